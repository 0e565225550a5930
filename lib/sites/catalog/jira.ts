/** PURE. */
import { defineSite } from './define-site.ts';

export const jira = defineSite({
  id: 'jira',
  name: 'Jira',
  hosts: ['.atlassian.net'],
  pages: [
    {
      id: 'issue',
      path: '/browse/:key',
      fields: {
        title: [
          { title: '[:key] :title - Jira' },
          { title: '[:key] :title - JIRA' },
          { title: '[:key] :title - :app' },
        ],
      },
      required: ['title'],
      name: 'Issue',
      description: 'Issue {key}, titled "{title}"',
      project: '{key|before:-}',
      task: '{key}',
      suggestions: ['Summarise this issue', 'What is blocking it?'],
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/browse/WEB-12',
            title: '[WEB-12] Login fails - after reload - Jira',
            state: {
              name: 'Issue',
              description: 'Issue WEB-12, titled "Login fails - after reload"',
              project: 'WEB',
              task: 'WEB-12',
            },
          },
          {
            url: 'https://acme.atlassian.net/browse/API-3?focusedCommentId=1',
            title: '[API-3] Cursor - JIRA',
            state: {
              name: 'Issue',
              description: 'Issue API-3, titled "Cursor"',
              project: 'API',
              task: 'API-3',
            },
          },
        ],
        not: 'https://acme.atlassian.net/jira/your-work',
      },
    },
    {
      id: 'board',
      path: [
        '/jira/software/projects/:project/boards/:board',
        '/jira/software/c/projects/:project/boards/:board',
        '/jira/core/projects/:project/board',
      ],
      keepQuery: ['selectedIssue'],
      fields: { issue: { query: 'selectedIssue' } },
      name: 'Board',
      description: 'The board of the project {project}[, issue {issue} open]',
      project: '{project}',
      task: '{issue}',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/jira/software/projects/WEB/boards/1',
            state: { name: 'Board', description: 'The board of the project WEB', project: 'WEB' },
          },
          {
            url: 'https://acme.atlassian.net/jira/software/c/projects/WEB/boards/2?selectedIssue=WEB-12',
            state: {
              path: 'https://acme.atlassian.net/jira/software/c/projects/WEB/boards/2?selectedIssue=WEB-12',
              name: 'Board',
              description: 'The board of the project WEB, issue WEB-12 open',
              project: 'WEB',
              task: 'WEB-12',
            },
          },
        ],
        not: 'https://acme.atlassian.net/jira/software/projects/WEB/boards/1/backlog',
      },
    },
    {
      id: 'project',
      path: [
        '/jira/software/projects/:project/*',
        '/jira/software/c/projects/:project/*',
        '/jira/core/projects/:project/*',
        '/jira/servicedesk/projects/:project/*',
        '/projects/:project/*',
      ],
      name: 'Project',
      description: 'The project {project}[: {rest}]',
      project: '{project}',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/jira/software/projects/WEB/boards/1/backlog',
            state: {
              name: 'Project',
              description: 'The project WEB: boards/1/backlog',
              project: 'WEB',
            },
          },
          {
            url: 'https://acme.atlassian.net/jira/servicedesk/projects/HELP/queues',
            state: { name: 'Project', description: 'The project HELP: queues', project: 'HELP' },
          },
        ],
        not: 'https://acme.atlassian.net/jira/projects',
      },
    },
    {
      id: 'issue-search',
      path: '/issues/*',
      keepQuery: ['jql', 'filter'],
      fields: { jql: { query: 'jql' }, filter: { query: 'filter' } },
      name: 'Issue search',
      description: 'Issues[ that match {jql}][, filter {filter}]',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/issues/?jql=project%20%3D%20WEB',
            state: {
              path: 'https://acme.atlassian.net/issues/?jql=project+%3D+WEB',
              name: 'Issue search',
              description: 'Issues that match project = WEB',
            },
          },
          {
            url: 'https://acme.atlassian.net/issues/?filter=10001',
            state: {
              path: 'https://acme.atlassian.net/issues/?filter=10001',
              name: 'Issue search',
              description: 'Issues, filter 10001',
            },
          },
        ],
        not: 'https://acme.atlassian.net/browse/WEB-12',
      },
    },
    {
      id: 'dashboard',
      path: ['/jira/dashboards/*', '/jira/your-work', '/jira/for-you', '/secure/Dashboard.jspa'],
      fields: { site: { host: ':site.atlassian.net' } },
      name: 'Dashboard',
      description: 'A Jira start page or dashboard of {site}',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/jira/your-work',
            state: { name: 'Dashboard', description: 'A Jira start page or dashboard of acme' },
          },
          {
            url: 'https://acme.atlassian.net/jira/dashboards/10000',
            state: { name: 'Dashboard', description: 'A Jira start page or dashboard of acme' },
          },
        ],
        not: 'https://acme.atlassian.net/jira/projects',
      },
    },
    {
      id: 'other',
      path: '/jira/*',
      fields: { site: { host: ':site.atlassian.net' } },
      name: 'Jira',
      description: 'The page "{rest}" of Jira at {site}',
      samples: {
        matches: [
          {
            url: 'https://acme.atlassian.net/jira/projects',
            state: { name: 'Jira', description: 'The page "projects" of Jira at acme' },
          },
          {
            url: 'https://acme.atlassian.net/jira/people/5f',
            state: { name: 'Jira', description: 'The page "people/5f" of Jira at acme' },
          },
        ],
        not: 'https://acme.atlassian.net/wiki/home',
      },
    },
  ],
});
