/** PURE. */
import { defineSite } from './define-site.ts';

export const bbc = defineSite({
  id: 'bbc',
  name: 'BBC',
  hosts: ['.bbc.com', '.bbc.co.uk'],
  pages: [
    {
      id: 'article',
      path: [
        '/news/:slug',
        '/news/articles/:id',
        '/sport/:section/articles/:id',
        '/future/article/:slug',
      ],
      fields: {
        title: [
          { title: ':title - BBC News' },
          { title: ':title - BBC Sport' },
          { meta: 'og:title' },
        ],
        about: { meta: 'og:description' },
      },
      name: 'Article',
      description: 'The article "{title}"[: {about}]',
      task: '{title}',
      suggestions: ['Summarise this article'],
      samples: {
        matches: [
          {
            url: 'https://www.bbc.com/news/world-us-canada-33646704',
            title: "Obama admits US gun laws are his 'biggest frustration' - BBC News",
            state: {
              name: 'Article',
              description: 'The article "Obama admits US gun laws are his \'biggest frustration\'"',
              task: "Obama admits US gun laws are his 'biggest frustration'",
            },
          },
          {
            url: 'https://www.bbc.co.uk/news/articles/c1a',
            title: 'Floods - BBC News',
            state: { name: 'Article', description: 'The article "Floods"', task: 'Floods' },
          },
        ],
        not: 'https://www.bbc.com/news',
        captured: [
          {
            page: 'readability/bbc-1/source.html',
            url: 'https://www.bbc.com/news/world-us-canada-33646704',
            state: {
              name: 'Article',
              description:
                'The article "Obama admits US gun laws are his \'biggest frustration\'": President Barack Obama tells the BBC his failure to pass "common sense gun safety laws" is the greatest frustration of his presidency.',
              task: "Obama admits US gun laws are his 'biggest frustration'",
            },
          },
        ],
      },
    },
    {
      id: 'section',
      path: ['/', '/news', '/sport', '/:section/*'],
      name: 'Section',
      description: 'A section of the BBC[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://www.bbc.com/news',
            title: 'Home - BBC News',
            state: { name: 'Section', description: 'A section of the BBC: Home - BBC News' },
          },
          {
            url: 'https://www.bbc.com/weather/3038',
            state: { name: 'Section', description: 'A section of the BBC' },
          },
        ],
        not: 'https://www.bbc.com/news/articles/c1a',
      },
    },
  ],
});
