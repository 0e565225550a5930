/** PURE. */
import { defineSite } from './define-site.ts';

export const pypi = defineSite({
  id: 'pypi',
  name: 'PyPI',
  hosts: ['pypi.org'],
  pages: [
    {
      id: 'project',
      path: '/project/:name',
      fields: { about: { meta: 'description' } },
      name: 'Project',
      description: 'The Python package {name}[: {about}]',
      project: '{name}',
      samples: {
        matches: [
          {
            url: 'https://pypi.org/project/requests/',
            title: 'requests · PyPI',
            state: {
              name: 'Project',
              description: 'The Python package requests',
              project: 'requests',
            },
          },
          {
            url: 'https://pypi.org/project/numpy/#files',
            state: { name: 'Project', description: 'The Python package numpy', project: 'numpy' },
          },
        ],
        not: 'https://pypi.org/project/requests/2.0.0/',
      },
    },
    {
      id: 'version',
      path: '/project/:name/:version',
      name: 'Version',
      description: 'Version {version} of the Python package {name}',
      project: '{name}',
      task: '{version}',
      samples: {
        matches: [
          {
            url: 'https://pypi.org/project/requests/2.0.0/',
            state: {
              name: 'Version',
              description: 'Version 2.0.0 of the Python package requests',
              project: 'requests',
              task: '2.0.0',
            },
          },
          {
            url: 'https://pypi.org/project/numpy/1.26.0/',
            state: {
              name: 'Version',
              description: 'Version 1.26.0 of the Python package numpy',
              project: 'numpy',
              task: '1.26.0',
            },
          },
        ],
        not: 'https://pypi.org/project/requests/',
      },
    },
    {
      id: 'search',
      path: '/search',
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'Python packages[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://pypi.org/search/?q=http',
            state: {
              path: 'https://pypi.org/search/?q=http',
              name: 'Search',
              description: 'Python packages for "http"',
            },
          },
          {
            url: 'https://pypi.org/search/?q=a&o=-created',
            state: {
              path: 'https://pypi.org/search/?q=a',
              name: 'Search',
              description: 'Python packages for "a"',
            },
          },
        ],
        not: 'https://pypi.org/',
      },
    },
    {
      id: 'user',
      path: '/user/:user',
      name: 'Person',
      description: 'The Python packages of {user}',
      samples: {
        matches: [
          {
            url: 'https://pypi.org/user/ada/',
            state: { name: 'Person', description: 'The Python packages of ada' },
          },
          {
            url: 'https://pypi.org/user/psf/',
            state: { name: 'Person', description: 'The Python packages of psf' },
          },
        ],
        not: 'https://pypi.org/project/psf/',
      },
    },
  ],
});
