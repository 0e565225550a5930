/** PURE. */
import { defineSite } from './define-site.ts';

export const mastodon = defineSite({
  id: 'mastodon',
  name: 'Mastodon',
  hosts: [
    'mastodon.social',
    'mastodon.online',
    'mas.to',
    'mstdn.social',
    'fosstodon.org',
    'hachyderm.io',
    'infosec.exchange',
    'techhub.social',
    'mstdn.jp',
  ],
  recognizedBy: [{ title: ':name - Mastodon' }],
  pages: [
    {
      id: 'post',
      path: '/:user/:id',
      where: { user: { startsWith: '@' }, id: { is: 'digits' } },
      fields: { text: [{ title: ':text - Mastodon' }, { template: '{pageTitle}' }] },
      name: 'Post',
      description: 'A post by {user} on {host}[: {text}]',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://mastodon.social/@ada/1123',
            title: 'Ada (@ada): "Hello" - Mastodon',
            state: {
              name: 'Post',
              description: 'A post by @ada on mastodon.social: Ada (@ada): "Hello"',
              task: '1123',
            },
          },
          {
            url: 'https://fosstodon.org/@ada@mas.to/1124',
            title: 'Ada: "Hi" - Fosstodon',
            state: {
              name: 'Post',
              description: 'A post by @ada@mas.to on fosstodon.org: Ada: "Hi" - Fosstodon',
              task: '1124',
            },
          },
        ],
        not: 'https://mastodon.social/@ada',
      },
    },
    {
      id: 'profile',
      path: '/:user/*',
      where: { user: { startsWith: '@' } },
      name: 'Profile',
      description: 'The profile of {user} on {host}[: {rest|words}]',
      samples: {
        matches: [
          {
            url: 'https://mastodon.social/@ada',
            state: { name: 'Profile', description: 'The profile of @ada on mastodon.social' },
          },
          {
            url: 'https://mastodon.social/@ada/with_replies',
            state: {
              name: 'Profile',
              description: 'The profile of @ada on mastodon.social: with replies',
            },
          },
        ],
        not: 'https://mastodon.social/explore',
      },
    },
    {
      id: 'section',
      path: ['/', '/home', '/explore/*', '/notifications/*', '/public/*', '/tags/:tag', '/deck/*'],
      name: 'Mastodon',
      description: 'Mastodon on {host}[: #{tag}]',
      samples: {
        matches: [
          {
            url: 'https://mastodon.social/explore',
            state: { name: 'Mastodon', description: 'Mastodon on mastodon.social' },
          },
          {
            url: 'https://mastodon.social/tags/css',
            state: { name: 'Mastodon', description: 'Mastodon on mastodon.social: #css' },
          },
        ],
        not: 'https://mastodon.social/@ada',
      },
    },
  ],
});
