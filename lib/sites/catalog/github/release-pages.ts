/** PURE. */
import { definePages } from '../define-site.ts';

export const releasePages = definePages([
  {
    id: 'release-list',
    path: '/:owner/:repo/releases',
    name: 'Releases',
    description: 'The releases of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/releases',
          state: {
            name: 'Releases',
            description: 'The releases of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/releases?page=2',
          state: {
            name: 'Releases',
            description: 'The releases of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/releases/tag/1',
    },
  },
  {
    id: 'release',
    path: ['/:owner/:repo/releases/tag/*', '/:owner/:repo/releases/latest'],
    name: 'Release',
    description: 'The release {rest} of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/refined-github/refined-github/releases/tag/1.20.1',
          state: {
            name: 'Release',
            description: 'The release 1.20.1 of refined-github/refined-github',
            project: 'refined-github/refined-github',
            task: '1.20.1',
          },
        },
        {
          url: 'https://github.com/refined-github/refined-github/releases/tag/23.7.25',
          state: {
            name: 'Release',
            description: 'The release 23.7.25 of refined-github/refined-github',
            project: 'refined-github/refined-github',
            task: '23.7.25',
          },
        },
      ],
      not: 'https://github.com/refined-github/refined-github/releases',
    },
  },
  {
    id: 'new-release',
    path: '/:owner/:repo/releases/new',
    name: 'New release',
    description: 'The form for a new release of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/releases/new',
          state: {
            name: 'New release',
            description: 'The form for a new release of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/releases/new?tag=v1',
          state: {
            name: 'New release',
            description: 'The form for a new release of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/releases',
    },
  },
  {
    id: 'edit-release',
    path: '/:owner/:repo/releases/edit/*',
    name: 'Edit release',
    description: 'Editing the release {rest} of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/releases/edit/v1.2.3',
          state: {
            name: 'Edit release',
            description: 'Editing the release v1.2.3 of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: 'v1.2.3',
          },
        },
        {
          url: 'https://github.com/acme/web/releases/edit/web/2',
          state: {
            name: 'Edit release',
            description: 'Editing the release web/2 of acme/web',
            project: 'acme/web',
            task: 'web/2',
          },
        },
      ],
      not: 'https://github.com/acme/web/releases/tag/v1',
    },
  },
]);
