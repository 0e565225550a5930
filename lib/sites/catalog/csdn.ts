/** PURE. */
import { defineSite } from './define-site.ts';

export const csdn = defineSite({
  id: 'csdn',
  name: 'CSDN',
  hosts: ['.csdn.net'],
  pages: [
    {
      id: 'article',
      path: '/:author/article/details/:id',
      where: { id: { is: 'digits' } },
      fields: { title: [{ title: ':title-CSDN博客' }, { title: ':title - CSDN博客' }] },
      required: ['title'],
      name: 'Article',
      description: 'The article "{title}" by {author}',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://blog.csdn.net/ada/article/details/101',
            title: '浏览器扩展_chrome-CSDN博客',
            state: {
              name: 'Article',
              description: 'The article "浏览器扩展_chrome" by ada',
              task: '浏览器扩展_chrome',
            },
          },
          {
            url: 'https://blog.csdn.net/ada/article/details/102?spm=1',
            title: '框架-CSDN博客',
            state: { name: 'Article', description: 'The article "框架" by ada', task: '框架' },
          },
        ],
        not: 'https://blog.csdn.net/ada',
      },
    },
    {
      id: 'author',
      path: '/:author',
      hosts: ['blog.csdn.net'],
      name: 'Author',
      description: 'The articles of {author}',
      samples: {
        matches: [
          {
            url: 'https://blog.csdn.net/ada',
            state: { name: 'Author', description: 'The articles of ada' },
          },
          {
            url: 'https://blog.csdn.net/bela?type=blog',
            state: { name: 'Author', description: 'The articles of bela' },
          },
        ],
        not: 'https://blog.csdn.net/ada/article/details/1',
      },
    },
    {
      id: 'search',
      path: '/so/search',
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'CSDN search for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://so.csdn.net/so/search?q=css&t=all',
            state: {
              path: 'https://so.csdn.net/so/search?q=css',
              name: 'Search',
              description: 'CSDN search for "css"',
            },
          },
          {
            url: 'https://so.csdn.net/so/search?q=a',
            state: {
              path: 'https://so.csdn.net/so/search?q=a',
              name: 'Search',
              description: 'CSDN search for "a"',
            },
          },
        ],
        not: 'https://blog.csdn.net/ada',
      },
    },
  ],
});
