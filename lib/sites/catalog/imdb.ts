/** PURE. */
import { defineSite } from './define-site.ts';

export const imdb = defineSite({
  id: 'imdb',
  name: 'IMDb',
  hosts: ['.imdb.com'],
  pages: [
    {
      id: 'title',
      path: ['/title/:id/*', '/:locale/title/:id/*'],
      fields: { title: { title: ':title - IMDb' } },
      name: 'Film or series',
      description: '"{title}" on IMDb ({id})[: {rest}]',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.imdb.com/title/tt0111161/',
            title: 'The Shawshank Redemption (1994) - IMDb',
            state: {
              name: 'Film or series',
              description: '"The Shawshank Redemption (1994)" on IMDb (tt0111161)',
              task: 'tt0111161',
            },
          },
          {
            url: 'https://www.imdb.com/de/title/tt0111161/reviews/',
            title: '(500) Days of Summer (2009) - User reviews - IMDb',
            state: {
              name: 'Film or series',
              description:
                '"(500) Days of Summer (2009) - User reviews" on IMDb (tt0111161): reviews',
              task: 'tt0111161',
            },
          },
        ],
        not: 'https://www.imdb.com/name/nm0000151/',
      },
    },
    {
      id: 'person',
      path: ['/name/:id/*', '/:locale/name/:id/*'],
      fields: { title: { title: ':title - IMDb' } },
      name: 'Person',
      description: '{title} on IMDb ({id})',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.imdb.com/name/nm0000151/',
            title: 'Morgan Freeman - IMDb',
            state: {
              name: 'Person',
              description: 'Morgan Freeman on IMDb (nm0000151)',
              task: 'nm0000151',
            },
          },
          {
            url: 'https://www.imdb.com/fr/name/nm0000151/bio/',
            title: 'Morgan Freeman - Biographie - IMDb',
            state: {
              name: 'Person',
              description: 'Morgan Freeman - Biographie on IMDb (nm0000151)',
              task: 'nm0000151',
            },
          },
        ],
        not: 'https://www.imdb.com/title/tt1/',
      },
    },
    {
      id: 'search',
      path: '/find',
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'IMDb search for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://www.imdb.com/find/?q=alien&ref_=nv',
            state: {
              path: 'https://www.imdb.com/find/?q=alien',
              name: 'Search',
              description: 'IMDb search for "alien"',
            },
          },
          {
            url: 'https://www.imdb.com/find?q=a',
            state: {
              path: 'https://www.imdb.com/find?q=a',
              name: 'Search',
              description: 'IMDb search for "a"',
            },
          },
        ],
        not: 'https://www.imdb.com/title/tt1/',
      },
    },
    {
      id: 'list',
      path: ['/chart/:list', '/list/:list', '/user/:list/watchlist'],
      name: 'List',
      description: 'A list on IMDb[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://www.imdb.com/chart/top/',
            title: 'IMDb Top 250 Movies',
            state: { name: 'List', description: 'A list on IMDb: IMDb Top 250 Movies' },
          },
          {
            url: 'https://www.imdb.com/list/ls1/',
            state: { name: 'List', description: 'A list on IMDb' },
          },
        ],
        not: 'https://www.imdb.com/title/tt1/',
      },
    },
  ],
});
