/** PURE. */
import { defineSite } from './define-site.ts';

export const mdn = defineSite({
  id: 'mdn',
  name: 'MDN Web Docs',
  hosts: ['developer.mozilla.org'],
  pages: [
    {
      id: 'reference',
      path: '/:locale/docs/*',
      fields: {
        title: [{ title: ':title | MDN' }, { template: '{rest|words}' }],
        about: { meta: 'description' },
      },
      required: ['title'],
      name: 'Reference',
      description: 'The MDN page "{title}" ({rest})[: {about}]',
      task: '{rest}',
      suggestions: ['Show an example', 'Which browsers support this?'],
      samples: {
        matches: [
          {
            url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
            title: 'Array - JavaScript | MDN',
            state: {
              name: 'Reference',
              description:
                'The MDN page "Array - JavaScript" (Web/JavaScript/Reference/Global_Objects/Array)',
              task: 'Web/JavaScript/Reference/Global_Objects/Array',
            },
          },
          {
            url: 'https://developer.mozilla.org/de/docs/Web/CSS/gap',
            title: 'gap - CSS | MDN',
            state: {
              name: 'Reference',
              description: 'The MDN page "gap - CSS" (Web/CSS/gap)',
              task: 'Web/CSS/gap',
            },
          },
        ],
        not: 'https://developer.mozilla.org/en-US/blog/baseline/',
        captured: [
          {
            page: 'defuddle/general--developer.mozilla.org-en-US-docs-Web-JavaScript-Reference-Global_Objects-Array.html',
            url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
            state: {
              name: 'Reference',
              description:
                'The MDN page "Array - JavaScript" (Web/JavaScript/Reference/Global_Objects/Array): The Array object enables storing a collection of multiple items under a single variable name.',
              task: 'Web/JavaScript/Reference/Global_Objects/Array',
            },
          },
        ],
      },
    },
    {
      id: 'blog',
      path: '/:locale/blog/*',
      fields: { title: { title: ':title | MDN Blog' } },
      name: 'Blog',
      description: 'The MDN blog[: {title}]',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://developer.mozilla.org/en-US/blog/baseline/',
            title: 'Baseline | MDN Blog',
            state: { name: 'Blog', description: 'The MDN blog: Baseline', task: 'Baseline' },
          },
          {
            url: 'https://developer.mozilla.org/en-US/blog/',
            state: { name: 'Blog', description: 'The MDN blog' },
          },
        ],
        not: 'https://developer.mozilla.org/en-US/docs/Web',
      },
    },
    {
      id: 'search',
      path: '/:locale/search',
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'MDN search[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://developer.mozilla.org/en-US/search?q=array',
            state: {
              path: 'https://developer.mozilla.org/en-US/search?q=array',
              name: 'Search',
              description: 'MDN search for "array"',
            },
          },
          {
            url: 'https://developer.mozilla.org/fr/search?q=a',
            state: {
              path: 'https://developer.mozilla.org/fr/search?q=a',
              name: 'Search',
              description: 'MDN search for "a"',
            },
          },
        ],
        not: 'https://developer.mozilla.org/en-US/docs/Web',
      },
    },
  ],
});
