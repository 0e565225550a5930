/** PURE. */
import { defineSite } from './define-site.ts';

export const linear = defineSite({
  id: 'linear',
  name: 'Linear',
  hosts: ['linear.app'],
  pages: [
    {
      id: 'issue',
      path: '/:workspace/issue/:key/*',
      fields: { title: [{ title: ':key *' }, { template: '{rest|words}' }] },
      required: ['title'],
      name: 'Issue',
      description: 'Issue {key} of {workspace}, titled "{title}"',
      project: '{key|before:-}',
      task: '{key}',
      samples: {
        matches: [
          {
            url: 'https://linear.app/acme/issue/ENG-12/login-fails',
            title: 'ENG-12 Login fails',
            state: {
              name: 'Issue',
              description: 'Issue ENG-12 of acme, titled "Login fails"',
              project: 'ENG',
              task: 'ENG-12',
            },
          },
          {
            url: 'https://linear.app/acme/issue/ENG-13/no-cursor',
            state: {
              name: 'Issue',
              description: 'Issue ENG-13 of acme, titled "no cursor"',
              project: 'ENG',
              task: 'ENG-13',
            },
          },
        ],
        not: 'https://linear.app/acme/team/ENG/active',
      },
    },
    {
      id: 'team',
      path: '/:workspace/team/:team/*',
      name: 'Team',
      description: 'The team {team} of {workspace}[: {rest}]',
      project: '{team}',
      samples: {
        matches: [
          {
            url: 'https://linear.app/acme/team/ENG/active',
            state: { name: 'Team', description: 'The team ENG of acme: active', project: 'ENG' },
          },
          {
            url: 'https://linear.app/acme/team/ENG/all',
            state: { name: 'Team', description: 'The team ENG of acme: all', project: 'ENG' },
          },
        ],
        not: 'https://linear.app/acme/inbox',
      },
    },
    {
      id: 'project',
      path: '/:workspace/project/:project/*',
      fields: { title: [{ title: ':title – Linear' }, { template: '{project|words}' }] },
      name: 'Project',
      description: 'The project "{title}" of {workspace}[: {rest}]',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://linear.app/acme/project/new-checkout-1a2b3c/overview',
            state: {
              name: 'Project',
              description: 'The project "new checkout 1a2b3c" of acme: overview',
              project: 'new checkout 1a2b3c',
            },
          },
          {
            url: 'https://linear.app/acme/project/new-checkout-1a2b3c/issues',
            state: {
              name: 'Project',
              description: 'The project "new checkout 1a2b3c" of acme: issues',
              project: 'new checkout 1a2b3c',
            },
          },
        ],
        not: 'https://linear.app/acme/projects/all',
      },
    },
    {
      id: 'other',
      path: '/:workspace/*',
      name: 'Linear',
      description: 'Linear of {workspace}[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://linear.app/acme/inbox',
            state: { name: 'Linear', description: 'Linear of acme: inbox' },
          },
          {
            url: 'https://linear.app/acme/my-issues/assigned',
            state: { name: 'Linear', description: 'Linear of acme: my-issues/assigned' },
          },
        ],
        not: 'https://linear.app/acme/issue/ENG-1/x',
      },
    },
  ],
});
