/** PURE. */
import { definePages } from '../define-site.ts';

export const organizationPages = definePages([
  {
    id: 'organization',
    path: '/orgs/:org/*',
    name: 'Organization',
    description: 'The organization {org}[: {rest}]',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/refined-github/people',
          state: {
            name: 'Organization',
            description: 'The organization refined-github: people',
            project: 'refined-github',
          },
        },
        {
          url: 'https://github.com/orgs/refined-github',
          state: {
            name: 'Organization',
            description: 'The organization refined-github',
            project: 'refined-github',
          },
        },
      ],
      not: 'https://github.com/orgs/refined-github/discussions',
    },
  },
  {
    id: 'organization-repositories',
    path: '/orgs/:org/repositories',
    keepQuery: ['q', 'type', 'language', 'sort'],
    name: 'Repositories',
    description: 'The repositories of {org}',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/refined-github/repositories',
          state: {
            name: 'Repositories',
            description: 'The repositories of refined-github',
            project: 'refined-github',
          },
        },
        {
          url: 'https://github.com/orgs/refined-github/repositories?q=&type=private&language=&sort=',
          state: {
            path: 'https://github.com/orgs/refined-github/repositories?q=&type=private&language=&sort=',
            name: 'Repositories',
            description: 'The repositories of refined-github',
            project: 'refined-github',
          },
        },
      ],
      not: 'https://github.com/orgs/refined-github/people',
    },
  },
  {
    id: 'organization-settings',
    path: '/organizations/:org/settings/*',
    name: 'Organization settings',
    description: 'Settings of the organization {org}[: {rest}]',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/organizations/acme/settings/profile',
          state: {
            name: 'Organization settings',
            description: 'Settings of the organization acme: profile',
            project: 'acme',
          },
        },
        {
          url: 'https://github.com/organizations/acme/settings/billing/usage',
          state: {
            name: 'Organization settings',
            description: 'Settings of the organization acme: billing/usage',
            project: 'acme',
          },
        },
      ],
      not: 'https://github.com/settings/profile',
    },
  },
  {
    id: 'organization-discussions',
    path: '/orgs/:org/discussions',
    name: 'Discussions',
    description: 'The discussions of {org}',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/community/discussions',
          state: {
            name: 'Discussions',
            description: 'The discussions of community',
            project: 'community',
          },
        },
        {
          url: 'https://github.com/orgs/acme/discussions',
          state: { name: 'Discussions', description: 'The discussions of acme', project: 'acme' },
        },
      ],
      not: 'https://github.com/orgs/community/discussions/11202',
    },
  },
  {
    id: 'organization-discussion',
    path: '/orgs/:org/discussions/:number',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title · :org · Discussion #:number · GitHub' },
        { title: ':title · :org · Discussion #:number' },
      ],
    },
    name: 'Discussion',
    description: 'Discussion {number} of {org}[, titled "{title}"]',
    project: '{org}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/community/discussions/11202',
          title: 'Feedback on code search · community · Discussion #11202 · GitHub',
          state: {
            name: 'Discussion',
            description: 'Discussion 11202 of community, titled "Feedback on code search"',
            project: 'community',
            task: '11202',
          },
        },
        {
          url: 'https://github.com/orgs/community/discussions/7',
          state: {
            name: 'Discussion',
            description: 'Discussion 7 of community',
            project: 'community',
            task: '7',
          },
        },
      ],
      not: 'https://github.com/orgs/community/discussions/new',
    },
  },
  {
    id: 'organization-new-discussion',
    path: '/orgs/:org/discussions/new/*',
    keepQuery: ['category'],
    fields: { category: { query: 'category' } },
    name: 'New discussion',
    description: 'The form for a new discussion of {org}[ in the category {category}]',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/community/discussions/new?category=pull-requests',
          state: {
            path: 'https://github.com/orgs/community/discussions/new?category=pull-requests',
            name: 'New discussion',
            description: 'The form for a new discussion of community in the category pull-requests',
            project: 'community',
          },
        },
        {
          url: 'https://github.com/orgs/community/discussions/new/choose',
          state: {
            name: 'New discussion',
            description: 'The form for a new discussion of community',
            project: 'community',
          },
        },
      ],
      not: 'https://github.com/orgs/community/discussions',
    },
  },
  {
    id: 'team',
    path: '/orgs/:org/teams/:team',
    name: 'Team',
    description: 'The team {team} of {org}',
    project: '{org}',
    task: '{team}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/refined-github/teams/core-team',
          state: {
            name: 'Team',
            description: 'The team core-team of refined-github',
            project: 'refined-github',
            task: 'core-team',
          },
        },
        {
          url: 'https://github.com/orgs/acme/teams/web',
          state: {
            name: 'Team',
            description: 'The team web of acme',
            project: 'acme',
            task: 'web',
          },
        },
      ],
      not: 'https://github.com/orgs/acme/teams/web/discussions/1',
    },
  },
  {
    id: 'team-discussion',
    path: '/orgs/:org/teams/:team/discussions/:number',
    name: 'Team discussion',
    description: 'Discussion {number} of the team {team} of {org}',
    project: '{org}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/refined-github/teams/core-team/discussions/1',
          state: {
            name: 'Team discussion',
            description: 'Discussion 1 of the team core-team of refined-github',
            project: 'refined-github',
            task: '1',
          },
        },
        {
          url: 'https://github.com/orgs/acme/teams/web/discussions/22',
          state: {
            name: 'Team discussion',
            description: 'Discussion 22 of the team web of acme',
            project: 'acme',
            task: '22',
          },
        },
      ],
      not: 'https://github.com/orgs/acme/teams/web',
    },
  },
  {
    id: 'organization-project',
    path: ['/orgs/:org/projects/:number', '/orgs/:org/projects/:number/views/:view'],
    where: { number: { is: 'digits' } },
    name: 'Project board',
    description: 'Project board {number} of {org}',
    project: '{org}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/orgs/RSSNext/projects/3',
          state: {
            name: 'Project board',
            description: 'Project board 3 of RSSNext',
            project: 'RSSNext',
            task: '3',
          },
        },
        {
          url: 'https://github.com/orgs/RSSNext/projects/3/views/1',
          state: {
            name: 'Project board',
            description: 'Project board 3 of RSSNext',
            project: 'RSSNext',
            task: '3',
          },
        },
      ],
      not: 'https://github.com/orgs/RSSNext/projects',
    },
  },
]);
