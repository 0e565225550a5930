/** PURE. */
import { defineSite } from './define-site.ts';

export const discord = defineSite({
  id: 'discord',
  name: 'Discord',
  hosts: ['discord.com', 'ptb.discord.com', 'canary.discord.com'],
  unreadCounter: true,
  pages: [
    {
      id: 'channel',
      path: '/channels/:server/:channel/*',
      where: { server: { is: 'digits' } },
      fields: {
        title: [{ title: 'Discord | :title | :place' }, { title: '• Discord | :title | :place' }],
        place: [{ title: 'Discord | :title | :place' }, { title: '• Discord | :title | :place' }],
      },
      name: 'Channel',
      description: 'The channel {title}[ of {place}]',
      project: '{place}',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://discord.com/channels/1/2',
            title: '(3) Discord | #general | Acme',
            state: {
              name: 'Channel',
              description: 'The channel #general of Acme',
              project: 'Acme',
              task: '#general',
            },
          },
          {
            url: 'https://discord.com/channels/1/2/3',
            title: '• Discord | #help | Acme',
            state: {
              name: 'Channel',
              description: 'The channel #help of Acme',
              project: 'Acme',
              task: '#help',
            },
          },
        ],
        not: 'https://discord.com/channels/@me',
      },
    },
    {
      id: 'direct',
      path: ['/channels/@me', '/channels/@me/:channel'],
      fields: { title: { title: 'Discord | :title' } },
      name: 'Direct messages',
      description: 'Direct messages[: {title}]',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://discord.com/channels/@me/9',
            title: 'Discord | @ada',
            state: { name: 'Direct messages', description: 'Direct messages: @ada', task: '@ada' },
          },
          {
            url: 'https://discord.com/channels/@me',
            title: 'Discord | Friends',
            state: {
              name: 'Direct messages',
              description: 'Direct messages: Friends',
              task: 'Friends',
            },
          },
        ],
        not: 'https://discord.com/channels/1/2',
      },
    },
  ],
});
