/** PURE. */
import { definePages } from '../define-site.ts';

export const issueAndMergeRequestPages = definePages([
  {
    id: 'issue-list',
    path: [
      '/:group/:project/-/issues',
      '/:group/:subgroup/:project/-/issues',
      '/:group/:subgroup/:innergroup/:project/-/issues',
    ],
    keepQuery: ['search', 'state'],
    fields: { search: { query: 'search' } },
    name: 'Issues',
    description: 'The issues of {group}/[{subgroup}/][{innergroup}/]{project}[, search "{search}"]',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/gitlab-org/gitlab/-/issues',
          state: {
            name: 'Issues',
            description: 'The issues of gitlab-org/gitlab',
            project: 'gitlab-org/gitlab',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/issues?search=login&page=2',
          state: {
            path: 'https://gitlab.com/acme/shop/web/-/issues?search=login',
            name: 'Issues',
            description: 'The issues of acme/shop/web, search "login"',
            project: 'acme/shop/web',
          },
        },
      ],
      not: 'https://gitlab.com/gitlab-org/gitlab/-/issues/12',
    },
  },
  {
    id: 'issue',
    path: [
      '/:group/:project/-/issues/:number',
      '/:group/:subgroup/:project/-/issues/:number',
      '/:group/:subgroup/:innergroup/:project/-/issues/:number',
      '/:group/:project/-/work_items/:number',
      '/:group/:subgroup/:project/-/work_items/:number',
      '/:group/:subgroup/:innergroup/:project/-/work_items/:number',
    ],
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title (#:number) · Issues · :place · GitLab' },
        { title: ':title (#:number) · :place · GitLab' },
      ],
    },
    required: ['title'],
    name: 'Issue',
    description:
      'Issue {number} in {group}/[{subgroup}/][{innergroup}/]{project}, titled "{title}"',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/gitlab-org/gitlab/-/issues/12',
          title: 'Login fails (#12) · Issues · GitLab.org / GitLab · GitLab',
          state: {
            name: 'Issue',
            description: 'Issue 12 in gitlab-org/gitlab, titled "Login fails"',
            project: 'gitlab-org/gitlab',
            task: '12',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/work_items/3',
          title: 'Cart (#3) · Issues · acme / shop / web · GitLab',
          state: {
            name: 'Issue',
            description: 'Issue 3 in acme/shop/web, titled "Cart"',
            project: 'acme/shop/web',
            task: '3',
          },
        },
      ],
      not: 'https://gitlab.com/gitlab-org/gitlab/-/issues',
    },
  },
  {
    id: 'merge-request-list',
    path: [
      '/:group/:project/-/merge_requests',
      '/:group/:subgroup/:project/-/merge_requests',
      '/:group/:subgroup/:innergroup/:project/-/merge_requests',
    ],
    name: 'Merge requests',
    description: 'The merge requests of {group}/[{subgroup}/][{innergroup}/]{project}',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/gitlab-org/gitlab/-/merge_requests',
          state: {
            name: 'Merge requests',
            description: 'The merge requests of gitlab-org/gitlab',
            project: 'gitlab-org/gitlab',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/merge_requests',
          state: {
            name: 'Merge requests',
            description: 'The merge requests of acme/shop/web',
            project: 'acme/shop/web',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web/-/merge_requests/3',
    },
  },
  {
    id: 'merge-request',
    path: [
      '/:group/:project/-/merge_requests/:number/*',
      '/:group/:subgroup/:project/-/merge_requests/:number/*',
      '/:group/:subgroup/:innergroup/:project/-/merge_requests/:number/*',
    ],
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title (!:number) · Merge requests · :place · GitLab' },
        { title: ':title (!:number) · :place · GitLab' },
      ],
    },
    required: ['title'],
    name: 'Merge request',
    description:
      'Merge request {number} in {group}/[{subgroup}/][{innergroup}/]{project}, titled "{title}"[, {rest}]',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/gitlab-org/gitlab/-/merge_requests/34',
          title: 'Add a cache (!34) · Merge requests · GitLab.org / GitLab · GitLab',
          state: {
            name: 'Merge request',
            description: 'Merge request 34 in gitlab-org/gitlab, titled "Add a cache"',
            project: 'gitlab-org/gitlab',
            task: '34',
          },
        },
        {
          url: 'https://gitlab.com/acme/web/-/merge_requests/3/diffs',
          title: 'Sum (!3) · Merge requests · acme / web · GitLab',
          state: {
            name: 'Merge request',
            description: 'Merge request 3 in acme/web, titled "Sum", diffs',
            project: 'acme/web',
            task: '3',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web/-/merge_requests',
    },
  },
]);
