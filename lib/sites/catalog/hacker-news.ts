/** PURE. */
import { defineSite } from './define-site.ts';

export const hackerNews = defineSite({
  id: 'hacker-news',
  name: 'Hacker News',
  hosts: ['news.ycombinator.com'],
  pages: [
    {
      id: 'item',
      path: '/item',
      query: { id: '*' },
      keepQuery: ['id'],
      fields: {
        id: { query: 'id' },
        title: { title: ':title | Hacker News' },
        author: { select: ['.fatitem .hnuser'] },
      },
      required: ['title'],
      name: 'Discussion',
      description: 'Item {id} on Hacker News, titled "{title}"[, by {author}]',
      task: '{id}',
      suggestions: ['What are the main arguments?', 'Summarise the discussion'],
      samples: {
        matches: [
          {
            url: 'https://news.ycombinator.com/item?id=12345678',
            title: 'Show HN: A drawer | that knows | Hacker News',
            state: {
              path: 'https://news.ycombinator.com/item?id=12345678',
              name: 'Discussion',
              description: 'Item 12345678 on Hacker News, titled "Show HN: A drawer | that knows"',
              task: '12345678',
            },
          },
          {
            url: 'https://news.ycombinator.com/item?id=8863',
            title: 'My YC app | Hacker News',
            state: {
              path: 'https://news.ycombinator.com/item?id=8863',
              name: 'Discussion',
              description: 'Item 8863 on Hacker News, titled "My YC app"',
              task: '8863',
            },
          },
        ],
        not: 'https://news.ycombinator.com/news',
        captured: [
          {
            page: 'defuddle/general--news.ycombinator.com-item-id=12345678.html',
            url: 'https://news.ycombinator.com/item?id=12345678',
            state: {
              path: 'https://news.ycombinator.com/item?id=12345678',
              name: 'Discussion',
              description:
                'Item 12345678 on Hacker News, titled "This is a comment on a Hacker News thread about a topic", by testuser',
              task: '12345678',
            },
          },
        ],
      },
    },
    {
      id: 'list',
      path: [
        '/',
        '/news',
        '/newest',
        '/front',
        '/ask',
        '/show',
        '/jobs',
        '/best',
        '/active',
        '/from',
        '/newcomments',
        '/threads',
      ],
      keepQuery: ['p', 'site', 'id', 'day'],
      fields: { site: { query: 'site' }, person: { query: 'id' } },
      name: 'List',
      description: 'A list on Hacker News[ of {site}][ by {person}]',
      samples: {
        matches: [
          {
            url: 'https://news.ycombinator.com/newest',
            state: { name: 'List', description: 'A list on Hacker News' },
          },
          {
            url: 'https://news.ycombinator.com/from?site=example.com',
            state: {
              path: 'https://news.ycombinator.com/from?site=example.com',
              name: 'List',
              description: 'A list on Hacker News of example.com',
            },
          },
        ],
        not: 'https://news.ycombinator.com/item?id=1',
      },
    },
    {
      id: 'user',
      path: '/user',
      query: { id: '*' },
      keepQuery: ['id'],
      fields: { person: { query: 'id' } },
      name: 'Person',
      description: 'The profile of {person} on Hacker News',
      samples: {
        matches: [
          {
            url: 'https://news.ycombinator.com/user?id=pg',
            state: {
              path: 'https://news.ycombinator.com/user?id=pg',
              name: 'Person',
              description: 'The profile of pg on Hacker News',
            },
          },
          {
            url: 'https://news.ycombinator.com/user?id=dang',
            state: {
              path: 'https://news.ycombinator.com/user?id=dang',
              name: 'Person',
              description: 'The profile of dang on Hacker News',
            },
          },
        ],
        not: 'https://news.ycombinator.com/threads?id=pg',
      },
    },
  ],
});
