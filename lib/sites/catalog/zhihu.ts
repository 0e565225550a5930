/** PURE. */
import { defineSite } from './define-site.ts';

export const zhihu = defineSite({
  id: 'zhihu',
  name: '知乎 Zhihu',
  hosts: ['.zhihu.com'],
  pages: [
    {
      id: 'question',
      path: ['/question/:id', '/question/:id/answer/:answer'],
      where: { id: { is: 'digits' } },
      fields: {
        title: [
          { title: '(:news 条消息) :title - 知乎' },
          { title: '(:news 封私信) :title - 知乎' },
          { title: ':title - 知乎' },
        ],
      },
      required: ['title'],
      name: 'Question',
      description: 'The question "{title}" on Zhihu[, answer {answer}]',
      task: '{title}',
      suggestions: ['总结这些回答'],
      samples: {
        matches: [
          {
            url: 'https://www.zhihu.com/question/19550225',
            title: '如何评价扩展程序？ - 知乎',
            state: {
              name: 'Question',
              description: 'The question "如何评价扩展程序？" on Zhihu',
              task: '如何评价扩展程序？',
            },
          },
          {
            url: 'https://www.zhihu.com/question/19550225/answer/1',
            title: '(1 封私信 / 80 条消息) 如何评价扩展程序？ - 知乎',
            state: {
              name: 'Question',
              description: 'The question "如何评价扩展程序？" on Zhihu, answer 1',
              task: '如何评价扩展程序？',
            },
          },
        ],
        not: 'https://www.zhihu.com/hot',
      },
    },
    {
      id: 'article',
      path: '/p/:id',
      hosts: ['zhuanlan.zhihu.com'],
      fields: {
        title: [
          { title: '(:news 条消息) :title - 知乎' },
          { title: '(:news 封私信) :title - 知乎' },
          { title: ':title - 知乎' },
        ],
      },
      name: 'Article',
      description: 'The article "{title}" on Zhihu',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://zhuanlan.zhihu.com/p/1',
            title: '抽屉 - 知乎',
            state: { name: 'Article', description: 'The article "抽屉" on Zhihu', task: '抽屉' },
          },
          {
            url: 'https://zhuanlan.zhihu.com/p/2?utm_id=0',
            title: '框架 - 知乎',
            state: { name: 'Article', description: 'The article "框架" on Zhihu', task: '框架' },
          },
        ],
        not: 'https://www.zhihu.com/question/1',
      },
    },
    {
      id: 'person',
      path: '/people/:person/*',
      fields: {
        title: [
          { title: '(:news 条消息) :title - 知乎' },
          { title: '(:news 封私信) :title - 知乎' },
          { title: ':title - 知乎' },
        ],
      },
      name: 'Person',
      description: 'The profile of {person}',
      samples: {
        matches: [
          {
            url: 'https://www.zhihu.com/people/ada',
            state: { name: 'Person', description: 'The profile of ada' },
          },
          {
            url: 'https://www.zhihu.com/people/ada/answers',
            state: { name: 'Person', description: 'The profile of ada' },
          },
        ],
        not: 'https://www.zhihu.com/question/1',
      },
    },
    {
      id: 'list',
      path: ['/', '/hot', '/follow', '/search'],
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'List',
      description: 'A list on Zhihu[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://www.zhihu.com/hot',
            state: { name: 'List', description: 'A list on Zhihu' },
          },
          {
            url: 'https://www.zhihu.com/search?type=content&q=css',
            state: {
              path: 'https://www.zhihu.com/search?q=css',
              name: 'List',
              description: 'A list on Zhihu for "css"',
            },
          },
        ],
        not: 'https://www.zhihu.com/question/1',
      },
    },
  ],
});
