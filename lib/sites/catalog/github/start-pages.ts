/** PURE. */
import { definePages } from '../define-site.ts';

export const startPages = definePages([
  {
    id: 'dashboard',
    path: ['/', '/dashboard/*'],
    name: 'Dashboard',
    description: 'The GitHub start page: repositories, activity and feed',
    samples: {
      matches: [
        {
          url: 'https://github.com/',
          state: {
            name: 'Dashboard',
            description: 'The GitHub start page: repositories, activity and feed',
          },
        },
        {
          url: 'https://github.com//dashboard',
          state: {
            name: 'Dashboard',
            description: 'The GitHub start page: repositories, activity and feed',
          },
        },
      ],
      not: 'https://github.com/feed',
    },
  },
  {
    id: 'feed',
    path: ['/feed', '/orgs/:org/dashboard'],
    name: 'Feed',
    description: 'News from followed people and repositories[ of {org}]',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/feed',
          state: { name: 'Feed', description: 'News from followed people and repositories' },
        },
        {
          url: 'https://github.com/orgs/refined-github/dashboard',
          state: {
            name: 'Feed',
            description: 'News from followed people and repositories of refined-github',
            project: 'refined-github',
          },
        },
      ],
      not: 'https://github.com/',
    },
  },
  {
    id: 'global-issue-list',
    path: ['/issues', '/issues/*'],
    keepQuery: ['q'],
    fields: { search: { query: 'q' } },
    name: 'Issues',
    description: 'Issues across repositories[: {rest}][, search "{search}"]',
    samples: {
      matches: [
        {
          url: 'https://github.com/issues/assigned',
          state: { name: 'Issues', description: 'Issues across repositories: assigned' },
        },
        {
          url: 'https://github.com/issues?q=is%3Apr+is%3Aopen',
          state: {
            path: 'https://github.com/issues?q=is%3Apr+is%3Aopen',
            name: 'Issues',
            description: 'Issues across repositories, search "is:pr is:open"',
          },
        },
      ],
      not: 'https://github.com/a/b/issues',
    },
  },
  {
    id: 'global-pull-list',
    path: ['/pulls', '/pulls/*'],
    keepQuery: ['q'],
    fields: { search: { query: 'q' } },
    name: 'Pull requests',
    description: 'Pull requests across repositories[: {rest}][, search "{search}"]',
    samples: {
      matches: [
        {
          url: 'https://github.com/pulls',
          state: { name: 'Pull requests', description: 'Pull requests across repositories' },
        },
        {
          url: 'https://github.com/pulls?q=issues',
          state: {
            path: 'https://github.com/pulls?q=issues',
            name: 'Pull requests',
            description: 'Pull requests across repositories, search "issues"',
          },
        },
      ],
      not: 'https://github.com/a/b/pulls',
    },
  },
  {
    id: 'global-search',
    path: '/search',
    keepQuery: ['q', 'type'],
    fields: { search: { query: 'q' }, kind: { query: 'type' } },
    name: 'Search',
    description: 'GitHub search results[ for "{search}"][, type {kind}]',
    samples: {
      matches: [
        {
          url: 'https://github.com/search?q=refined-github&ref=opensearch',
          state: {
            path: 'https://github.com/search?q=refined-github',
            name: 'Search',
            description: 'GitHub search results for "refined-github"',
          },
        },
        {
          url: 'https://github.com/search?q=drawer&type=code',
          state: {
            path: 'https://github.com/search?q=drawer&type=code',
            name: 'Search',
            description: 'GitHub search results for "drawer", type code',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/search',
    },
  },
  {
    id: 'notifications',
    path: '/notifications/*',
    name: 'Notifications',
    description: 'The inbox of GitHub notifications',
    samples: {
      matches: [
        {
          url: 'https://github.com/notifications',
          state: { name: 'Notifications', description: 'The inbox of GitHub notifications' },
        },
        {
          url: 'https://github.com/notifications/beta/archive',
          state: { name: 'Notifications', description: 'The inbox of GitHub notifications' },
        },
      ],
      not: 'https://github.com/sindresorhus/notifications/',
    },
  },
  {
    id: 'trending',
    path: '/trending/*',
    name: 'Trending',
    description: 'Trending on GitHub[: {rest}]',
    samples: {
      matches: [
        {
          url: 'https://github.com/trending/developers',
          state: { name: 'Trending', description: 'Trending on GitHub: developers' },
        },
        {
          url: 'https://github.com/trending/unknown',
          state: { name: 'Trending', description: 'Trending on GitHub: unknown' },
        },
      ],
      not: 'https://github.com/explore',
    },
  },
  {
    id: 'marketplace-action',
    path: '/marketplace/actions/:action',
    fields: {
      title: [
        { title: ':title · Actions · GitHub Marketplace · GitHub' },
        { title: ':title · Actions · GitHub Marketplace' },
        { template: '{action|words}' },
      ],
    },
    name: 'Marketplace action',
    description: 'The action "{title}" in the GitHub Marketplace',
    task: '{action}',
    samples: {
      matches: [
        {
          url: 'https://github.com/marketplace/actions/hugo-actions',
          title: 'Hugo Actions · Actions · GitHub Marketplace · GitHub',
          state: {
            name: 'Marketplace action',
            description: 'The action "Hugo Actions" in the GitHub Marketplace',
            task: 'hugo-actions',
          },
        },
        {
          url: 'https://github.com/marketplace/actions/github-action-for-assignee-to-reviewer',
          state: {
            name: 'Marketplace action',
            description:
              'The action "github action for assignee to reviewer" in the GitHub Marketplace',
            task: 'github-action-for-assignee-to-reviewer',
          },
        },
      ],
      not: 'https://github.com/marketplace',
    },
  },
  {
    id: 'site-page',
    path: '/:section/*',
    where: {
      section: {
        oneOf: [
          'about',
          'account',
          'advisories',
          'apps',
          'blog',
          'codespaces',
          'collections',
          'contact',
          'copilot',
          'customer-stories',
          'education',
          'enterprise',
          'events',
          'explore',
          'features',
          'issues',
          'join',
          'login',
          'logout',
          'marketplace',
          'mobile',
          'models',
          'new',
          'notifications',
          'open-source',
          'organizations',
          'pricing',
          'pulls',
          'readme',
          'resources',
          'search',
          'security',
          'sessions',
          'settings',
          'site',
          'solutions',
          'sponsors',
          'stars',
          'team',
          'topics',
          'trending',
          'users',
          'watching',
          'why-github',
        ],
      },
    },
    name: 'GitHub: {section|words}',
    description: 'The part "{section}[/{rest}]" of GitHub itself',
    samples: {
      matches: [
        {
          url: 'https://github.com/topics/browser-extension',
          state: {
            name: 'GitHub: topics',
            description: 'The part "topics/browser-extension" of GitHub itself',
          },
        },
        {
          url: 'https://github.com/sponsors/ada',
          state: {
            name: 'GitHub: sponsors',
            description: 'The part "sponsors/ada" of GitHub itself',
          },
        },
      ],
      not: 'https://github.com/ada',
    },
  },
]);
