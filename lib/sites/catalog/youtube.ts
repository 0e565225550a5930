/** PURE. */
import { defineSite } from './define-site.ts';

export const youtube = defineSite({
  id: 'youtube',
  name: 'YouTube',
  hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
  unreadCounter: true,
  pages: [
    {
      id: 'video',
      path: '/watch',
      query: { v: '*' },
      keepQuery: ['v', 'list'],
      fields: { id: { query: 'v' }, title: { title: ':title - YouTube' } },
      required: ['title'],
      name: 'Video',
      description: 'The video "{title}"',
      task: '{id}',
      suggestions: ['Summarise this video'],
      samples: {
        matches: [
          {
            url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
            title: '(3) A walk - part 1 - YouTube',
            state: {
              path: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
              name: 'Video',
              description: 'The video "A walk - part 1"',
              task: 'dQw4w9WgXcQ',
            },
          },
          {
            url: 'https://m.youtube.com/watch?v=abc',
            title: 'B - YouTube',
            state: {
              path: 'https://m.youtube.com/watch?v=abc',
              name: 'Video',
              description: 'The video "B"',
              task: 'abc',
            },
          },
        ],
        not: 'https://www.youtube.com/shorts/abc',
      },
    },
    {
      id: 'short',
      path: ['/shorts/:id', '/live/:id'],
      fields: { title: { title: ':title - YouTube' } },
      name: 'Short or live video',
      description: 'The video "{title}"',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.youtube.com/shorts/abc',
            title: 'Cat - YouTube',
            state: { name: 'Short or live video', description: 'The video "Cat"', task: 'abc' },
          },
          {
            url: 'https://www.youtube.com/live/def',
            title: 'Launch - YouTube',
            state: { name: 'Short or live video', description: 'The video "Launch"', task: 'def' },
          },
        ],
        not: 'https://www.youtube.com/watch?v=abc',
      },
    },
    {
      id: 'playlist',
      path: '/playlist',
      query: { list: '*' },
      keepQuery: ['list'],
      fields: { list: { query: 'list' }, title: { title: ':title - YouTube' } },
      name: 'Playlist',
      description: 'The playlist "{title}"',
      task: '{list}',
      samples: {
        matches: [
          {
            url: 'https://www.youtube.com/playlist?list=PL1',
            title: 'Talks - YouTube',
            state: {
              path: 'https://www.youtube.com/playlist?list=PL1',
              name: 'Playlist',
              description: 'The playlist "Talks"',
              task: 'PL1',
            },
          },
          {
            url: 'https://www.youtube.com/playlist?list=WL',
            title: 'Watch later - YouTube',
            state: {
              path: 'https://www.youtube.com/playlist?list=WL',
              name: 'Playlist',
              description: 'The playlist "Watch later"',
              task: 'WL',
            },
          },
        ],
        not: 'https://www.youtube.com/watch?v=a&list=PL1',
      },
    },
    {
      id: 'channel',
      path: ['/:handle/*', '/channel/:channel/*', '/c/:channel/*', '/user/:channel/*'],
      where: { handle: { startsWith: '@' } },
      fields: { title: { title: ':title - YouTube' } },
      name: 'Channel',
      description: 'The channel "{title}"[, {rest}]',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.youtube.com/@acme/videos',
            title: 'Acme - YouTube',
            state: { name: 'Channel', description: 'The channel "Acme", videos', project: 'Acme' },
          },
          {
            url: 'https://www.youtube.com/channel/UC1',
            title: '(12) Acme - YouTube',
            state: { name: 'Channel', description: 'The channel "Acme"', project: 'Acme' },
          },
        ],
        not: 'https://www.youtube.com/feed/subscriptions',
      },
    },
    {
      id: 'results',
      path: '/results',
      query: { search_query: '*' },
      keepQuery: ['search_query'],
      fields: { search: { query: 'search_query' } },
      name: 'Search results',
      description: 'Videos for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://www.youtube.com/results?search_query=bread',
            state: {
              path: 'https://www.youtube.com/results?search_query=bread',
              name: 'Search results',
              description: 'Videos for "bread"',
            },
          },
          {
            url: 'https://www.youtube.com/results?search_query=a+b&sp=1',
            state: {
              path: 'https://www.youtube.com/results?search_query=a+b',
              name: 'Search results',
              description: 'Videos for "a b"',
            },
          },
        ],
        not: 'https://www.youtube.com/',
      },
    },
    {
      id: 'feed',
      path: ['/', '/feed/*'],
      name: 'YouTube',
      description: 'A YouTube start page[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://www.youtube.com/',
            state: { name: 'YouTube', description: 'A YouTube start page' },
          },
          {
            url: 'https://www.youtube.com/feed/subscriptions',
            state: { name: 'YouTube', description: 'A YouTube start page: subscriptions' },
          },
        ],
        not: 'https://www.youtube.com/watch?v=a',
      },
    },
  ],
});
