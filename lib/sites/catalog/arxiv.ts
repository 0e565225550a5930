/** PURE. */
import { defineSite } from './define-site.ts';

export const arxiv = defineSite({
  id: 'arxiv',
  name: 'arXiv',
  hosts: ['arxiv.org', 'www.arxiv.org'],
  pages: [
    {
      id: 'abstract',
      path: ['/abs/:id', '/abs/:archive/:id'],
      fields: {
        title: [{ title: '[:number] *' }, { meta: 'citation_title' }],
        about: { meta: 'citation_abstract' },
      },
      required: ['title'],
      name: 'Paper',
      description: 'The paper "{title}" (arXiv [{archive}/]{id})',
      task: '[{archive}/]{id}',
      suggestions: ['Explain the main idea', 'What is new here?'],
      samples: {
        matches: [
          {
            url: 'https://arxiv.org/abs/1706.03762',
            title: '[1706.03762] Attention Is All You Need',
            state: {
              name: 'Paper',
              description: 'The paper "Attention Is All You Need" (arXiv 1706.03762)',
              task: '1706.03762',
            },
          },
          {
            url: 'https://arxiv.org/abs/hep-th/9711200',
            title: '[hep-th/9711200] The Large N Limit',
            state: {
              name: 'Paper',
              description: 'The paper "The Large N Limit" (arXiv hep-th/9711200)',
              task: 'hep-th/9711200',
            },
          },
        ],
        not: 'https://arxiv.org/pdf/1706.03762',
      },
    },
    {
      id: 'full-text',
      path: ['/pdf/:id', '/html/:id', '/pdf/:archive/:id'],
      name: 'Full text',
      description: 'The full text of arXiv [{archive}/]{id}',
      task: '[{archive}/]{id}',
      samples: {
        matches: [
          {
            url: 'https://arxiv.org/pdf/1706.03762',
            state: {
              name: 'Full text',
              description: 'The full text of arXiv 1706.03762',
              task: '1706.03762',
            },
          },
          {
            url: 'https://arxiv.org/html/1706.03762v7',
            state: {
              name: 'Full text',
              description: 'The full text of arXiv 1706.03762v7',
              task: '1706.03762v7',
            },
          },
        ],
        not: 'https://arxiv.org/abs/1706.03762',
      },
    },
    {
      id: 'list',
      path: ['/list/:category/*', '/archive/:category', '/search/*'],
      keepQuery: ['query'],
      fields: { search: { query: 'query' } },
      name: 'List of papers',
      description: 'A list of papers[ in {category}][ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://arxiv.org/list/cs.CL/recent',
            state: { name: 'List of papers', description: 'A list of papers in cs.CL' },
          },
          {
            url: 'https://arxiv.org/search/?query=agents&searchtype=all',
            state: {
              path: 'https://arxiv.org/search/?query=agents',
              name: 'List of papers',
              description: 'A list of papers for "agents"',
            },
          },
        ],
        not: 'https://arxiv.org/abs/1706.03762',
      },
    },
  ],
});
