/** PURE. */
import { defineSite } from './define-site.ts';

export const nytimes = defineSite({
  id: 'nytimes',
  name: 'The New York Times',
  hosts: ['.nytimes.com'],
  pages: [
    {
      id: 'article',
      path: [
        '/:year/:month/:day/:section/:slug',
        '/:year/:month/:day/:section/:subsection/:slug',
        '/interactive/:year/:month/:day/:section/:slug',
      ],
      where: { year: { is: 'digits' } },
      fields: {
        title: [{ title: ':title - The New York Times' }, { meta: 'og:title' }],
        about: { meta: 'description' },
      },
      name: 'Article',
      description: 'The article "{title}"[: {about}]',
      task: '{title}',
      suggestions: ['Summarise this article'],
      samples: {
        matches: [
          {
            url: 'https://www.nytimes.com/2019/02/21/nyregion/winter-weather-manholes-pipes.html',
            title: 'Why Winter Makes Manholes Explode - The New York Times',
            state: {
              name: 'Article',
              description: 'The article "Why Winter Makes Manholes Explode"',
              task: 'Why Winter Makes Manholes Explode',
            },
          },
          {
            url: 'https://www.nytimes.com/2026/03/02/world/europe/a.html',
            title: 'A - The New York Times',
            state: { name: 'Article', description: 'The article "A"', task: 'A' },
          },
        ],
        not: 'https://www.nytimes.com/section/world',
        captured: [
          {
            page: 'readability/nytimes-3/source.html',
            url: 'https://www.nytimes.com/2019/02/21/nyregion/winter-weather-manholes-pipes.html',
            state: {
              name: 'Article',
              description:
                'The article "Manhole Fires and Burst Pipes: How Winter Wreaks Havoc on What’s Underneath N.Y.C.": New York’s aging below-street infrastructure is tough to maintain, and the corrosive rock salt and “freeze-thaw” cycles of winter make it even worse.',
              task: 'Manhole Fires and Burst Pipes: How Winter Wreaks Havoc on What’s Underneath N.Y.C.',
            },
          },
        ],
      },
    },
    {
      id: 'section',
      path: ['/', '/section/*'],
      name: 'Section',
      description: 'A section of The New York Times[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://www.nytimes.com/',
            state: { name: 'Section', description: 'A section of The New York Times' },
          },
          {
            url: 'https://www.nytimes.com/section/world',
            state: { name: 'Section', description: 'A section of The New York Times: world' },
          },
        ],
        not: 'https://www.nytimes.com/2026/03/02/world/europe/a.html',
      },
    },
  ],
});
