/** PURE. */
import { definePages } from '../define-site.ts';

export const commitPages = definePages([
  {
    id: 'commit-list',
    path: '/:owner/:repo/commits/*',
    name: 'Commits',
    description: 'The commits of {owner}/{repo}[ at {rest}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/commits/0.13.0',
          state: {
            name: 'Commits',
            description: 'The commits of sindresorhus/refined-github at 0.13.0',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/runs/commits/',
          state: {
            name: 'Commits',
            description: 'The commits of sindresorhus/runs',
            project: 'sindresorhus/runs',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/commit/5b614',
    },
  },
  {
    id: 'commit',
    path: '/:owner/:repo/commit/:sha',
    fields: {
      title: [
        { title: ':title · :owner/:repo@:short · GitHub' },
        { title: ':title · :owner/:repo@:short' },
      ],
    },
    name: 'Commit',
    description: 'Commit {sha|clip:12} of {owner}/{repo}[: {title}]',
    project: '{owner}/{repo}',
    task: '{sha|clip:12}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/commit/5b614',
          title: 'Fix the tests · sindresorhus/refined-github@5b614b9 · GitHub',
          state: {
            name: 'Commit',
            description: 'Commit 5b614 of sindresorhus/refined-github: Fix the tests',
            project: 'sindresorhus/refined-github',
            task: '5b614',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/commit/5b614b9035f2035b839f48b4db7bd5c3298d526f',
          state: {
            name: 'Commit',
            description: 'Commit 5b614b9035f… of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '5b614b9035f…',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/commits/master',
    },
  },
  {
    id: 'compare',
    path: '/:owner/:repo/compare/*',
    name: 'Compare',
    description: 'Comparing in {owner}/{repo}[: {rest}]',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/compare',
          state: {
            name: 'Compare',
            description: 'Comparing in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/compare/master...branch-name',
          state: {
            name: 'Compare',
            description: 'Comparing in sindresorhus/refined-github: master...branch-name',
            project: 'sindresorhus/refined-github',
            task: 'master...branch-name',
          },
        },
      ],
      not: 'https://github.com/refined-github/sandbox/compare/a...b?expand=1',
    },
  },
  {
    id: 'new-pull',
    path: '/:owner/:repo/compare/*',
    query: { expand: '1' },
    name: 'New pull request',
    description: 'The form for a new pull request in {owner}/{repo}[: {rest}]',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/refined-github/sandbox/compare/default-a...fregante-patch-2?expand=1',
          state: {
            name: 'New pull request',
            description:
              'The form for a new pull request in refined-github/sandbox: default-a...fregante-patch-2',
            project: 'refined-github/sandbox',
            task: 'default-a...fregante-patch-2',
          },
        },
        {
          url: 'https://github.com/refined-github/sandbox/compare/fregante-patch-2?expand=1',
          state: {
            name: 'New pull request',
            description:
              'The form for a new pull request in refined-github/sandbox: fregante-patch-2',
            project: 'refined-github/sandbox',
            task: 'fregante-patch-2',
          },
        },
      ],
      not: 'https://github.com/refined-github/sandbox/compare/a...b',
    },
  },
  {
    id: 'quick-pull',
    path: '/:owner/:repo/compare/*',
    query: { quick_pull: '1' },
    name: 'New pull request',
    description: 'The form for a new pull request in {owner}/{repo}[: {rest}]',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/compare/branch-1...branch-2?quick_pull=1',
          state: {
            name: 'New pull request',
            description:
              'The form for a new pull request in sindresorhus/refined-github: branch-1...branch-2',
            project: 'sindresorhus/refined-github',
            task: 'branch-1...branch-2',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/compare/test-branch?quick_pull=1',
          state: {
            name: 'New pull request',
            description:
              'The form for a new pull request in sindresorhus/refined-github: test-branch',
            project: 'sindresorhus/refined-github',
            task: 'test-branch',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/compare/test-branch',
    },
  },
  {
    id: 'tag-list',
    path: '/:owner/:repo/tags',
    name: 'Tags',
    description: 'The tags of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/tags',
          state: {
            name: 'Tags',
            description: 'The tags of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/tags?after=21.8.1',
          state: {
            name: 'Tags',
            description: 'The tags of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/releases',
    },
  },
  {
    id: 'branch-list',
    path: '/:owner/:repo/branches/*',
    name: 'Branches',
    description: 'The branches of {owner}/{repo}[: {rest}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/branches',
          state: {
            name: 'Branches',
            description: 'The branches of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/branches/stale',
          state: {
            name: 'Branches',
            description: 'The branches of acme/web: stale',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/tags',
    },
  },
]);
