/** PURE. */
import { definePages } from '../define-site.ts';

export const actionPages = definePages([
  {
    id: 'actions',
    path: '/:owner/:repo/actions',
    keepQuery: ['query'],
    name: 'Actions',
    description: 'The workflow runs of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/acme/web/actions',
          state: {
            name: 'Actions',
            description: 'The workflow runs of acme/web',
            project: 'acme/web',
          },
        },
        {
          url: 'https://github.com/acme/web/actions?query=is%3Afailure',
          state: {
            path: 'https://github.com/acme/web/actions?query=is%3Afailure',
            name: 'Actions',
            description: 'The workflow runs of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/actions/new',
    },
  },
  {
    id: 'workflow',
    path: '/:owner/:repo/actions/workflows/:workflow',
    name: 'Workflow',
    description: 'The runs of the workflow {workflow} of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{workflow}',
    samples: {
      matches: [
        {
          url: 'https://github.com/refined-github/github-url-detection/actions/workflows/demo.yml',
          state: {
            name: 'Workflow',
            description: 'The runs of the workflow demo.yml of refined-github/github-url-detection',
            project: 'refined-github/github-url-detection',
            task: 'demo.yml',
          },
        },
        {
          url: 'https://github.com/refined-github/github-url-detection/actions/workflows/esm-lint.yml',
          state: {
            name: 'Workflow',
            description:
              'The runs of the workflow esm-lint.yml of refined-github/github-url-detection',
            project: 'refined-github/github-url-detection',
            task: 'esm-lint.yml',
          },
        },
      ],
      not: 'https://github.com/refined-github/github-url-detection/actions',
    },
  },
  {
    id: 'new-workflow',
    path: '/:owner/:repo/actions/new',
    name: 'New workflow',
    description: 'Choosing a new workflow for {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/actions/new',
          state: {
            name: 'New workflow',
            description: 'Choosing a new workflow for sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/actions/new',
          state: {
            name: 'New workflow',
            description: 'Choosing a new workflow for acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/actions',
    },
  },
  {
    id: 'action-run',
    path: '/:owner/:repo/actions/runs/:run/*',
    fields: {
      title: [
        { title: ':title · :owner/:repo@:sha · GitHub' },
        { title: ':title · :owner/:repo@:sha' },
      ],
    },
    name: 'Workflow run',
    description: 'Workflow run {run} of {owner}/{repo}[: {title}][, {rest}]',
    project: '{owner}/{repo}',
    task: '{run}',
    suggestions: ['Why did this run fail?'],
    samples: {
      matches: [
        {
          url: 'https://github.com/refined-github/github-url-detection/actions/runs/294962314',
          title: 'Lint · refined-github/github-url-detection@1a2b3c4 · GitHub',
          state: {
            name: 'Workflow run',
            description: 'Workflow run 294962314 of refined-github/github-url-detection: Lint',
            project: 'refined-github/github-url-detection',
            task: '294962314',
          },
        },
        {
          url: 'https://github.com/acme/web/actions/runs/1/job/2',
          state: {
            name: 'Workflow run',
            description: 'Workflow run 1 of acme/web, job/2',
            project: 'acme/web',
            task: '1',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/runs/639481849',
    },
  },
  {
    id: 'action-job',
    path: '/:owner/:repo/runs/:job',
    where: { job: { is: 'digits' } },
    name: 'Job of a workflow run',
    description: 'Job {job} of a workflow run of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{job}',
    samples: {
      matches: [
        {
          url: 'https://github.com/refined-github/github-url-detection/runs/1224552520?check_suite_focus=true',
          state: {
            name: 'Job of a workflow run',
            description: 'Job 1224552520 of a workflow run of refined-github/github-url-detection',
            project: 'refined-github/github-url-detection',
            task: '1224552520',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/runs/639481849',
          state: {
            name: 'Job of a workflow run',
            description: 'Job 639481849 of a workflow run of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '639481849',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/runs',
    },
  },
]);
