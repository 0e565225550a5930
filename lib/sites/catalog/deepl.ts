/** PURE. */
import { defineSite } from './define-site.ts';

export const deepl = defineSite({
  id: 'deepl',
  name: 'DeepL',
  hosts: ['www.deepl.com', 'deepl.com'],
  pages: [
    {
      id: 'translator',
      path: ['/translator', '/:locale/translator/*'],
      name: 'Translator',
      description: 'Translating a text',
      samples: {
        matches: [
          {
            url: 'https://www.deepl.com/translator',
            state: { name: 'Translator', description: 'Translating a text' },
          },
          {
            url: 'https://www.deepl.com/de/translator',
            state: { name: 'Translator', description: 'Translating a text' },
          },
        ],
        not: 'https://www.deepl.com/translator#en/de/Hello',
      },
    },
    {
      id: 'translation',
      path: ['/translator', '/:locale/translator'],
      hash: '/:source/:target/*',
      name: 'Translator',
      description: 'Translating from {source} to {target}',
      task: '{source} to {target}',
      samples: {
        matches: [
          {
            url: 'https://www.deepl.com/translator#en/de/Hello',
            state: {
              name: 'Translator',
              description: 'Translating from en to de',
              task: 'en to de',
            },
          },
          {
            url: 'https://www.deepl.com/en/translator#fr/it/',
            state: {
              name: 'Translator',
              description: 'Translating from fr to it',
              task: 'fr to it',
            },
          },
        ],
        not: 'https://www.deepl.com/translator',
      },
    },
    {
      id: 'write',
      path: ['/write', '/:locale/write'],
      name: 'Write',
      description: 'Improving a text',
      samples: {
        matches: [
          {
            url: 'https://www.deepl.com/write',
            state: { name: 'Write', description: 'Improving a text' },
          },
          {
            url: 'https://www.deepl.com/en/write#en/Hello',
            state: { name: 'Write', description: 'Improving a text' },
          },
        ],
        not: 'https://www.deepl.com/translator',
      },
    },
  ],
});
