/** PURE. */
import { defineSite } from './define-site.ts';

export const mediawiki = defineSite({
  id: 'mediawiki',
  name: 'MediaWiki',
  recognizedBy: [{ meta: 'generator', startsWith: 'MediaWiki' }],
  pages: [
    {
      id: 'article',
      path: ['/wiki/*', '/w/index.php/*', '/index.php/*'],
      fields: { title: [{ title: ':title - :place' }, { template: '{rest|spaces}' }] },
      name: 'Article',
      description: 'The article "{title}" of the wiki {host}',
      task: '{title}',
      content: { exclude: ['.mw-editsection'] },
      samples: {
        matches: [
          {
            url: 'https://wiki.example/wiki/Main_Page',
            title: 'Main Page - Our wiki',
            meta: { generator: 'MediaWiki 1.43.0' },
            state: {
              name: 'Article',
              description: 'The article "Main Page" of the wiki wiki.example',
              task: 'Main Page',
            },
          },
          {
            url: 'https://wiki.example/index.php/How_to',
            meta: { generator: 'MediaWiki 1.43.0' },
            state: {
              name: 'Article',
              description: 'The article "How to" of the wiki wiki.example',
              task: 'How to',
            },
          },
        ],
        not: 'https://wiki.example/',
      },
    },
    {
      id: 'query',
      path: ['/w/index.php', '/index.php'],
      query: { title: '*' },
      keepQuery: ['title', 'action'],
      fields: { title: { query: 'title' }, action: { query: 'action' } },
      name: 'Article',
      description: 'The article "{title|spaces}" of the wiki {host}[, action {action}]',
      task: '{title|spaces}',
      samples: {
        matches: [
          {
            url: 'https://wiki.example/w/index.php?title=How_to&action=edit',
            meta: { generator: 'MediaWiki 1.43.0' },
            state: {
              path: 'https://wiki.example/w/index.php?title=How_to&action=edit',
              name: 'Article',
              description: 'The article "How to" of the wiki wiki.example, action edit',
              task: 'How to',
            },
          },
          {
            url: 'https://wiki.example/index.php?title=A',
            meta: { generator: 'MediaWiki 1.43.0' },
            state: {
              path: 'https://wiki.example/index.php?title=A',
              name: 'Article',
              description: 'The article "A" of the wiki wiki.example',
              task: 'A',
            },
          },
        ],
        not: 'https://wiki.example/wiki/A',
      },
    },
    {
      id: 'other',
      path: '/*',
      fields: { title: { title: ':title - :place' } },
      name: 'Wiki',
      description: 'A page of the wiki {host}[: {title}]',
      samples: {
        matches: [
          {
            url: 'https://wiki.example/Main_Page',
            title: 'Main Page - Our wiki',
            meta: { generator: 'MediaWiki 1.43.0' },
            state: { name: 'Wiki', description: 'A page of the wiki wiki.example: Main Page' },
          },
          {
            url: 'https://wiki.example/',
            meta: { generator: 'MediaWiki 1.43.0' },
            state: { name: 'Wiki', description: 'A page of the wiki wiki.example' },
          },
        ],
        not: 'https://wiki.example/wiki/A',
      },
    },
  ],
});
