/** PURE. */
import { defineSite } from './define-site.ts';

export const dockerHub = defineSite({
  id: 'docker-hub',
  name: 'Docker Hub',
  hosts: ['hub.docker.com'],
  pages: [
    {
      id: 'image',
      path: ['/r/:owner/:image/*', '/_/:image/*'],
      name: 'Image',
      description: 'The image [{owner}/]{image}[, {rest}]',
      project: '[{owner}/]{image}',
      samples: {
        matches: [
          {
            url: 'https://hub.docker.com/_/postgres',
            title: 'postgres - Official Image | Docker Hub',
            state: { name: 'Image', description: 'The image postgres', project: 'postgres' },
          },
          {
            url: 'https://hub.docker.com/r/grafana/grafana/tags',
            state: {
              name: 'Image',
              description: 'The image grafana/grafana, tags',
              project: 'grafana/grafana',
            },
          },
        ],
        not: 'https://hub.docker.com/search?q=postgres',
      },
    },
    {
      id: 'search',
      path: '/search',
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'Docker images[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://hub.docker.com/search?q=postgres',
            state: {
              path: 'https://hub.docker.com/search?q=postgres',
              name: 'Search',
              description: 'Docker images for "postgres"',
            },
          },
          {
            url: 'https://hub.docker.com/search?badges=official',
            state: { name: 'Search', description: 'Docker images' },
          },
        ],
        not: 'https://hub.docker.com/_/postgres',
      },
    },
    {
      id: 'repositories',
      path: ['/repositories/*', '/u/:owner'],
      name: 'Repositories',
      description: 'Docker Hub repositories[ of {owner}]',
      project: '{owner}',
      samples: {
        matches: [
          {
            url: 'https://hub.docker.com/repositories/acme',
            state: { name: 'Repositories', description: 'Docker Hub repositories' },
          },
          {
            url: 'https://hub.docker.com/u/acme',
            state: {
              name: 'Repositories',
              description: 'Docker Hub repositories of acme',
              project: 'acme',
            },
          },
        ],
        not: 'https://hub.docker.com/r/acme/web',
      },
    },
  ],
});
