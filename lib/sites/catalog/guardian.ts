/** PURE. */
import { defineSite } from './define-site.ts';

export const guardian = defineSite({
  id: 'guardian',
  name: 'The Guardian',
  hosts: ['www.theguardian.com', 'theguardian.com'],
  pages: [
    {
      id: 'article',
      path: '/:section/:year/:month/:day/:slug',
      where: { year: { is: 'digits' } },
      fields: {
        title: [
          { title: ':title | :writer | :topic | The Guardian' },
          { title: ':title | :topic | The Guardian' },
          { meta: 'og:title' },
        ],
        about: { meta: 'description' },
      },
      name: 'Article',
      description: 'The article "{title}"[: {about}]',
      task: '{title}',
      suggestions: ['Summarise this article'],
      samples: {
        matches: [
          {
            url: 'https://www.theguardian.com/environment/2019/jan/03/what-is-the-sea-telling-us',
            title: 'What is the sea telling us? | Environment | The Guardian',
            state: {
              name: 'Article',
              description: 'The article "What is the sea telling us?"',
              task: 'What is the sea telling us?',
            },
          },
          {
            url: 'https://www.theguardian.com/world/2026/mar/02/a',
            title: 'A | World news | The Guardian',
            state: { name: 'Article', description: 'The article "A"', task: 'A' },
          },
        ],
        not: 'https://www.theguardian.com/environment',
        captured: [
          {
            page: 'readability/guardian-1/source.html',
            url: 'https://www.theguardian.com/environment/2019/jan/03/what-is-the-sea-telling-us-maori-tribes-fearful-over-whale-strandings',
            state: {
              name: 'Article',
              description:
                'The article "\'What is the sea telling us?\': Māori tribes fearful over whale strandings": New Zealand’s whale whisperers worry that manmade changes in the ocean are behind the spike in beachings',
              task: "'What is the sea telling us?': Māori tribes fearful over whale strandings",
            },
          },
        ],
      },
    },
    {
      id: 'section',
      path: ['/', '/:section', '/:section/:topic'],
      name: 'Section',
      description: 'A section of The Guardian[: {section}][/{topic}]',
      samples: {
        matches: [
          {
            url: 'https://www.theguardian.com/environment',
            state: { name: 'Section', description: 'A section of The Guardian: environment' },
          },
          {
            url: 'https://www.theguardian.com/environment/whales',
            state: {
              name: 'Section',
              description: 'A section of The Guardian: environment/whales',
            },
          },
        ],
        not: 'https://www.theguardian.com/a/2026/mar/02/a',
      },
    },
  ],
});
