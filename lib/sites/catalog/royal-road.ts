/** PURE. */
import { defineSite } from './define-site.ts';

export const royalRoad = defineSite({
  id: 'royal-road',
  name: 'Royal Road',
  hosts: ['.royalroad.com'],
  pages: [
    {
      id: 'chapter',
      path: '/fiction/:id/:fiction/chapter/:chapter/:slug',
      fields: { title: [{ title: ':title - :story | Royal Road' }, { template: '{slug|words}' }] },
      name: 'Chapter',
      description: 'The chapter "{title}" of {fiction|words}',
      project: '{fiction|words}',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.royalroad.com/fiction/63759/super-supportive/chapter/1449598/one-hundred-two',
            title: 'ONE HUNDRED TWO - Super Supportive | Royal Road',
            state: {
              name: 'Chapter',
              description: 'The chapter "ONE HUNDRED TWO" of super supportive',
              project: 'super supportive',
              task: 'ONE HUNDRED TWO',
            },
          },
          {
            url: 'https://www.royalroad.com/fiction/1/a/chapter/2/b',
            state: {
              name: 'Chapter',
              description: 'The chapter "b" of a',
              project: 'a',
              task: 'b',
            },
          },
        ],
        not: 'https://www.royalroad.com/fiction/63759/super-supportive',
        captured: [
          {
            page: 'readability/royal-road/source.html',
            url: 'https://www.royalroad.com/fiction/63759/super-supportive/chapter/1449598/one-hundred-two-what-kind-of-wordchain',
            state: {
              name: 'Chapter',
              description:
                'The chapter "ONE HUNDRED TWO: What kind of wordchain?" of super supportive',
              project: 'super supportive',
              task: 'ONE HUNDRED TWO: What kind of wordchain?',
            },
          },
        ],
      },
    },
    {
      id: 'fiction',
      path: '/fiction/:id/:fiction',
      name: 'Fiction',
      description: 'The fiction {fiction|words}',
      project: '{fiction|words}',
      samples: {
        matches: [
          {
            url: 'https://www.royalroad.com/fiction/63759/super-supportive',
            state: {
              name: 'Fiction',
              description: 'The fiction super supportive',
              project: 'super supportive',
            },
          },
          {
            url: 'https://www.royalroad.com/fiction/1/a',
            state: { name: 'Fiction', description: 'The fiction a', project: 'a' },
          },
        ],
        not: 'https://www.royalroad.com/fictions/latest-updates',
      },
    },
  ],
});
