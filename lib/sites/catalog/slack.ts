/** PURE. */
import { defineSite } from './define-site.ts';

export const slack = defineSite({
  id: 'slack',
  name: 'Slack',
  hosts: ['.slack.com'],
  pages: [
    {
      id: 'channel',
      path: '/client/:team/:channel/*',
      fields: {
        title: [
          { title: ':title (Channel) - :workspace - Slack' },
          { title: ':title (Channel) - :workspace - :news - Slack' },
          { title: ':title (DM) - :workspace - Slack' },
          { title: ':title (DM) - :workspace - :news - Slack' },
        ],
        workspace: [
          { title: ':title (Channel) - :workspace - :news - Slack' },
          { title: ':title (Channel) - :workspace - Slack' },
          { title: ':title (DM) - :workspace - Slack' },
        ],
      },
      name: 'Channel',
      description: 'The channel "{title}"[ of {workspace}]',
      project: '{workspace}',
      task: '{title}',
      suggestions: ['What was decided here?'],
      samples: {
        matches: [
          {
            url: 'https://app.slack.com/client/T01/C02',
            title: 'general (Channel) - Acme - Slack',
            state: {
              name: 'Channel',
              description: 'The channel "general" of Acme',
              project: 'Acme',
              task: 'general',
            },
          },
          {
            url: 'https://app.slack.com/client/T01/C02/thread/C02-1',
            title: 'general (Channel) - Acme - 2 new items - Slack',
            state: {
              name: 'Channel',
              description: 'The channel "general" of Acme',
              project: 'Acme',
              task: 'general',
            },
          },
        ],
        not: 'https://app.slack.com/client/T01',
      },
    },
    {
      id: 'message',
      path: '/archives/:channel/*',
      name: 'Message',
      description: 'A message in the channel {channel} of {host}',
      task: '{channel}',
      samples: {
        matches: [
          {
            url: 'https://acme.slack.com/archives/C02/p17000',
            state: {
              name: 'Message',
              description: 'A message in the channel C02 of acme.slack.com',
              task: 'C02',
            },
          },
          {
            url: 'https://acme.slack.com/archives/C02',
            state: {
              name: 'Message',
              description: 'A message in the channel C02 of acme.slack.com',
              task: 'C02',
            },
          },
        ],
        not: 'https://app.slack.com/client/T01/C02',
      },
    },
    {
      id: 'workspace',
      path: '/client/:team',
      name: 'Workspace',
      description: 'A workspace[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://app.slack.com/client/T01',
            title: 'Acme - Slack',
            state: { name: 'Workspace', description: 'A workspace: Acme - Slack' },
          },
          {
            url: 'https://app.slack.com/client/T02',
            state: { name: 'Workspace', description: 'A workspace' },
          },
        ],
        not: 'https://app.slack.com/client/T01/C02',
      },
    },
  ],
});
