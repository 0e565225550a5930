/** PURE. */
import { defineSite } from './define-site.ts';

export const ebay = defineSite({
  id: 'ebay',
  name: 'eBay',
  hosts: [
    '.ebay.com',
    '.ebay.de',
    '.ebay.fr',
    '.ebay.it',
    '.ebay.es',
    '.ebay.ca',
    '.ebay.at',
    '.ebay.ch',
    '.ebay.ie',
    '.ebay.nl',
    '.ebay.pl',
    '.ebay.co.uk',
    '.ebay.com.au',
    '.ebay.com.hk',
  ],
  pages: [
    {
      id: 'item',
      path: ['/itm/:id', '/itm/:slug/:id'],
      where: { id: { is: 'digits' } },
      fields: {
        title: [
          { title: ':title | eBay' },
          { title: ':title for sale online | eBay' },
          { template: '{slug|words}' },
        ],
      },
      name: 'Item',
      description: 'The item "{title}" ({id}) on {host}',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.ebay.com/itm/123456789?hash=x',
            title: 'Old clock | eBay',
            state: {
              name: 'Item',
              description: 'The item "Old clock" (123456789) on www.ebay.com',
              task: '123456789',
            },
          },
          {
            url: 'https://www.ebay.de/itm/alte-uhr/123456789',
            state: {
              name: 'Item',
              description: 'The item "alte uhr" (123456789) on www.ebay.de',
              task: '123456789',
            },
          },
        ],
        not: 'https://www.ebay.com/sch/i.html?_nkw=clock',
      },
    },
    {
      id: 'search',
      path: '/sch/*',
      keepQuery: ['_nkw'],
      fields: { search: { query: '_nkw' } },
      name: 'Search results',
      description: 'Items[ for "{search}"] on {host}',
      samples: {
        matches: [
          {
            url: 'https://www.ebay.com/sch/i.html?_nkw=clock&_sop=12',
            state: {
              path: 'https://www.ebay.com/sch/i.html?_nkw=clock',
              name: 'Search results',
              description: 'Items for "clock" on www.ebay.com',
            },
          },
          {
            url: 'https://www.ebay.co.uk/sch/i.html?_nkw=tea',
            state: {
              path: 'https://www.ebay.co.uk/sch/i.html?_nkw=tea',
              name: 'Search results',
              description: 'Items for "tea" on www.ebay.co.uk',
            },
          },
        ],
        not: 'https://www.ebay.com/itm/1',
      },
    },
    {
      id: 'shop',
      path: ['/usr/:shop', '/str/:shop/*'],
      name: 'Seller',
      description: 'The seller {shop} on {host}',
      project: '{shop}',
      samples: {
        matches: [
          {
            url: 'https://www.ebay.com/usr/ada',
            state: {
              name: 'Seller',
              description: 'The seller ada on www.ebay.com',
              project: 'ada',
            },
          },
          {
            url: 'https://www.ebay.com/str/clocks',
            state: {
              name: 'Seller',
              description: 'The seller clocks on www.ebay.com',
              project: 'clocks',
            },
          },
        ],
        not: 'https://www.ebay.com/itm/1',
      },
    },
  ],
});
