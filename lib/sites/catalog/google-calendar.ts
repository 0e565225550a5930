/** PURE. */
import { defineSite } from './define-site.ts';

export const googleCalendar = defineSite({
  id: 'google-calendar',
  name: 'Google Calendar',
  hosts: ['calendar.google.com'],
  pages: [
    {
      id: 'view',
      path: ['/calendar', '/calendar/r/*', '/calendar/u/:account/r/*'],
      fields: { shown: { title: 'Google Calendar - *' } },
      name: 'Calendar',
      description: 'The calendar[: {shown}]',
      samples: {
        matches: [
          {
            url: 'https://calendar.google.com/calendar/u/0/r/week',
            title: 'Google Calendar - Week of March 2, 2026',
            state: { name: 'Calendar', description: 'The calendar: Week of March 2, 2026' },
          },
          {
            url: 'https://calendar.google.com/calendar/r',
            state: { name: 'Calendar', description: 'The calendar' },
          },
        ],
        not: 'https://calendar.google.com/calendar/u/0/r/eventedit/abc',
      },
    },
    {
      id: 'event',
      path: ['/calendar/r/eventedit/*', '/calendar/u/:account/r/eventedit/*'],
      fields: { title: { title: 'Google Calendar - *' } },
      name: 'Event',
      description: 'Editing an event[: {title}]',
      samples: {
        matches: [
          {
            url: 'https://calendar.google.com/calendar/u/0/r/eventedit/abc',
            title: 'Google Calendar - Event details',
            state: { name: 'Event', description: 'Editing an event: Event details' },
          },
          {
            url: 'https://calendar.google.com/calendar/r/eventedit',
            state: { name: 'Event', description: 'Editing an event' },
          },
        ],
        not: 'https://calendar.google.com/calendar/r',
      },
    },
  ],
});
