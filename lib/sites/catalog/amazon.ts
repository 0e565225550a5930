/** PURE. */
import { defineSite } from './define-site.ts';

export const amazon = defineSite({
  id: 'amazon',
  name: 'Amazon',
  hosts: [
    '.amazon.com',
    '.amazon.de',
    '.amazon.fr',
    '.amazon.es',
    '.amazon.it',
    '.amazon.nl',
    '.amazon.pl',
    '.amazon.se',
    '.amazon.ca',
    '.amazon.cn',
    '.amazon.in',
    '.amazon.ae',
    '.amazon.sa',
    '.amazon.sg',
    '.amazon.eg',
    '.amazon.co.uk',
    '.amazon.co.jp',
    '.amazon.com.au',
    '.amazon.com.br',
    '.amazon.com.mx',
    '.amazon.com.tr',
    '.amazon.com.be',
  ],
  pages: [
    {
      id: 'product',
      path: ['/dp/:asin/*', '/:slug/dp/:asin/*', '/gp/product/:asin/*', '/gp/aw/d/:asin/*'],
      fields: {
        title: [
          { title: 'Amazon.com: :title : :category' },
          { template: '{slug|words}' },
          { template: '{pageTitle}' },
        ],
      },
      name: 'Product',
      description: 'The product "{title}" ({asin}) on {host}',
      task: '{asin}',
      suggestions: ['What do buyers complain about?'],
      samples: {
        matches: [
          {
            url: 'https://www.amazon.com/Some-Kettle/dp/B000TEST01/ref=sr_1_1?keywords=x',
            title: 'Amazon.com: Some Kettle, 1.7 l : Home & Kitchen',
            state: {
              name: 'Product',
              description: 'The product "Some Kettle, 1.7 l" (B000TEST01) on www.amazon.com',
              task: 'B000TEST01',
            },
          },
          {
            url: 'https://www.amazon.de/dp/B000TEST02',
            title: 'Kessel : Amazon.de',
            state: {
              name: 'Product',
              description: 'The product "Kessel : Amazon.de" (B000TEST02) on www.amazon.de',
              task: 'B000TEST02',
            },
          },
        ],
        not: 'https://www.amazon.com/s?k=kettle',
      },
    },
    {
      id: 'search',
      path: '/s',
      keepQuery: ['k'],
      fields: { search: { query: 'k' } },
      name: 'Search results',
      description: 'Products for "{search}" on {host}',
      samples: {
        matches: [
          {
            url: 'https://www.amazon.com/s?k=kettle&crid=1',
            state: {
              path: 'https://www.amazon.com/s?k=kettle',
              name: 'Search results',
              description: 'Products for "kettle" on www.amazon.com',
            },
          },
          {
            url: 'https://www.amazon.co.uk/s?k=tea',
            state: {
              path: 'https://www.amazon.co.uk/s?k=tea',
              name: 'Search results',
              description: 'Products for "tea" on www.amazon.co.uk',
            },
          },
        ],
        not: 'https://www.amazon.com/dp/B000TEST01',
      },
    },
    {
      id: 'cart',
      path: ['/gp/cart/view.html', '/cart', '/gp/buy/*'],
      name: 'Cart',
      description: 'The cart on {host}',
      samples: {
        matches: [
          {
            url: 'https://www.amazon.com/gp/cart/view.html',
            state: { name: 'Cart', description: 'The cart on www.amazon.com' },
          },
          {
            url: 'https://www.amazon.com/cart?ref=x',
            state: { name: 'Cart', description: 'The cart on www.amazon.com' },
          },
        ],
        not: 'https://www.amazon.com/s?k=cart',
      },
    },
    {
      id: 'orders',
      path: ['/gp/css/order-history', '/gp/your-account/order-history', '/your-orders/*'],
      name: 'Orders',
      description: 'The orders on {host}',
      samples: {
        matches: [
          {
            url: 'https://www.amazon.com/gp/css/order-history',
            state: { name: 'Orders', description: 'The orders on www.amazon.com' },
          },
          {
            url: 'https://www.amazon.com/your-orders/orders',
            state: { name: 'Orders', description: 'The orders on www.amazon.com' },
          },
        ],
        not: 'https://www.amazon.com/cart',
      },
    },
  ],
});
