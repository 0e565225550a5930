/** PURE. */
import { defineSite } from './define-site.ts';

export const bitbucket = defineSite({
  id: 'bitbucket',
  name: 'Bitbucket',
  hosts: ['bitbucket.org'],
  pages: [
    {
      id: 'workspace',
      path: ['/:workspace', '/:workspace/workspace/*'],
      name: 'Workspace',
      description: 'The workspace {workspace}[: {rest}]',
      project: '{workspace}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme',
            state: { name: 'Workspace', description: 'The workspace acme', project: 'acme' },
          },
          {
            url: 'https://bitbucket.org/acme/workspace/repositories/',
            state: {
              name: 'Workspace',
              description: 'The workspace acme: repositories',
              project: 'acme',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web',
      },
    },
    {
      id: 'repository',
      path: ['/:workspace/:repo', '/:workspace/:repo/overview'],
      name: 'Repository',
      description: 'The repository {workspace}/{repo}',
      project: '{workspace}/{repo}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web',
            state: {
              name: 'Repository',
              description: 'The repository acme/web',
              project: 'acme/web',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/overview',
            state: {
              name: 'Repository',
              description: 'The repository acme/web',
              project: 'acme/web',
            },
          },
        ],
        not: 'https://bitbucket.org/acme',
      },
    },
    {
      id: 'source',
      path: '/:workspace/:repo/src/:ref/*',
      name: 'Source',
      description: 'The source of {workspace}/{repo} at {ref}[: {rest}]',
      project: '{workspace}/{repo}',
      task: '{rest}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/src/main/',
            state: {
              name: 'Source',
              description: 'The source of acme/web at main',
              project: 'acme/web',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/src/main/lib/a.py',
            state: {
              name: 'Source',
              description: 'The source of acme/web at main: lib/a.py',
              project: 'acme/web',
              task: 'lib/a.py',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web',
      },
    },
    {
      id: 'pull-request-list',
      path: '/:workspace/:repo/pull-requests',
      name: 'Pull requests',
      description: 'The pull requests of {workspace}/{repo}',
      project: '{workspace}/{repo}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/pull-requests/',
            state: {
              name: 'Pull requests',
              description: 'The pull requests of acme/web',
              project: 'acme/web',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/pull-requests?state=OPEN',
            state: {
              name: 'Pull requests',
              description: 'The pull requests of acme/web',
              project: 'acme/web',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web/pull-requests/4',
      },
    },
    {
      id: 'pull-request',
      path: '/:workspace/:repo/pull-requests/:number/*',
      where: { number: { is: 'digits' } },
      name: 'Pull request',
      description: 'Pull request {number} in {workspace}/{repo}[, page title "{pageTitle}"]',
      project: '{workspace}/{repo}',
      task: '{number}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/pull-requests/4',
            title: 'Sum by weight',
            state: {
              name: 'Pull request',
              description: 'Pull request 4 in acme/web, page title "Sum by weight"',
              project: 'acme/web',
              task: '4',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/pull-requests/4/diff',
            state: {
              name: 'Pull request',
              description: 'Pull request 4 in acme/web',
              project: 'acme/web',
              task: '4',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web/pull-requests',
      },
    },
    {
      id: 'commit',
      path: '/:workspace/:repo/commits/:sha',
      where: { sha: { is: 'hex' } },
      name: 'Commit',
      description: 'Commit {sha|clip:12} of {workspace}/{repo}',
      project: '{workspace}/{repo}',
      task: '{sha|clip:12}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/commits/1a2b3c4',
            state: {
              name: 'Commit',
              description: 'Commit 1a2b3c4 of acme/web',
              project: 'acme/web',
              task: '1a2b3c4',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/commits/1a2b3c4d5e6f7a8b',
            state: {
              name: 'Commit',
              description: 'Commit 1a2b3c4d5e6… of acme/web',
              project: 'acme/web',
              task: '1a2b3c4d5e6…',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web/commits',
      },
    },
    {
      id: 'issue',
      path: '/:workspace/:repo/issues/:number/*',
      where: { number: { is: 'digits' } },
      name: 'Issue',
      description: 'Issue {number} in {workspace}/{repo}[: {rest|words}]',
      project: '{workspace}/{repo}',
      task: '{number}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/issues/8/login-fails',
            state: {
              name: 'Issue',
              description: 'Issue 8 in acme/web: login fails',
              project: 'acme/web',
              task: '8',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/issues/9',
            state: {
              name: 'Issue',
              description: 'Issue 9 in acme/web',
              project: 'acme/web',
              task: '9',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web/issues',
      },
    },
    {
      id: 'pipeline',
      path: '/:workspace/:repo/pipelines/results/:number/*',
      name: 'Pipeline',
      description: 'Pipeline {number} of {workspace}/{repo}',
      project: '{workspace}/{repo}',
      task: '{number}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/pipelines/results/12',
            state: {
              name: 'Pipeline',
              description: 'Pipeline 12 of acme/web',
              project: 'acme/web',
              task: '12',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/pipelines/results/12/steps/x',
            state: {
              name: 'Pipeline',
              description: 'Pipeline 12 of acme/web',
              project: 'acme/web',
              task: '12',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web/pipelines',
      },
    },
    {
      id: 'repository-page',
      path: '/:workspace/:repo/*',
      name: 'Repository page',
      description: 'The page "{rest}" of {workspace}/{repo}',
      project: '{workspace}/{repo}',
      samples: {
        matches: [
          {
            url: 'https://bitbucket.org/acme/web/branches',
            state: {
              name: 'Repository page',
              description: 'The page "branches" of acme/web',
              project: 'acme/web',
            },
          },
          {
            url: 'https://bitbucket.org/acme/web/admin',
            state: {
              name: 'Repository page',
              description: 'The page "admin" of acme/web',
              project: 'acme/web',
            },
          },
        ],
        not: 'https://bitbucket.org/acme/web',
      },
    },
  ],
});
