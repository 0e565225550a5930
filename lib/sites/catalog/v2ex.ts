/** PURE. */
import { defineSite } from './define-site.ts';

export const v2ex = defineSite({
  id: 'v2ex',
  name: 'V2EX',
  hosts: ['.v2ex.com'],
  pages: [
    {
      id: 'topic',
      path: '/t/:id',
      where: { id: { is: 'digits' } },
      fields: { title: { title: ':title - V2EX' } },
      required: ['title'],
      name: 'Topic',
      description: 'Topic {id} on V2EX, titled "{title}"',
      task: '{id}',
      suggestions: ['总结回复'],
      samples: {
        matches: [
          {
            url: 'https://www.v2ex.com/t/1000#reply3',
            title: '浏览器扩展 - V2EX',
            state: {
              name: 'Topic',
              description: 'Topic 1000 on V2EX, titled "浏览器扩展"',
              task: '1000',
            },
          },
          {
            url: 'https://v2ex.com/t/1001',
            title: '框架 - V2EX',
            state: {
              name: 'Topic',
              description: 'Topic 1001 on V2EX, titled "框架"',
              task: '1001',
            },
          },
        ],
        not: 'https://www.v2ex.com/go/programmer',
      },
    },
    {
      id: 'node',
      path: '/go/:node',
      name: 'Node',
      description: 'The node {node} of V2EX',
      project: '{node}',
      samples: {
        matches: [
          {
            url: 'https://www.v2ex.com/go/programmer',
            state: {
              name: 'Node',
              description: 'The node programmer of V2EX',
              project: 'programmer',
            },
          },
          {
            url: 'https://www.v2ex.com/go/create?p=2',
            state: { name: 'Node', description: 'The node create of V2EX', project: 'create' },
          },
        ],
        not: 'https://www.v2ex.com/t/1',
      },
    },
    {
      id: 'member',
      path: '/member/:member/*',
      name: 'Member',
      description: 'The profile of {member}',
      samples: {
        matches: [
          {
            url: 'https://www.v2ex.com/member/Livid',
            state: { name: 'Member', description: 'The profile of Livid' },
          },
          {
            url: 'https://www.v2ex.com/member/ada/topics',
            state: { name: 'Member', description: 'The profile of ada' },
          },
        ],
        not: 'https://www.v2ex.com/t/1',
      },
    },
    {
      id: 'home',
      path: ['/', '/recent', '/my/:part'],
      keepQuery: ['tab'],
      fields: { tab: { query: 'tab' } },
      name: 'List',
      description: 'A list of topics on V2EX[: {tab}]',
      samples: {
        matches: [
          {
            url: 'https://www.v2ex.com/?tab=tech',
            state: {
              path: 'https://www.v2ex.com/?tab=tech',
              name: 'List',
              description: 'A list of topics on V2EX: tech',
            },
          },
          {
            url: 'https://www.v2ex.com/recent',
            state: { name: 'List', description: 'A list of topics on V2EX' },
          },
        ],
        not: 'https://www.v2ex.com/t/1',
      },
    },
  ],
});
