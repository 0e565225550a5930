/** PURE. */
import { definePages } from '../define-site.ts';

export const issuePages = definePages([
  {
    id: 'issue-list',
    path: [
      '/:owner/:repo/issues',
      '/:owner/:repo/issues/:author',
      '/:owner/:repo/issues/views/:view',
    ],
    keepQuery: ['q'],
    fields: { search: { query: 'q' } },
    name: 'Issues',
    description: 'The issues of {owner}/{repo}[ by {author}][, view {view}][, search "{search}"]',
    project: '{owner}/{repo}',
    suggestions: ['Which of these are bugs?', 'Group these issues by theme'],
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/ava/issues',
          state: {
            name: 'Issues',
            description: 'The issues of sindresorhus/ava',
            project: 'sindresorhus/ava',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/issues/fregante',
          state: {
            name: 'Issues',
            description: 'The issues of sindresorhus/refined-github by fregante',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/issues/146',
    },
  },
  {
    id: 'issue',
    path: '/:owner/:repo/issues/:number',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title · Issue #:number · :owner/:repo · GitHub' },
        { title: ':title · Issue #:number · :owner/:repo' },
      ],
      state: { select: ['[data-testid="header-state"]'] },
      author: { select: ['[data-testid="issue-body-header-author"]'] },
    },
    required: ['title'],
    name: 'Issue',
    description:
      'Issue {number} in {owner}/{repo}, titled "{title}"[, by {author}][. State: {state|lower}]',
    project: '{owner}/{repo}',
    task: '{number}',
    suggestions: ['Summarise this issue', 'What is still open here?'],
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/issues/146',
          title: 'Add a · here · Issue #146 · sindresorhus/refined-github',
          state: {
            name: 'Issue',
            description: 'Issue 146 in sindresorhus/refined-github, titled "Add a · here"',
            project: 'sindresorhus/refined-github',
            task: '146',
          },
        },
        {
          url: 'https://github.com/kepano/defuddle/issues/56',
          title: 'Defuddle on Cloudflare Workers · Issue #56 · kepano/defuddle · GitHub',
          state: {
            name: 'Issue',
            description: 'Issue 56 in kepano/defuddle, titled "Defuddle on Cloudflare Workers"',
            project: 'kepano/defuddle',
            task: '56',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/issues',
      captured: [
        {
          page: 'defuddle/general--github.com-issue-56.html',
          url: 'https://github.com/kepano/defuddle/issues/56',
          state: {
            name: 'Issue',
            description:
              'Issue 56 in kepano/defuddle, titled "Defuddle on Cloudflare Workers", by jmorrell. State: open',
            project: 'kepano/defuddle',
            task: '56',
          },
        },
      ],
    },
  },
  {
    id: 'new-issue',
    path: ['/:owner/:repo/issues/new', '/:owner/:repo/issues/new/choose'],
    name: 'New issue',
    description: 'The form for a new issue in {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/issues/new',
          state: {
            name: 'New issue',
            description: 'The form for a new issue in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/issues/new/choose',
          state: {
            name: 'New issue',
            description: 'The form for a new issue in sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/issues',
    },
  },
  {
    id: 'label-list',
    path: '/:owner/:repo/labels',
    name: 'Labels',
    description: 'The labels of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/labels',
          state: {
            name: 'Labels',
            description: 'The labels of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/labels/',
          state: {
            name: 'Labels',
            description: 'The labels of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/labels/bug',
    },
  },
  {
    id: 'label',
    path: '/:owner/:repo/labels/:label',
    name: 'Issues with a label',
    description: 'Issues and pull requests of {owner}/{repo} with the label "{label}"',
    project: '{owner}/{repo}',
    task: '{label}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/labels/%3Adollar%3A%20Funded%20on%20Issuehunt',
          state: {
            name: 'Issues with a label',
            description:
              'Issues and pull requests of sindresorhus/refined-github with the label ":dollar: Funded on Issuehunt"',
            project: 'sindresorhus/refined-github',
            task: ':dollar: Funded on Issuehunt',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/labels/bug',
          state: {
            name: 'Issues with a label',
            description:
              'Issues and pull requests of sindresorhus/refined-github with the label "bug"',
            project: 'sindresorhus/refined-github',
            task: 'bug',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/labels',
    },
  },
  {
    id: 'milestone-list',
    path: '/:owner/:repo/milestones/*',
    name: 'Milestones',
    description: 'The milestones of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/milestones',
          state: {
            name: 'Milestones',
            description: 'The milestones of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/milestones?state=closed',
          state: {
            name: 'Milestones',
            description: 'The milestones of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/kubernetes/kubernetes/milestone/56',
    },
  },
  {
    id: 'milestone',
    path: '/:owner/:repo/milestone/:number',
    where: { number: { is: 'digits' } },
    name: 'Milestone',
    description: 'Milestone {number} of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/kubernetes/kubernetes/milestone/56',
          state: {
            name: 'Milestone',
            description: 'Milestone 56 of kubernetes/kubernetes',
            project: 'kubernetes/kubernetes',
            task: '56',
          },
        },
        {
          url: 'https://github.com/acme/web/milestone/2',
          state: {
            name: 'Milestone',
            description: 'Milestone 2 of acme/web',
            project: 'acme/web',
            task: '2',
          },
        },
      ],
      not: 'https://github.com/acme/web/milestones',
    },
  },
]);
