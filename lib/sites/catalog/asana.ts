/** PURE. */
import { defineSite } from './define-site.ts';

export const asana = defineSite({
  id: 'asana',
  name: 'Asana',
  hosts: ['app.asana.com'],
  pages: [
    {
      id: 'task',
      path: [
        '/0/:project/:task',
        '/0/:project/:task/f',
        '/1/:workspace/project/:project/task/:task',
        '/1/:workspace/task/:task',
      ],
      where: { task: { is: 'digits' }, project: { is: 'digits' } },
      fields: { title: { title: ':title - Asana' } },
      name: 'Task',
      description: 'The task "{title}"',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://app.asana.com/0/1201/1202',
            title: 'Write the manual - Asana',
            state: {
              name: 'Task',
              description: 'The task "Write the manual"',
              task: 'Write the manual',
            },
          },
          {
            url: 'https://app.asana.com/1/55/project/1201/task/1202',
            title: 'Write the manual - Asana',
            state: {
              name: 'Task',
              description: 'The task "Write the manual"',
              task: 'Write the manual',
            },
          },
        ],
        not: 'https://app.asana.com/0/1201/list',
      },
    },
    {
      id: 'project',
      path: ['/0/:project/:view', '/1/:workspace/project/:project/*'],
      where: { project: { is: 'digits' } },
      fields: { title: { title: ':title - Asana' } },
      name: 'Project',
      description: 'The project "{title}"',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://app.asana.com/0/1201/list',
            title: 'Web shop - Asana',
            state: { name: 'Project', description: 'The project "Web shop"', project: 'Web shop' },
          },
          {
            url: 'https://app.asana.com/1/55/project/1201/board/9',
            title: 'Web shop - Asana',
            state: { name: 'Project', description: 'The project "Web shop"', project: 'Web shop' },
          },
        ],
        not: 'https://app.asana.com/0/inbox/1',
      },
    },
    {
      id: 'other',
      path: '/*',
      name: 'Asana',
      description: 'Asana[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://app.asana.com/0/home/1',
            title: 'Home - Asana',
            state: { name: 'Asana', description: 'Asana: Home - Asana' },
          },
          { url: 'https://app.asana.com/', state: { name: 'Asana', description: 'Asana' } },
        ],
        not: 'https://app.asana.com/1/55/project/1201/board/9',
      },
    },
  ],
});
