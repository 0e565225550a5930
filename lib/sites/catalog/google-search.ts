/** PURE. */
import { defineSite } from './define-site.ts';

export const googleSearch = defineSite({
  id: 'google-search',
  name: 'Google Search',
  hosts: [
    'google.com',
    'www.google.com',
    'www.google.de',
    'www.google.fr',
    'www.google.es',
    'www.google.it',
    'www.google.nl',
    'www.google.pl',
    'www.google.ca',
    'www.google.co.uk',
    'www.google.co.jp',
    'www.google.co.in',
    'www.google.co.kr',
    'www.google.com.au',
    'www.google.com.br',
    'www.google.com.hk',
    'www.google.com.mx',
    'www.google.com.tr',
    'www.google.com.tw',
    'www.google.ch',
    'www.google.at',
    'www.google.be',
    'www.google.se',
    'www.google.pt',
    'www.google.ru',
  ],
  pages: [
    {
      id: 'results',
      path: '/search',
      query: { q: '*' },
      keepQuery: ['q', 'tbm', 'udm'],
      fields: { search: { query: 'q' } },
      name: 'Search results',
      description: 'Google results for "{search}"',
      task: '{search}',
      samples: {
        matches: [
          {
            url: 'https://www.google.com/search?q=browser+extension&sca_esv=1',
            state: {
              path: 'https://www.google.com/search?q=browser+extension',
              name: 'Search results',
              description: 'Google results for "browser extension"',
              task: 'browser extension',
            },
          },
          {
            url: 'https://www.google.de/search?q=wetter&udm=50',
            state: {
              path: 'https://www.google.de/search?q=wetter&udm=50',
              name: 'Search results',
              description: 'Google results for "wetter"',
              task: 'wetter',
            },
          },
        ],
        not: 'https://www.google.com/',
      },
    },
    {
      id: 'home',
      path: '/',
      name: 'Google',
      description: 'The start page of Google',
      samples: {
        matches: [
          {
            url: 'https://www.google.com/',
            state: { name: 'Google', description: 'The start page of Google' },
          },
          {
            url: 'https://www.google.co.jp/?hl=ja',
            state: { name: 'Google', description: 'The start page of Google' },
          },
        ],
        not: 'https://www.google.com/search?q=a',
      },
    },
    {
      id: 'other',
      path: '/*',
      name: 'Google',
      description: 'Google: {pageTitle}',
      samples: {
        matches: [
          {
            url: 'https://www.google.com/maps/place/Bern',
            title: 'Bern - Google Maps',
            state: { name: 'Google', description: 'Google: Bern - Google Maps' },
          },
          {
            url: 'https://www.google.com/travel/flights',
            title: 'Google Flights',
            state: { name: 'Google', description: 'Google: Google Flights' },
          },
        ],
        not: 'https://www.google.com/search?q=a',
      },
    },
  ],
});
