/** PURE. */
import { defineSite } from './define-site.ts';

export const airbnb = defineSite({
  id: 'airbnb',
  name: 'Airbnb',
  hosts: [
    '.airbnb.com',
    '.airbnb.de',
    '.airbnb.fr',
    '.airbnb.it',
    '.airbnb.es',
    '.airbnb.ca',
    '.airbnb.ch',
    '.airbnb.at',
    '.airbnb.nl',
    '.airbnb.co.uk',
    '.airbnb.co.in',
    '.airbnb.com.au',
    '.airbnb.com.br',
    '.airbnb.jp',
    '.airbnb.cn',
  ],
  pages: [
    {
      id: 'home',
      path: ['/rooms/:id', '/rooms/plus/:id'],
      where: { id: { is: 'digits' } },
      keepQuery: ['check_in', 'check_out', 'adults'],
      fields: { arrival: { query: 'check_in' }, departure: { query: 'check_out' } },
      name: 'Home',
      description: 'The home {id}[, from {arrival}][ to {departure}][: {pageTitle}]',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.airbnb.com/rooms/123?check_in=2026-03-02&check_out=2026-03-05&source=p',
            title: 'Loft - Apartments for Rent in Bern - Airbnb',
            state: {
              path: 'https://www.airbnb.com/rooms/123?check_in=2026-03-02&check_out=2026-03-05',
              name: 'Home',
              description:
                'The home 123, from 2026-03-02 to 2026-03-05: Loft - Apartments for Rent in Bern - Airbnb',
              task: '123',
            },
          },
          {
            url: 'https://www.airbnb.com/rooms/124',
            state: { name: 'Home', description: 'The home 124', task: '124' },
          },
        ],
        not: 'https://www.airbnb.com/s/Bern/homes',
      },
    },
    {
      id: 'search',
      path: '/s/:place/*',
      keepQuery: ['checkin', 'checkout', 'adults'],
      fields: { arrival: { query: 'checkin' }, departure: { query: 'checkout' } },
      name: 'Search results',
      description: 'Stays in {place|words}[, from {arrival}][ to {departure}]',
      samples: {
        matches: [
          {
            url: 'https://www.airbnb.com/s/Bern--Switzerland/homes?checkin=2026-03-02',
            state: {
              path: 'https://www.airbnb.com/s/Bern--Switzerland/homes?checkin=2026-03-02',
              name: 'Search results',
              description: 'Stays in Bern Switzerland, from 2026-03-02',
            },
          },
          {
            url: 'https://www.airbnb.de/s/Berlin/homes',
            state: { name: 'Search results', description: 'Stays in Berlin' },
          },
        ],
        not: 'https://www.airbnb.com/rooms/1',
      },
    },
    {
      id: 'trips',
      path: ['/trips/*', '/hosting/*', '/wishlists/*'],
      name: 'Own trips, lists or homes',
      description: 'Own trips, lists or homes on Airbnb',
      samples: {
        matches: [
          {
            url: 'https://www.airbnb.com/trips/v1',
            state: {
              name: 'Own trips, lists or homes',
              description: 'Own trips, lists or homes on Airbnb',
            },
          },
          {
            url: 'https://www.airbnb.com/hosting/listings',
            state: {
              name: 'Own trips, lists or homes',
              description: 'Own trips, lists or homes on Airbnb',
            },
          },
        ],
        not: 'https://www.airbnb.com/rooms/1',
      },
    },
  ],
});
