/** PURE. */
import { defineSite } from './define-site.ts';

export const linkedin = defineSite({
  id: 'linkedin',
  name: 'LinkedIn',
  hosts: ['.linkedin.com'],
  unreadCounter: true,
  pages: [
    {
      id: 'person',
      path: '/in/:person/*',
      fields: { title: { title: ':title | LinkedIn' } },
      name: 'Person',
      description: 'The profile of {title}[: {rest}]',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.linkedin.com/in/ada-l/',
            title: '(3) Ada Lovelace | LinkedIn',
            state: {
              name: 'Person',
              description: 'The profile of Ada Lovelace',
              task: 'Ada Lovelace',
            },
          },
          {
            url: 'https://uk.linkedin.com/in/ada-l',
            title: 'Ada Lovelace - Analyst | LinkedIn',
            state: {
              name: 'Person',
              description: 'The profile of Ada Lovelace - Analyst',
              task: 'Ada Lovelace - Analyst',
            },
          },
        ],
        not: 'https://www.linkedin.com/feed/',
      },
    },
    {
      id: 'company',
      path: '/company/:company/*',
      fields: {
        title: [
          { title: ':title: Overview | LinkedIn' },
          { title: ':title | LinkedIn' },
          { template: '{company|words}' },
        ],
      },
      name: 'Company',
      description: 'The company {title}[: {rest}]',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.linkedin.com/company/acme/about/',
            title: 'Acme: Overview | LinkedIn',
            state: { name: 'Company', description: 'The company Acme: about', project: 'Acme' },
          },
          {
            url: 'https://www.linkedin.com/company/acme-inc/jobs/',
            state: {
              name: 'Company',
              description: 'The company acme inc: jobs',
              project: 'acme inc',
            },
          },
        ],
        not: 'https://www.linkedin.com/jobs/',
      },
    },
    {
      id: 'job',
      path: ['/jobs/view/:id', '/jobs/view/:id/*'],
      fields: { title: { title: ':title | LinkedIn' } },
      name: 'Job',
      description: 'The job "{title}"',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.linkedin.com/jobs/view/123/',
            title: 'Engineer | Acme | LinkedIn',
            state: {
              name: 'Job',
              description: 'The job "Engineer | Acme"',
              task: 'Engineer | Acme',
            },
          },
          {
            url: 'https://www.linkedin.com/jobs/view/engineer-at-acme-123',
            title: 'Engineer | LinkedIn',
            state: { name: 'Job', description: 'The job "Engineer"', task: 'Engineer' },
          },
        ],
        not: 'https://www.linkedin.com/jobs/search/?keywords=a',
      },
    },
    {
      id: 'job-search',
      path: '/jobs/*',
      keepQuery: ['keywords', 'location'],
      fields: { search: { query: 'keywords' }, location: { query: 'location' } },
      name: 'Jobs',
      description: 'Jobs[ for "{search}"][ in {location}]',
      samples: {
        matches: [
          {
            url: 'https://www.linkedin.com/jobs/search/?keywords=engineer&location=Bern&geoId=1',
            state: {
              path: 'https://www.linkedin.com/jobs/search/?keywords=engineer&location=Bern',
              name: 'Jobs',
              description: 'Jobs for "engineer" in Bern',
            },
          },
          { url: 'https://www.linkedin.com/jobs/', state: { name: 'Jobs', description: 'Jobs' } },
        ],
        not: 'https://www.linkedin.com/jobs/view/1/',
      },
    },
    {
      id: 'post',
      path: ['/posts/:slug', '/feed/update/:id', '/pulse/:slug'],
      name: 'Post',
      description: 'A post[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://www.linkedin.com/posts/ada_topic-1',
            title: 'Ada on LinkedIn: Hello',
            state: { name: 'Post', description: 'A post: Ada on LinkedIn: Hello' },
          },
          {
            url: 'https://www.linkedin.com/pulse/on-drawers',
            title: 'On drawers | LinkedIn',
            state: { name: 'Post', description: 'A post: On drawers | LinkedIn' },
          },
        ],
        not: 'https://www.linkedin.com/feed/',
      },
    },
    {
      id: 'section',
      path: '/:section/*',
      name: 'LinkedIn: {section|words}',
      description: 'The part "{section}" of LinkedIn',
      samples: {
        matches: [
          {
            url: 'https://www.linkedin.com/feed/',
            state: { name: 'LinkedIn: feed', description: 'The part "feed" of LinkedIn' },
          },
          {
            url: 'https://www.linkedin.com/messaging/thread/1/',
            state: { name: 'LinkedIn: messaging', description: 'The part "messaging" of LinkedIn' },
          },
        ],
        not: 'https://www.linkedin.com/in/ada',
      },
    },
  ],
});
