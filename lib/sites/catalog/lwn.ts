/** PURE. */
import { defineSite } from './define-site.ts';

export const lwn = defineSite({
  id: 'lwn',
  name: 'LWN.net',
  hosts: ['lwn.net'],
  pages: [
    {
      id: 'article',
      path: ['/Articles/:id', '/Articles/:id/:part'],
      where: { id: { is: 'digits' } },
      fields: { title: { title: ':title [LWN.net]' } },
      name: 'Article',
      description: 'The LWN article "{title}"',
      task: '{id}',
      suggestions: ['Summarise this article'],
      samples: {
        matches: [
          {
            url: 'https://lwn.net/Articles/637755/',
            title: 'LWN.net Weekly Edition for March 26, 2015 [LWN.net]',
            state: {
              name: 'Article',
              description: 'The LWN article "LWN.net Weekly Edition for March 26, 2015"',
              task: '637755',
            },
          },
          {
            url: 'https://lwn.net/Articles/637755/bigpage',
            title: 'Kernel notes [LWN.net]',
            state: {
              name: 'Article',
              description: 'The LWN article "Kernel notes"',
              task: '637755',
            },
          },
        ],
        not: 'https://lwn.net/',
        captured: [
          {
            page: 'readability/lwn-1/source.html',
            url: 'https://lwn.net/Articles/637755/bigpage',
            state: {
              name: 'Article',
              description: 'The LWN article "LWN.net Weekly Edition for March 26, 2015"',
              task: '637755',
            },
          },
        ],
      },
    },
    {
      id: 'list',
      path: ['/', '/current/*', '/Archives/*', '/Kernel/*'],
      name: 'List',
      description: 'A list of LWN articles',
      samples: {
        matches: [
          {
            url: 'https://lwn.net/',
            state: { name: 'List', description: 'A list of LWN articles' },
          },
          {
            url: 'https://lwn.net/current/bigpage',
            state: { name: 'List', description: 'A list of LWN articles' },
          },
        ],
        not: 'https://lwn.net/Articles/1/',
      },
    },
  ],
});
