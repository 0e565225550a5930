/** PURE. */
import { defineSite } from './define-site.ts';

export const huggingFace = defineSite({
  id: 'hugging-face',
  name: 'Hugging Face',
  hosts: ['huggingface.co'],
  pages: [
    {
      id: 'model',
      path: '/:owner/:model/*',
      where: {
        owner: {
          noneOf: [
            'blog',
            'chat',
            'collections',
            'datasets',
            'docs',
            'enterprise',
            'inference-endpoints',
            'join',
            'learn',
            'login',
            'models',
            'new',
            'notifications',
            'organizations',
            'papers',
            'posts',
            'pricing',
            'settings',
            'spaces',
            'tasks',
          ],
        },
      },
      name: 'Model',
      description: 'The model {owner}/{model}[: {rest}]',
      project: '{owner}/{model}',
      suggestions: ['What is this model good for?', 'Under which licence is it?'],
      samples: {
        matches: [
          {
            url: 'https://huggingface.co/openai/whisper-large-v3',
            title: 'openai/whisper-large-v3 · Hugging Face',
            state: {
              name: 'Model',
              description: 'The model openai/whisper-large-v3',
              project: 'openai/whisper-large-v3',
            },
          },
          {
            url: 'https://huggingface.co/openai/whisper-large-v3/tree/main',
            state: {
              name: 'Model',
              description: 'The model openai/whisper-large-v3: tree/main',
              project: 'openai/whisper-large-v3',
            },
          },
        ],
        not: 'https://huggingface.co/docs/transformers',
      },
    },
    {
      id: 'dataset',
      path: '/datasets/:owner/:dataset/*',
      name: 'Dataset',
      description: 'The dataset {owner}/{dataset}[: {rest}]',
      project: '{owner}/{dataset}',
      samples: {
        matches: [
          {
            url: 'https://huggingface.co/datasets/rajpurkar/squad',
            state: {
              name: 'Dataset',
              description: 'The dataset rajpurkar/squad',
              project: 'rajpurkar/squad',
            },
          },
          {
            url: 'https://huggingface.co/datasets/rajpurkar/squad/viewer',
            state: {
              name: 'Dataset',
              description: 'The dataset rajpurkar/squad: viewer',
              project: 'rajpurkar/squad',
            },
          },
        ],
        not: 'https://huggingface.co/datasets',
      },
    },
    {
      id: 'space',
      path: '/spaces/:owner/:space/*',
      name: 'Space',
      description: 'The space {owner}/{space}[: {rest}]',
      project: '{owner}/{space}',
      samples: {
        matches: [
          {
            url: 'https://huggingface.co/spaces/acme/demo',
            state: { name: 'Space', description: 'The space acme/demo', project: 'acme/demo' },
          },
          {
            url: 'https://huggingface.co/spaces/acme/demo/discussions',
            state: {
              name: 'Space',
              description: 'The space acme/demo: discussions',
              project: 'acme/demo',
            },
          },
        ],
        not: 'https://huggingface.co/spaces',
      },
    },
    {
      id: 'paper',
      path: '/papers/:paper',
      fields: { title: { title: 'Paper page - *' } },
      name: 'Paper',
      description: 'The paper {paper}[, titled "{title}"]',
      task: '{paper}',
      samples: {
        matches: [
          {
            url: 'https://huggingface.co/papers/2301.00001',
            title: 'Paper page - Small steps',
            state: {
              name: 'Paper',
              description: 'The paper 2301.00001, titled "Small steps"',
              task: '2301.00001',
            },
          },
          {
            url: 'https://huggingface.co/papers/2301.00002',
            state: { name: 'Paper', description: 'The paper 2301.00002', task: '2301.00002' },
          },
        ],
        not: 'https://huggingface.co/papers',
      },
    },
    {
      id: 'section',
      path: '/:section/*',
      where: {
        section: {
          oneOf: [
            'blog',
            'chat',
            'collections',
            'datasets',
            'docs',
            'enterprise',
            'inference-endpoints',
            'join',
            'learn',
            'login',
            'models',
            'new',
            'notifications',
            'organizations',
            'papers',
            'posts',
            'pricing',
            'settings',
            'spaces',
            'tasks',
          ],
        },
      },
      name: 'Hugging Face: {section|words}',
      description: 'The part "{section}[/{rest}]" of Hugging Face',
      samples: {
        matches: [
          {
            url: 'https://huggingface.co/models',
            state: {
              name: 'Hugging Face: models',
              description: 'The part "models" of Hugging Face',
            },
          },
          {
            url: 'https://huggingface.co/docs/transformers/index',
            state: {
              name: 'Hugging Face: docs',
              description: 'The part "docs/transformers/index" of Hugging Face',
            },
          },
        ],
        not: 'https://huggingface.co/openai',
      },
    },
    {
      id: 'account',
      path: '/:owner',
      name: 'Account',
      description: 'Models, datasets and spaces of {owner}',
      project: '{owner}',
      samples: {
        matches: [
          {
            url: 'https://huggingface.co/openai',
            state: {
              name: 'Account',
              description: 'Models, datasets and spaces of openai',
              project: 'openai',
            },
          },
          {
            url: 'https://huggingface.co/acme',
            state: {
              name: 'Account',
              description: 'Models, datasets and spaces of acme',
              project: 'acme',
            },
          },
        ],
        not: 'https://huggingface.co/models',
      },
    },
  ],
});
