/** PURE. */
import { definePages } from '../define-site.ts';

export const repositoryPages = definePages([
  {
    id: 'repository',
    path: '/:owner/:repo',
    fields: { about: [{ title: 'GitHub - :owner/:repo: *' }, { title: ':owner/:repo: *' }] },
    name: 'Repository',
    description: 'The repository {owner}/{repo}[: {about}]',
    project: '{owner}/{repo}',
    suggestions: ['What is this project?', 'How do I get started with it?'],
    samples: {
      matches: [
        {
          url: 'https://github.com/issuesuser/my-library',
          title: 'GitHub - issuesuser/my-library: Books: lend and return',
          state: {
            name: 'Repository',
            description: 'The repository issuesuser/my-library: Books: lend and return',
            project: 'issuesuser/my-library',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/',
          title: 'sindresorhus/refined-github: Simplifies GitHub',
          state: {
            name: 'Repository',
            description: 'The repository sindresorhus/refined-github: Simplifies GitHub',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus',
    },
  },
  {
    id: 'repository-page',
    path: '/:owner/:repo/*',
    name: 'Repository page',
    description: 'The page "{rest}" of the repository {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/acme/web/issues/templates/edit',
          state: {
            name: 'Repository page',
            description: 'The page "issues/templates/edit" of the repository acme/web',
            project: 'acme/web',
          },
        },
        {
          url: 'https://github.com/acme/web/custom-properties',
          state: {
            name: 'Repository page',
            description: 'The page "custom-properties" of the repository acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web',
    },
  },
  {
    id: 'repository-settings',
    path: '/:owner/:repo/settings',
    name: 'Repository settings',
    description: 'The general settings of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/settings',
          state: {
            name: 'Repository settings',
            description: 'The general settings of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/settings/',
          state: {
            name: 'Repository settings',
            description: 'The general settings of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/settings/branches',
    },
  },
  {
    id: 'repository-settings-part',
    path: '/:owner/:repo/settings/*',
    name: 'Repository settings',
    description: 'Settings of {owner}/{repo}: {rest}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/settings/branches',
          state: {
            name: 'Repository settings',
            description: 'Settings of sindresorhus/refined-github: branches',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/settings/secrets/actions',
          state: {
            name: 'Repository settings',
            description: 'Settings of acme/web: secrets/actions',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/settings/profile',
    },
  },
  {
    id: 'repository-search',
    path: '/:owner/:repo/search',
    keepQuery: ['q', 'type'],
    fields: { search: { query: 'q' } },
    name: 'Search',
    description: 'Search in {owner}/{repo}[ for "{search}"]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/search?q=diff',
          state: {
            path: 'https://github.com/sindresorhus/refined-github/search?q=diff',
            name: 'Search',
            description: 'Search in sindresorhus/refined-github for "diff"',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/search?q=diff&unscoped_q=diff&type=Issues',
          state: {
            path: 'https://github.com/sindresorhus/refined-github/search?q=diff&type=Issues',
            name: 'Search',
            description: 'Search in sindresorhus/refined-github for "diff"',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/search?q=diff',
    },
  },
  {
    id: 'fork',
    path: '/:owner/:repo/fork',
    name: 'Fork',
    description: 'The form for a fork of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/refined-github/refined-github/fork',
          state: {
            name: 'Fork',
            description: 'The form for a fork of refined-github/refined-github',
            project: 'refined-github/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/fork',
          state: {
            name: 'Fork',
            description: 'The form for a fork of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/forks',
    },
  },
  {
    id: 'fork-list',
    path: ['/:owner/:repo/forks', '/:owner/:repo/network/members'],
    name: 'Forks',
    description: 'The forks of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/network/members',
          state: {
            name: 'Forks',
            description: 'The forks of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/forks',
          state: { name: 'Forks', description: 'The forks of acme/web', project: 'acme/web' },
        },
      ],
      not: 'https://github.com/acme/web/fork',
    },
  },
  {
    id: 'network',
    path: '/:owner/:repo/network',
    name: 'Network graph',
    description: 'The network graph of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/network',
          state: {
            name: 'Network graph',
            description: 'The network graph of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/network',
          state: {
            name: 'Network graph',
            description: 'The network graph of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/network/members',
    },
  },
  {
    id: 'insights',
    path: ['/:owner/:repo/pulse/*', '/:owner/:repo/graphs/*'],
    name: 'Insights',
    description: 'Figures about {owner}/{repo}[: {rest}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/acme/web/pulse',
          state: { name: 'Insights', description: 'Figures about acme/web', project: 'acme/web' },
        },
        {
          url: 'https://github.com/acme/web/graphs/contributors',
          state: {
            name: 'Insights',
            description: 'Figures about acme/web: contributors',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/network',
    },
  },
  {
    id: 'repository-security',
    path: '/:owner/:repo/security/*',
    name: 'Security',
    description: 'Security of {owner}/{repo}[: {rest}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/acme/web/security',
          state: { name: 'Security', description: 'Security of acme/web', project: 'acme/web' },
        },
        {
          url: 'https://github.com/acme/web/security/advisories/GHSA-1',
          state: {
            name: 'Security',
            description: 'Security of acme/web: advisories/GHSA-1',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/security',
    },
  },
]);
