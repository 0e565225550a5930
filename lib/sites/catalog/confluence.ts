/** PURE. */
import { defineSite } from './define-site.ts';

export const confluence = defineSite({
  id: 'confluence',
  name: 'Confluence',
  hosts: ['.atlassian.net'],
  pages: [
    {
      id: 'page',
      path: [
        '/wiki/spaces/:space/pages/:id/*',
        '/wiki/spaces/:space/pages/edit-v2/:id',
        '/wiki/spaces/:space/blog/:year/:month/:day/:id/*',
      ],
      where: { id: { is: 'digits' } },
      fields: { title: [{ title: ':title - :area - Confluence' }, { template: '{rest|words}' }] },
      name: 'Page',
      description: 'The page "{title}" in the space {space}',
      project: '{space}',
      task: '{title}',
      suggestions: ['Summarise this page', 'What is out of date here?'],
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/wiki/spaces/ENG/pages/123/How+we+deploy',
            title: 'How we deploy - Engineering - Confluence',
            state: {
              name: 'Page',
              description: 'The page "How we deploy" in the space ENG',
              project: 'ENG',
              task: 'How we deploy',
            },
          },
          {
            url: 'https://acme.atlassian.net/wiki/spaces/ENG/pages/123/How+we+deploy',
            state: {
              name: 'Page',
              description: 'The page "How we deploy" in the space ENG',
              project: 'ENG',
              task: 'How we deploy',
            },
          },
        ],
        not: 'https://acme.atlassian.net/wiki/spaces/ENG/overview',
      },
    },
    {
      id: 'space',
      path: [
        '/wiki/spaces/:space',
        '/wiki/spaces/:space/overview',
        '/wiki/spaces/:space/pages',
        '/wiki/spaces/:space/blog',
      ],
      name: 'Space',
      description: 'The space {space}',
      project: '{space}',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/wiki/spaces/ENG/overview',
            state: { name: 'Space', description: 'The space ENG', project: 'ENG' },
          },
          {
            url: 'https://acme.atlassian.net/wiki/spaces/ENG',
            state: { name: 'Space', description: 'The space ENG', project: 'ENG' },
          },
        ],
        not: 'https://acme.atlassian.net/wiki/home',
      },
    },
    {
      id: 'search',
      path: '/wiki/search',
      keepQuery: ['text'],
      fields: { search: { query: 'text' } },
      name: 'Search',
      description: 'Confluence search[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/wiki/search?text=deploy',
            state: {
              path: 'https://acme.atlassian.net/wiki/search?text=deploy',
              name: 'Search',
              description: 'Confluence search for "deploy"',
            },
          },
          {
            url: 'https://acme.atlassian.net/wiki/search',
            state: { name: 'Search', description: 'Confluence search' },
          },
        ],
        not: 'https://acme.atlassian.net/wiki/home',
      },
    },
    {
      id: 'other',
      path: '/wiki/*',
      fields: { site: { host: ':site.atlassian.net' } },
      name: 'Confluence',
      description: 'Confluence at {site}[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/wiki/home',
            state: { name: 'Confluence', description: 'Confluence at acme: home' },
          },
          {
            url: 'https://acme.atlassian.net/wiki/people/1',
            state: { name: 'Confluence', description: 'Confluence at acme: people/1' },
          },
        ],
        not: 'https://acme.atlassian.net/jira/your-work',
      },
    },
  ],
});
