/** PURE. */
import { defineSite } from './define-site.ts';

export const booking = defineSite({
  id: 'booking',
  name: 'Booking.com',
  hosts: ['.booking.com'],
  pages: [
    {
      id: 'hotel',
      path: '/hotel/:country/:hotel',
      keepQuery: ['checkin', 'checkout'],
      fields: { arrival: { query: 'checkin' }, departure: { query: 'checkout' } },
      name: 'Hotel',
      description:
        'The hotel {hotel|before:.|words} ({country|upper})[, from {arrival}][ to {departure}][: {pageTitle}]',
      task: '{hotel|before:.|words}',
      samples: {
        matches: [
          {
            url: 'https://www.booking.com/hotel/ch/grand-palace.en-gb.html?checkin=2026-03-02&checkout=2026-03-04&aid=1',
            title: 'Grand Palace, Bern (updated prices 2026)',
            state: {
              path: 'https://www.booking.com/hotel/ch/grand-palace.en-gb.html?checkin=2026-03-02&checkout=2026-03-04',
              name: 'Hotel',
              description:
                'The hotel grand palace (CH), from 2026-03-02 to 2026-03-04: Grand Palace, Bern (updated prices 2026)',
              task: 'grand palace',
            },
          },
          {
            url: 'https://www.booking.com/hotel/de/stadt.html',
            state: { name: 'Hotel', description: 'The hotel stadt (DE)', task: 'stadt' },
          },
        ],
        not: 'https://www.booking.com/searchresults.html?ss=Bern',
      },
    },
    {
      id: 'search',
      path: ['/searchresults.html', '/:page'],
      where: { page: { startsWith: 'searchresults' } },
      keepQuery: ['ss', 'checkin', 'checkout'],
      fields: {
        place: { query: 'ss' },
        arrival: { query: 'checkin' },
        departure: { query: 'checkout' },
      },
      name: 'Search results',
      description: 'Stays[ in {place}][, from {arrival}][ to {departure}]',
      samples: {
        matches: [
          {
            url: 'https://www.booking.com/searchresults.html?ss=Bern&label=x',
            state: {
              path: 'https://www.booking.com/searchresults.html?ss=Bern',
              name: 'Search results',
              description: 'Stays in Bern',
            },
          },
          {
            url: 'https://www.booking.com/searchresults.de.html?ss=Rom',
            state: {
              path: 'https://www.booking.com/searchresults.de.html?ss=Rom',
              name: 'Search results',
              description: 'Stays in Rom',
            },
          },
        ],
        not: 'https://www.booking.com/hotel/ch/a.html',
      },
    },
    {
      id: 'place',
      path: ['/city/:country/:place', '/region/:country/:place', '/country/:place'],
      name: 'Place',
      description: 'Stays in {place|before:.|words}',
      samples: {
        matches: [
          {
            url: 'https://www.booking.com/city/ch/bern.html',
            state: { name: 'Place', description: 'Stays in bern' },
          },
          {
            url: 'https://www.booking.com/country/ch.html',
            state: { name: 'Place', description: 'Stays in ch' },
          },
        ],
        not: 'https://www.booking.com/hotel/ch/a.html',
      },
    },
  ],
});
