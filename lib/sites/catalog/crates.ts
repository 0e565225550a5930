/** PURE. */
import { defineSite } from './define-site.ts';

export const crates = defineSite({
  id: 'crates',
  name: 'crates.io',
  hosts: ['crates.io'],
  pages: [
    {
      id: 'crate',
      path: ['/crates/:name', '/crates/:name/:part'],
      where: {
        part: { oneOf: ['versions', 'dependencies', 'reverse_dependencies', 'owners', 'security'] },
      },
      name: 'Crate',
      description: 'The crate {name}[: {part|words}]',
      project: '{name}',
      samples: {
        matches: [
          {
            url: 'https://crates.io/crates/serde',
            title: 'serde - crates.io: Rust Package Registry',
            state: { name: 'Crate', description: 'The crate serde', project: 'serde' },
          },
          {
            url: 'https://crates.io/crates/serde/dependencies',
            state: {
              name: 'Crate',
              description: 'The crate serde: dependencies',
              project: 'serde',
            },
          },
        ],
        not: 'https://crates.io/crates/serde/1.0.0',
      },
    },
    {
      id: 'version',
      path: ['/crates/:name/:version', '/crates/:name/:version/:part'],
      name: 'Version of a crate',
      description: 'Version {version} of the crate {name}',
      project: '{name}',
      task: '{version}',
      samples: {
        matches: [
          {
            url: 'https://crates.io/crates/serde/1.0.0',
            state: {
              name: 'Version of a crate',
              description: 'Version 1.0.0 of the crate serde',
              project: 'serde',
              task: '1.0.0',
            },
          },
          {
            url: 'https://crates.io/crates/serde/1.0.0/dependencies',
            state: {
              name: 'Version of a crate',
              description: 'Version 1.0.0 of the crate serde',
              project: 'serde',
              task: '1.0.0',
            },
          },
        ],
        not: 'https://crates.io/crates/serde',
      },
    },
    {
      id: 'search',
      path: ['/search', '/crates', '/keywords/:keyword', '/categories/:category'],
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Crates',
      description: 'A list of crates[ for "{search}"][ with the keyword {keyword}][ in {category}]',
      samples: {
        matches: [
          {
            url: 'https://crates.io/search?q=json',
            state: {
              path: 'https://crates.io/search?q=json',
              name: 'Crates',
              description: 'A list of crates for "json"',
            },
          },
          {
            url: 'https://crates.io/categories/web-programming',
            state: { name: 'Crates', description: 'A list of crates in web-programming' },
          },
        ],
        not: 'https://crates.io/crates/json',
      },
    },
  ],
});
