/** PURE. */
import { defineSite } from './define-site.ts';

export const taobao = defineSite({
  id: 'taobao',
  name: '淘宝 Taobao',
  hosts: ['.taobao.com', '.tmall.com'],
  pages: [
    {
      id: 'item',
      path: '/item.htm',
      query: { id: '*' },
      keepQuery: ['id'],
      fields: {
        id: { query: 'id' },
        title: [
          { title: ':title-淘宝网' },
          { title: ':title-tmall.com天猫' },
          { title: ':title-天猫Tmall.com' },
        ],
      },
      name: 'Product',
      description: 'The product "{title}" ({id})',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://item.taobao.com/item.htm?id=600&spm=a',
            title: '水壶-淘宝网',
            state: {
              path: 'https://item.taobao.com/item.htm?id=600',
              name: 'Product',
              description: 'The product "水壶" (600)',
              task: '600',
            },
          },
          {
            url: 'https://detail.tmall.com/item.htm?id=601',
            title: '茶壶-tmall.com天猫',
            state: {
              path: 'https://detail.tmall.com/item.htm?id=601',
              name: 'Product',
              description: 'The product "茶壶" (601)',
              task: '601',
            },
          },
        ],
        not: 'https://s.taobao.com/search?q=a',
      },
    },
    {
      id: 'search',
      path: '/search',
      hosts: ['s.taobao.com'],
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search results',
      description: 'Products for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://s.taobao.com/search?q=水壶&tab=all',
            state: {
              path: 'https://s.taobao.com/search?q=%E6%B0%B4%E5%A3%B6',
              name: 'Search results',
              description: 'Products for "水壶"',
            },
          },
          {
            url: 'https://s.taobao.com/search?q=tea',
            state: {
              path: 'https://s.taobao.com/search?q=tea',
              name: 'Search results',
              description: 'Products for "tea"',
            },
          },
        ],
        not: 'https://www.taobao.com/',
      },
    },
    {
      id: 'cart',
      path: '/cart.htm',
      name: 'Cart',
      description: 'The cart on Taobao',
      samples: {
        matches: [
          {
            url: 'https://cart.taobao.com/cart.htm',
            state: { name: 'Cart', description: 'The cart on Taobao' },
          },
          {
            url: 'https://cart.tmall.com/cart.htm',
            state: { name: 'Cart', description: 'The cart on Taobao' },
          },
        ],
        not: 'https://www.taobao.com/',
      },
    },
    {
      id: 'other',
      path: '/*',
      name: 'Taobao',
      description: 'Taobao[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://www.taobao.com/',
            title: '淘宝',
            state: { name: 'Taobao', description: 'Taobao: 淘宝' },
          },
          { url: 'https://www.tmall.com/', state: { name: 'Taobao', description: 'Taobao' } },
        ],
        not: 'https://cart.taobao.com/cart.htm',
      },
    },
  ],
});
