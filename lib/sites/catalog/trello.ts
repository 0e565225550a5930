/** PURE. */
import { defineSite } from './define-site.ts';

export const trello = defineSite({
  id: 'trello',
  name: 'Trello',
  hosts: ['trello.com'],
  pages: [
    {
      id: 'board',
      path: '/b/:id/*',
      fields: { title: [{ title: ':title | Trello' }, { template: '{rest|words}' }] },
      name: 'Board',
      description: 'The board "{title}"',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://trello.com/b/aB3/web-shop',
            title: 'Web shop | Trello',
            state: { name: 'Board', description: 'The board "Web shop"', project: 'Web shop' },
          },
          {
            url: 'https://trello.com/b/aB3/web-shop',
            state: { name: 'Board', description: 'The board "web shop"', project: 'web shop' },
          },
        ],
        not: 'https://trello.com/c/xY9/12-login',
      },
    },
    {
      id: 'card',
      path: '/c/:id/*',
      fields: {
        title: [{ title: ':title on :board | Trello' }, { template: '{rest|words}' }],
        board: { title: ':title on :board | Trello' },
      },
      name: 'Card',
      description: 'The card "{title}"[ on the board "{board}"]',
      project: '{board}',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://trello.com/c/xY9/12-login',
            title: 'Turn on mails on Web shop | Trello',
            state: {
              name: 'Card',
              description: 'The card "Turn on mails" on the board "Web shop"',
              project: 'Web shop',
              task: 'Turn on mails',
            },
          },
          {
            url: 'https://trello.com/c/xY9/12-login',
            state: { name: 'Card', description: 'The card "12 login"', task: '12 login' },
          },
        ],
        not: 'https://trello.com/b/aB3/web-shop',
      },
    },
    {
      id: 'workspace',
      path: ['/w/:workspace/*', '/u/:user/boards'],
      name: 'Boards',
      description: 'The boards[ of {workspace}][ of {user}]',
      project: '{workspace}',
      samples: {
        matches: [
          {
            url: 'https://trello.com/w/acme/home',
            state: { name: 'Boards', description: 'The boards of acme', project: 'acme' },
          },
          {
            url: 'https://trello.com/u/ada/boards',
            state: { name: 'Boards', description: 'The boards of ada' },
          },
        ],
        not: 'https://trello.com/b/aB3/web-shop',
      },
    },
  ],
});
