/** PURE. */
import { definePages } from '../define-site.ts';

export const projectPages = definePages([
  {
    id: 'project',
    path: '/:group/:project',
    fields: { title: { title: ':title · GitLab' } },
    name: 'Project',
    description: 'The project {group}/{project}[: {title}]',
    project: '{group}/{project}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/gitlab-org/gitlab',
          title: 'GitLab.org / GitLab · GitLab',
          state: {
            name: 'Project',
            description: 'The project gitlab-org/gitlab: GitLab.org / GitLab',
            project: 'gitlab-org/gitlab',
          },
        },
        {
          url: 'https://gitlab.com/acme/web',
          state: { name: 'Project', description: 'The project acme/web', project: 'acme/web' },
        },
      ],
      not: 'https://gitlab.com/acme',
    },
  },
  {
    id: 'group',
    path: '/:group',
    name: 'Group',
    description: 'The group or person {group}',
    project: '{group}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/gitlab-org',
          state: {
            name: 'Group',
            description: 'The group or person gitlab-org',
            project: 'gitlab-org',
          },
        },
        {
          url: 'https://gitlab.com/acme',
          state: { name: 'Group', description: 'The group or person acme', project: 'acme' },
        },
      ],
      not: 'https://gitlab.com/acme/web',
    },
  },
  {
    id: 'pipeline',
    path: [
      '/:group/:project/-/pipelines/:number/*',
      '/:group/:subgroup/:project/-/pipelines/:number/*',
      '/:group/:subgroup/:innergroup/:project/-/pipelines/:number/*',
    ],
    where: { number: { is: 'digits' } },
    name: 'Pipeline',
    description: 'Pipeline {number} of {group}/[{subgroup}/][{innergroup}/]{project}',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/acme/web/-/pipelines/99',
          state: {
            name: 'Pipeline',
            description: 'Pipeline 99 of acme/web',
            project: 'acme/web',
            task: '99',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/pipelines/7/failures',
          state: {
            name: 'Pipeline',
            description: 'Pipeline 7 of acme/shop/web',
            project: 'acme/shop/web',
            task: '7',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web/-/pipelines',
    },
  },
  {
    id: 'job',
    path: [
      '/:group/:project/-/jobs/:number',
      '/:group/:subgroup/:project/-/jobs/:number',
      '/:group/:subgroup/:innergroup/:project/-/jobs/:number',
    ],
    where: { number: { is: 'digits' } },
    name: 'Job',
    description: 'Job {number} of {group}/[{subgroup}/][{innergroup}/]{project}',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/acme/web/-/jobs/5',
          state: { name: 'Job', description: 'Job 5 of acme/web', project: 'acme/web', task: '5' },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/jobs/6',
          state: {
            name: 'Job',
            description: 'Job 6 of acme/shop/web',
            project: 'acme/shop/web',
            task: '6',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web/-/jobs',
    },
  },
  {
    id: 'file',
    path: [
      '/:group/:project/-/blob/:ref/*',
      '/:group/:subgroup/:project/-/blob/:ref/*',
      '/:group/:subgroup/:innergroup/:project/-/blob/:ref/*',
    ],
    name: 'File',
    description: 'The file {rest} of {group}/[{subgroup}/][{innergroup}/]{project} at {ref}',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/acme/web/-/blob/main/src/a.ts',
          state: {
            name: 'File',
            description: 'The file src/a.ts of acme/web at main',
            project: 'acme/web',
            task: 'src/a.ts',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/blob/v1/README.md',
          state: {
            name: 'File',
            description: 'The file README.md of acme/shop/web at v1',
            project: 'acme/shop/web',
            task: 'README.md',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web/-/tree/main/src',
    },
  },
  {
    id: 'folder',
    path: [
      '/:group/:project/-/tree/:ref/*',
      '/:group/:subgroup/:project/-/tree/:ref/*',
      '/:group/:subgroup/:innergroup/:project/-/tree/:ref/*',
    ],
    name: 'Folder',
    description: 'The files of {group}/[{subgroup}/][{innergroup}/]{project} at {ref}[: {rest}]',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/acme/web/-/tree/main',
          state: {
            name: 'Folder',
            description: 'The files of acme/web at main',
            project: 'acme/web',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/tree/main/src',
          state: {
            name: 'Folder',
            description: 'The files of acme/shop/web at main: src',
            project: 'acme/shop/web',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web/-/blob/main/a',
    },
  },
  {
    id: 'project-page',
    path: [
      '/:group/:project/-/*',
      '/:group/:subgroup/:project/-/*',
      '/:group/:subgroup/:innergroup/:project/-/*',
    ],
    name: 'Project page',
    description: 'The page "{rest}" of {group}/[{subgroup}/][{innergroup}/]{project}',
    project: '{group}/[{subgroup}/][{innergroup}/]{project}',
    samples: {
      matches: [
        {
          url: 'https://gitlab.com/acme/web/-/pipelines',
          state: {
            name: 'Project page',
            description: 'The page "pipelines" of acme/web',
            project: 'acme/web',
          },
        },
        {
          url: 'https://gitlab.com/acme/shop/web/-/settings/ci_cd',
          state: {
            name: 'Project page',
            description: 'The page "settings/ci_cd" of acme/shop/web',
            project: 'acme/shop/web',
          },
        },
      ],
      not: 'https://gitlab.com/acme/web',
    },
  },
]);
