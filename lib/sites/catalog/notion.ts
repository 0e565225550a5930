/** PURE. */
import { defineSite } from './define-site.ts';

export const notion = defineSite({
  id: 'notion',
  name: 'Notion',
  hosts: ['.notion.so', '.notion.site'],
  pages: [
    {
      id: 'page',
      path: ['/:page', '/:workspace/:page'],
      keepQuery: ['p'],
      name: 'Page',
      description: 'The Notion page "{pageTitle}"[ of {workspace}]',
      project: '{workspace}',
      task: '{pageTitle}',
      suggestions: ['Summarise this page'],
      samples: {
        matches: [
          {
            url: 'https://www.notion.so/acme/Roadmap-2026-1a2b3c',
            title: 'Roadmap 2026',
            state: {
              name: 'Page',
              description: 'The Notion page "Roadmap 2026" of acme',
              project: 'acme',
              task: 'Roadmap 2026',
            },
          },
          {
            url: 'https://www.notion.so/Notes-1a2b3c',
            title: 'Notes',
            state: { name: 'Page', description: 'The Notion page "Notes"', task: 'Notes' },
          },
        ],
        not: 'https://www.notion.so/',
      },
    },
    {
      id: 'home',
      path: '/',
      name: 'Notion',
      description: 'The start page of Notion',
      samples: {
        matches: [
          {
            url: 'https://www.notion.so/',
            state: { name: 'Notion', description: 'The start page of Notion' },
          },
          {
            url: 'https://www.notion.so',
            state: { name: 'Notion', description: 'The start page of Notion' },
          },
        ],
        not: 'https://www.notion.so/Notes-1a2b3c',
      },
    },
  ],
});
