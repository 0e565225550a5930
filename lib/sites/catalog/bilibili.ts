/** PURE. */
import { defineSite } from './define-site.ts';

export const bilibili = defineSite({
  id: 'bilibili',
  name: '哔哩哔哩 bilibili',
  hosts: ['www.bilibili.com', 'm.bilibili.com', 'bilibili.com', 'search.bilibili.com'],
  pages: [
    {
      id: 'video',
      path: '/video/:id/*',
      fields: {
        title: [{ title: ':title_哔哩哔哩_bilibili' }, { title: ':title-哔哩哔哩_bilibili' }],
      },
      required: ['title'],
      name: 'Video',
      description: 'The video "{title}" ({id})',
      task: '{id}',
      suggestions: ['总结这个视频'],
      samples: {
        matches: [
          {
            url: 'https://www.bilibili.com/video/BV1xx411c7mD/?spm_id_from=1',
            title: '散步_哔哩哔哩_bilibili',
            state: {
              name: 'Video',
              description: 'The video "散步" (BV1xx411c7mD)',
              task: 'BV1xx411c7mD',
            },
          },
          {
            url: 'https://www.bilibili.com/video/BV1xx411c7mE?p=2',
            title: '做饭_生活_哔哩哔哩_bilibili',
            state: {
              name: 'Video',
              description: 'The video "做饭_生活" (BV1xx411c7mE)',
              task: 'BV1xx411c7mE',
            },
          },
        ],
        not: 'https://www.bilibili.com/',
      },
    },
    {
      id: 'episode',
      path: '/bangumi/play/:id',
      name: 'Episode',
      description: 'The episode {id}[: {pageTitle}]',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.bilibili.com/bangumi/play/ep1',
            title: '第1话-哔哩哔哩',
            state: { name: 'Episode', description: 'The episode ep1: 第1话-哔哩哔哩', task: 'ep1' },
          },
          {
            url: 'https://www.bilibili.com/bangumi/play/ss2',
            state: { name: 'Episode', description: 'The episode ss2', task: 'ss2' },
          },
        ],
        not: 'https://www.bilibili.com/video/BV1',
      },
    },
    {
      id: 'article',
      path: ['/read/:id', '/opus/:id'],
      fields: { title: [{ title: ':title - 哔哩哔哩' }, { template: '{pageTitle}' }] },
      name: 'Article',
      description: 'The article "{title}"',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://www.bilibili.com/read/cv1',
            title: '笔记 - 哔哩哔哩',
            state: { name: 'Article', description: 'The article "笔记"', task: 'cv1' },
          },
          {
            url: 'https://www.bilibili.com/opus/2',
            title: '动态 - 哔哩哔哩',
            state: { name: 'Article', description: 'The article "动态"', task: '2' },
          },
        ],
        not: 'https://www.bilibili.com/video/BV1',
      },
    },
    {
      id: 'search',
      path: ['/all', '/video'],
      hosts: ['search.bilibili.com'],
      keepQuery: ['keyword'],
      fields: { search: { query: 'keyword' } },
      name: 'Search',
      description: 'Search for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://search.bilibili.com/all?keyword=css',
            state: {
              path: 'https://search.bilibili.com/all?keyword=css',
              name: 'Search',
              description: 'Search for "css"',
            },
          },
          {
            url: 'https://search.bilibili.com/video?keyword=a',
            state: {
              path: 'https://search.bilibili.com/video?keyword=a',
              name: 'Search',
              description: 'Search for "a"',
            },
          },
        ],
        not: 'https://www.bilibili.com/',
      },
    },
    {
      id: 'home',
      path: '/',
      name: 'bilibili',
      description: 'The start page of bilibili',
      samples: {
        matches: [
          {
            url: 'https://www.bilibili.com/',
            state: { name: 'bilibili', description: 'The start page of bilibili' },
          },
          {
            url: 'https://www.bilibili.com',
            state: { name: 'bilibili', description: 'The start page of bilibili' },
          },
        ],
        not: 'https://www.bilibili.com/video/BV1',
      },
    },
  ],
});
