/** PURE. */
import { defineSite } from './define-site.ts';

export const discourse = defineSite({
  id: 'discourse',
  name: 'Discourse',
  recognizedBy: [{ meta: 'generator', startsWith: 'Discourse' }],
  pages: [
    {
      id: 'topic',
      path: ['/t/:slug/:id', '/t/:slug/:id/:post', '/t/:slug'],
      where: { id: { is: 'digits' }, post: { is: 'digits' } },
      fields: {
        title: [
          { title: ':title - :category - :place' },
          { title: ':title - :place' },
          { template: '{slug|words}' },
        ],
      },
      name: 'Topic',
      description: 'The topic "{title}" in the forum {host}',
      task: '{title}',
      suggestions: ['Summarise this topic'],
      samples: {
        matches: [
          {
            url: 'https://forum.example/t/how-to-install/12',
            title: 'How to install - Support - Forum',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: {
              name: 'Topic',
              description: 'The topic "How to install" in the forum forum.example',
              task: 'How to install',
            },
          },
          {
            url: 'https://forum.example/t/how-to-install/12/3',
            title: 'How to install - Forum',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: {
              name: 'Topic',
              description: 'The topic "How to install" in the forum forum.example',
              task: 'How to install',
            },
          },
        ],
        not: 'https://forum.example/latest',
      },
    },
    {
      id: 'category',
      path: ['/c/:category/*', '/tag/:tag', '/tags/c/*'],
      name: 'Category',
      description: 'Topics[ in {category|words}][ with the tag {tag}] of the forum {host}',
      project: '{category}',
      samples: {
        matches: [
          {
            url: 'https://forum.example/c/support/6',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: {
              name: 'Category',
              description: 'Topics in support of the forum forum.example',
              project: 'support',
            },
          },
          {
            url: 'https://forum.example/tag/css',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: {
              name: 'Category',
              description: 'Topics with the tag css of the forum forum.example',
            },
          },
        ],
        not: 'https://forum.example/latest',
      },
    },
    {
      id: 'person',
      path: '/u/:person/*',
      name: 'Person',
      description: 'The profile of {person} in the forum {host}',
      samples: {
        matches: [
          {
            url: 'https://forum.example/u/ada',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: { name: 'Person', description: 'The profile of ada in the forum forum.example' },
          },
          {
            url: 'https://forum.example/u/ada/summary',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: { name: 'Person', description: 'The profile of ada in the forum forum.example' },
          },
        ],
        not: 'https://forum.example/latest',
      },
    },
    {
      id: 'list',
      path: '/*',
      name: 'Forum',
      description: 'The forum {host}[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://forum.example/latest',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: { name: 'Forum', description: 'The forum forum.example: latest' },
          },
          {
            url: 'https://forum.example/',
            meta: {
              generator: 'Discourse 3.5.0 - https://github.com/discourse/discourse version abc',
            },
            state: { name: 'Forum', description: 'The forum forum.example' },
          },
        ],
        not: 'https://forum.example/u/ada',
      },
    },
  ],
});
