/** PURE. */
import { defineSite } from './define-site.ts';

export const juejin = defineSite({
  id: 'juejin',
  name: '稀土掘金 Juejin',
  hosts: ['juejin.cn'],
  pages: [
    {
      id: 'post',
      path: '/post/:id',
      where: { id: { is: 'digits' } },
      fields: { title: { title: ':title - 掘金' } },
      required: ['title'],
      name: 'Article',
      description: 'The article "{title}"',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://juejin.cn/post/7001',
            title: '浏览器扩展 - 掘金',
            state: { name: 'Article', description: 'The article "浏览器扩展"', task: '浏览器扩展' },
          },
          {
            url: 'https://juejin.cn/post/7002?from=x',
            title: '框架 - 入门 - 掘金',
            state: {
              name: 'Article',
              description: 'The article "框架 - 入门"',
              task: '框架 - 入门',
            },
          },
        ],
        not: 'https://juejin.cn/user/1',
      },
    },
    {
      id: 'person',
      path: '/user/:id/*',
      fields: { title: { title: ':title 的个人主页 - 动态 - 掘金' } },
      name: 'Person',
      description: 'A profile[: {title}]',
      samples: {
        matches: [
          {
            url: 'https://juejin.cn/user/1',
            title: 'Ada 的个人主页 - 动态 - 掘金',
            state: { name: 'Person', description: 'A profile: Ada' },
          },
          {
            url: 'https://juejin.cn/user/1/posts',
            state: { name: 'Person', description: 'A profile' },
          },
        ],
        not: 'https://juejin.cn/post/1',
      },
    },
    {
      id: 'list',
      path: ['/', '/:section', '/search'],
      keepQuery: ['query'],
      fields: { search: { query: 'query' } },
      name: 'List',
      description: 'A list on Juejin[: {section}][ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://juejin.cn/frontend',
            state: { name: 'List', description: 'A list on Juejin: frontend' },
          },
          {
            url: 'https://juejin.cn/search?query=css&type=0',
            state: {
              path: 'https://juejin.cn/search?query=css',
              name: 'List',
              description: 'A list on Juejin for "css"',
            },
          },
        ],
        not: 'https://juejin.cn/post/1',
      },
    },
  ],
});
