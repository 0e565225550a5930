/** PURE. */
import { defineSite } from './define-site.ts';

export const npm = defineSite({
  id: 'npm',
  name: 'npm',
  hosts: ['.npmjs.com'],
  pages: [
    {
      id: 'package',
      path: ['/package/:name', '/package/:scope/:name'],
      where: { scope: { startsWith: '@' } },
      name: 'Package',
      description: 'The npm package [{scope}/]{name}',
      project: '[{scope}/]{name}',
      suggestions: ['What does this package do?', 'How do I use it?'],
      samples: {
        matches: [
          {
            url: 'https://www.npmjs.com/package/preact',
            title: 'preact - npm',
            state: { name: 'Package', description: 'The npm package preact', project: 'preact' },
          },
          {
            url: 'https://www.npmjs.com/package/@preact/signals?activeTab=versions',
            state: {
              name: 'Package',
              description: 'The npm package @preact/signals',
              project: '@preact/signals',
            },
          },
        ],
        not: 'https://www.npmjs.com/search?q=preact',
      },
    },
    {
      id: 'version',
      path: ['/package/:name/v/:version', '/package/:scope/:name/v/:version'],
      where: { scope: { startsWith: '@' } },
      name: 'Package version',
      description: 'Version {version} of the npm package [{scope}/]{name}',
      project: '[{scope}/]{name}',
      task: '{version}',
      samples: {
        matches: [
          {
            url: 'https://www.npmjs.com/package/preact/v/10.0.0',
            state: {
              name: 'Package version',
              description: 'Version 10.0.0 of the npm package preact',
              project: 'preact',
              task: '10.0.0',
            },
          },
          {
            url: 'https://www.npmjs.com/package/@preact/signals/v/1.0.0',
            state: {
              name: 'Package version',
              description: 'Version 1.0.0 of the npm package @preact/signals',
              project: '@preact/signals',
              task: '1.0.0',
            },
          },
        ],
        not: 'https://www.npmjs.com/package/preact',
      },
    },
    {
      id: 'search',
      path: '/search',
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'npm packages for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://www.npmjs.com/search?q=preact',
            state: {
              path: 'https://www.npmjs.com/search?q=preact',
              name: 'Search',
              description: 'npm packages for "preact"',
            },
          },
          {
            url: 'https://www.npmjs.com/search?q=a&page=1',
            state: {
              path: 'https://www.npmjs.com/search?q=a',
              name: 'Search',
              description: 'npm packages for "a"',
            },
          },
        ],
        not: 'https://www.npmjs.com/package/preact',
      },
    },
    {
      id: 'person',
      path: ['/:person', '/org/:org', '/settings/:org/*'],
      where: { person: { startsWith: '~' } },
      name: 'Packages of a person or organization',
      description: 'npm packages[ of {person}][ of {org}]',
      project: '{org}',
      samples: {
        matches: [
          {
            url: 'https://www.npmjs.com/~ada',
            state: {
              name: 'Packages of a person or organization',
              description: 'npm packages of ~ada',
            },
          },
          {
            url: 'https://www.npmjs.com/org/acme',
            state: {
              name: 'Packages of a person or organization',
              description: 'npm packages of acme',
              project: 'acme',
            },
          },
        ],
        not: 'https://www.npmjs.com/package/preact',
      },
    },
  ],
});
