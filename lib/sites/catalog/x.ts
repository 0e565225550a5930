/** PURE. */
import { defineSite } from './define-site.ts';

export const x = defineSite({
  id: 'x',
  name: 'X',
  hosts: ['x.com', 'twitter.com', 'mobile.twitter.com', 'www.twitter.com'],
  unreadCounter: true,
  pages: [
    {
      id: 'post',
      path: '/:user/status/:id/*',
      where: { id: { is: 'digits' } },
      name: 'Post',
      description: 'A post by {user}[: {pageTitle}]',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://x.com/ada/status/123',
            title: '(2) Ada on X: "Hello: world" / X',
            state: {
              name: 'Post',
              description: 'A post by ada: Ada on X: "Hello: world" / X',
              task: '123',
            },
          },
          {
            url: 'https://twitter.com/ada/status/123/photo/1',
            state: { name: 'Post', description: 'A post by ada', task: '123' },
          },
        ],
        not: 'https://x.com/ada',
      },
    },
    {
      id: 'profile',
      path: ['/:user', '/:user/:part'],
      where: {
        user: {
          noneOf: [
            'compose',
            'explore',
            'hashtag',
            'home',
            'i',
            'jobs',
            'login',
            'messages',
            'notifications',
            'privacy',
            'search',
            'settings',
            'tos',
          ],
        },
      },
      name: 'Profile',
      description: 'The profile of {user}[, {part}]',
      project: '{user}',
      samples: {
        matches: [
          {
            url: 'https://x.com/ada',
            state: { name: 'Profile', description: 'The profile of ada', project: 'ada' },
          },
          {
            url: 'https://x.com/ada/with_replies',
            state: {
              name: 'Profile',
              description: 'The profile of ada, with_replies',
              project: 'ada',
            },
          },
        ],
        not: 'https://x.com/home',
      },
    },
    {
      id: 'search',
      path: '/search',
      keepQuery: ['q', 'f'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'Posts for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://x.com/search?q=css&src=typed_query',
            state: {
              path: 'https://x.com/search?q=css',
              name: 'Search',
              description: 'Posts for "css"',
            },
          },
          {
            url: 'https://x.com/search?q=from%3Aada&f=live',
            state: {
              path: 'https://x.com/search?q=from%3Aada&f=live',
              name: 'Search',
              description: 'Posts for "from:ada"',
            },
          },
        ],
        not: 'https://x.com/explore',
      },
    },
    {
      id: 'section',
      path: '/:section/*',
      where: {
        section: {
          oneOf: [
            'compose',
            'explore',
            'hashtag',
            'home',
            'i',
            'jobs',
            'login',
            'messages',
            'notifications',
            'privacy',
            'search',
            'settings',
            'tos',
          ],
        },
      },
      name: 'X: {section}',
      description: 'The part "{section}" of X',
      samples: {
        matches: [
          {
            url: 'https://x.com/home',
            state: { name: 'X: home', description: 'The part "home" of X' },
          },
          {
            url: 'https://x.com/settings/account',
            state: { name: 'X: settings', description: 'The part "settings" of X' },
          },
        ],
        not: 'https://x.com/ada',
      },
    },
  ],
});
