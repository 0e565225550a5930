/** PURE. */
import { defineSite } from './define-site.ts';

export const stackExchange = defineSite({
  id: 'stack-exchange',
  name: 'Stack Exchange',
  hosts: [
    '.stackoverflow.com',
    '.stackexchange.com',
    '.superuser.com',
    '.serverfault.com',
    '.askubuntu.com',
    '.mathoverflow.net',
    '.stackapps.com',
  ],
  pages: [
    {
      id: 'question',
      path: ['/questions/:id', '/questions/:id/:slug/*'],
      where: { id: { is: 'digits' } },
      fields: {
        title: [
          { title: ':title - Stack Overflow' },
          { title: ':title - :community Stack Exchange' },
          { title: ':title - :community' },
          { template: '{slug|words}' },
        ],
      },
      required: ['title'],
      name: 'Question',
      description: 'The question "{title}" on {host}',
      task: '{id}',
      suggestions: ['What is the accepted answer?', 'Explain the answers'],
      samples: {
        matches: [
          {
            url: 'https://stackoverflow.com/questions/11227809/why-is-processing-a-sorted-array-faster',
            title: 'java - Why is processing a sorted array faster? - Stack Overflow',
            state: {
              name: 'Question',
              description:
                'The question "java - Why is processing a sorted array faster?" on stackoverflow.com',
              task: '11227809',
            },
          },
          {
            url: 'https://cooking.stackexchange.com/questions/7/how-long',
            title: 'bread - How long? - Seasoned Advice',
            state: {
              name: 'Question',
              description: 'The question "bread - How long?" on cooking.stackexchange.com',
              task: '7',
            },
          },
        ],
        not: 'https://stackoverflow.com/questions/tagged/css',
      },
    },
    {
      id: 'tagged',
      path: '/questions/tagged/*',
      name: 'Tagged questions',
      description: 'Questions on {host} tagged {rest}',
      task: '{rest}',
      samples: {
        matches: [
          {
            url: 'https://stackoverflow.com/questions/tagged/css',
            state: {
              name: 'Tagged questions',
              description: 'Questions on stackoverflow.com tagged css',
              task: 'css',
            },
          },
          {
            url: 'https://askubuntu.com/questions/tagged/apt+ppa',
            state: {
              name: 'Tagged questions',
              description: 'Questions on askubuntu.com tagged apt+ppa',
              task: 'apt+ppa',
            },
          },
        ],
        not: 'https://stackoverflow.com/questions',
      },
    },
    {
      id: 'questions',
      path: ['/', '/questions', '/search', '/unanswered'],
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Questions',
      description: 'Questions on {host}[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://stackoverflow.com/questions',
            state: { name: 'Questions', description: 'Questions on stackoverflow.com' },
          },
          {
            url: 'https://stackoverflow.com/search?q=flex',
            state: {
              path: 'https://stackoverflow.com/search?q=flex',
              name: 'Questions',
              description: 'Questions on stackoverflow.com for "flex"',
            },
          },
        ],
        not: 'https://stackoverflow.com/questions/1/a',
      },
    },
    {
      id: 'user',
      path: '/users/:id/*',
      where: { id: { is: 'digits' } },
      name: 'Person',
      description: 'The profile of {rest|words} on {host}',
      task: '{rest|words}',
      samples: {
        matches: [
          {
            url: 'https://stackoverflow.com/users/22656/jon-skeet',
            state: {
              name: 'Person',
              description: 'The profile of jon skeet on stackoverflow.com',
              task: 'jon skeet',
            },
          },
          {
            url: 'https://superuser.com/users/1/jeff-atwood',
            state: {
              name: 'Person',
              description: 'The profile of jeff atwood on superuser.com',
              task: 'jeff atwood',
            },
          },
        ],
        not: 'https://stackoverflow.com/users',
      },
    },
  ],
});
