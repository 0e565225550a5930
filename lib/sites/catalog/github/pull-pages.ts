/** PURE. */
import { definePages } from '../define-site.ts';

export const pullPages = definePages([
  {
    id: 'pull-list',
    path: ['/:owner/:repo/pulls', '/:owner/:repo/pulls/:author'],
    keepQuery: ['q'],
    fields: { search: { query: 'q' } },
    name: 'Pull requests',
    description: 'The pull requests of {owner}/{repo}[ by {author}][, search "{search}"]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/pulls/',
          state: {
            name: 'Pull requests',
            description: 'The pull requests of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/pulls?q=is%3Apr+is%3Aclosed',
          state: {
            path: 'https://github.com/sindresorhus/refined-github/pulls?q=is%3Apr+is%3Aclosed',
            name: 'Pull requests',
            description:
              'The pull requests of sindresorhus/refined-github, search "is:pr is:closed"',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/pull/148',
    },
  },
  {
    id: 'pull',
    path: '/:owner/:repo/pull/:number',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title by :author · Pull Request #:number · :owner/:repo · GitHub' },
        { title: ':title by :author · Pull Request #:number · :owner/:repo' },
      ],
    },
    required: ['title'],
    name: 'Pull request',
    description: 'Pull request {number} in {owner}/{repo}, titled "{title}"',
    project: '{owner}/{repo}',
    task: '{number}',
    suggestions: ['What does this change do?', 'Review this change'],
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/pull/148',
          title: 'Add sticky headers by ada · Pull Request #148 · sindresorhus/refined-github',
          state: {
            name: 'Pull request',
            description:
              'Pull request 148 in sindresorhus/refined-github, titled "Add sticky headers"',
            project: 'sindresorhus/refined-github',
            task: '148',
          },
        },
        {
          url: 'https://github.com/acme/web/pull/9',
          title: 'Sum by weight by bela · Pull Request #9 · acme/web · GitHub',
          state: {
            name: 'Pull request',
            description: 'Pull request 9 in acme/web, titled "Sum by weight"',
            project: 'acme/web',
            task: '9',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/pulls',
    },
  },
  {
    id: 'pull-conflicts',
    path: '/:owner/:repo/pull/:number/conflicts',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title by :author · Pull Request #:number · :owner/:repo · GitHub' },
        { title: ':title by :author · Pull Request #:number · :owner/:repo' },
      ],
    },
    name: 'Conflicts',
    description: 'The conflicts of pull request {number} in {owner}/{repo}[, titled "{title}"]',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/pull/148/conflicts',
          state: {
            name: 'Conflicts',
            description: 'The conflicts of pull request 148 in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '148',
          },
        },
        {
          url: 'https://github.com/acme/web/pull/9/conflicts',
          state: {
            name: 'Conflicts',
            description: 'The conflicts of pull request 9 in acme/web',
            project: 'acme/web',
            task: '9',
          },
        },
      ],
      not: 'https://github.com/acme/web/pull/9',
    },
  },
  {
    id: 'pull-checks',
    path: '/:owner/:repo/pull/:number/checks',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title by :author · Pull Request #:number · :owner/:repo · GitHub' },
        { title: ':title by :author · Pull Request #:number · :owner/:repo' },
      ],
    },
    name: 'Checks',
    description: 'The checks of pull request {number} in {owner}/{repo}[, titled "{title}"]',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/acme/web/pull/9/checks',
          state: {
            name: 'Checks',
            description: 'The checks of pull request 9 in acme/web',
            project: 'acme/web',
            task: '9',
          },
        },
        {
          url: 'https://github.com/acme/web/pull/10/checks?check_run_id=1',
          state: {
            name: 'Checks',
            description: 'The checks of pull request 10 in acme/web',
            project: 'acme/web',
            task: '10',
          },
        },
      ],
      not: 'https://github.com/acme/web/pull/9',
    },
  },
  {
    id: 'pull-commit-list',
    path: '/:owner/:repo/pull/:number/commits',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title by :author · Pull Request #:number · :owner/:repo · GitHub' },
        { title: ':title by :author · Pull Request #:number · :owner/:repo' },
      ],
    },
    name: 'Commits of a pull request',
    description: 'The commits of pull request {number} in {owner}/{repo}[, titled "{title}"]',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/pull/148/commits',
          state: {
            name: 'Commits of a pull request',
            description: 'The commits of pull request 148 in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '148',
          },
        },
        {
          url: 'https://github.com/acme/web/pull/9/commits',
          state: {
            name: 'Commits of a pull request',
            description: 'The commits of pull request 9 in acme/web',
            project: 'acme/web',
            task: '9',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/pull/148/commits/1e27d79',
    },
  },
  {
    id: 'pull-files',
    path: [
      '/:owner/:repo/pull/:number/files',
      '/:owner/:repo/pull/:number/files/:range',
      '/:owner/:repo/pull/:number/changes',
      '/:owner/:repo/pull/:number/changes/:range',
    ],
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title by :author · Pull Request #:number · :owner/:repo · GitHub' },
        { title: ':title by :author · Pull Request #:number · :owner/:repo' },
      ],
    },
    name: 'Changed files',
    description: 'The changes of pull request {number} in {owner}/{repo}[, titled "{title}"]',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/pull/148/files',
          state: {
            name: 'Changed files',
            description: 'The changes of pull request 148 in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '148',
          },
        },
        {
          url: 'https://github.com/refined-github/refined-github/pull/148/changes/1e27d7998afdd3608d9fc3bf95ccf27fa5010641..e1aba6febb3fe38aafd1137cff28b536eeeabe7e',
          state: {
            name: 'Changed files',
            description: 'The changes of pull request 148 in refined-github/refined-github',
            project: 'refined-github/refined-github',
            task: '148',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/pull/148/changes/1e27d79',
    },
  },
  {
    id: 'pull-commit',
    path: ['/:owner/:repo/pull/:number/commits/:sha', '/:owner/:repo/pull/:number/changes/:sha'],
    where: { number: { is: 'digits' }, sha: { is: 'hex' } },
    name: 'Commit of a pull request',
    description: 'Commit {sha|clip:12} of pull request {number} in {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/pull/148/changes/1e27d79',
          state: {
            name: 'Commit of a pull request',
            description: 'Commit 1e27d79 of pull request 148 in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '148',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/pull/148/commits/1e27d7998afdd3608d9fc3bf95ccf27fa5010641',
          state: {
            name: 'Commit of a pull request',
            description: 'Commit 1e27d7998af… of pull request 148 in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '148',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/pull/148/commits',
    },
  },
]);
