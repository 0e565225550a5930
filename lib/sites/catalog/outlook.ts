/** PURE. */
import { defineSite } from './define-site.ts';

export const outlook = defineSite({
  id: 'outlook',
  name: 'Outlook',
  hosts: [
    'outlook.live.com',
    'outlook.office.com',
    'outlook.office365.com',
    'outlook.cloud.microsoft',
  ],
  pages: [
    {
      id: 'mail',
      path: ['/mail/*', '/owa/*'],
      name: 'Mail',
      description: 'Mail in Outlook[, page title "{pageTitle}"]',
      samples: {
        matches: [
          {
            url: 'https://outlook.office.com/mail/inbox',
            title: 'Mail - Ada - Outlook',
            state: {
              name: 'Mail',
              description: 'Mail in Outlook, page title "Mail - Ada - Outlook"',
            },
          },
          {
            url: 'https://outlook.live.com/mail/0/',
            title: 'Mail - Ada - Outlook',
            state: {
              name: 'Mail',
              description: 'Mail in Outlook, page title "Mail - Ada - Outlook"',
            },
          },
        ],
        not: 'https://outlook.office.com/calendar/view/week',
      },
    },
    {
      id: 'message',
      path: ['/mail/:folder/id/:id', '/mail/:account/:folder/id/:id'],
      name: 'Mail',
      description: 'A mail in {folder}[, page title "{pageTitle}"]',
      samples: {
        matches: [
          {
            url: 'https://outlook.office.com/mail/inbox/id/AAQk',
            title: 'Mail - Ada - Outlook',
            state: {
              name: 'Mail',
              description: 'A mail in inbox, page title "Mail - Ada - Outlook"',
            },
          },
          {
            url: 'https://outlook.live.com/mail/0/inbox/id/AQMk',
            title: 'Mail - Ada - Outlook',
            state: {
              name: 'Mail',
              description: 'A mail in inbox, page title "Mail - Ada - Outlook"',
            },
          },
        ],
        not: 'https://outlook.office.com/mail/inbox',
      },
    },
    {
      id: 'calendar',
      path: '/calendar/*',
      name: 'Calendar',
      description: 'The calendar in Outlook[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://outlook.office.com/calendar/view/week',
            state: { name: 'Calendar', description: 'The calendar in Outlook: view/week' },
          },
          {
            url: 'https://outlook.live.com/calendar/0/view/month',
            state: { name: 'Calendar', description: 'The calendar in Outlook: 0/view/month' },
          },
        ],
        not: 'https://outlook.office.com/mail/inbox',
      },
    },
    {
      id: 'people',
      path: '/people/*',
      name: 'People',
      description: 'The contacts in Outlook',
      samples: {
        matches: [
          {
            url: 'https://outlook.office.com/people/',
            state: { name: 'People', description: 'The contacts in Outlook' },
          },
          {
            url: 'https://outlook.office.com/people/0/folders',
            state: { name: 'People', description: 'The contacts in Outlook' },
          },
        ],
        not: 'https://outlook.office.com/mail/inbox',
      },
    },
  ],
});
