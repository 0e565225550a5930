/** PURE. */
import { defineSite } from './define-site.ts';

export const githubGist = defineSite({
  id: 'github-gist',
  name: 'GitHub Gist',
  hosts: ['gist.github.com'],
  pages: [
    {
      id: 'home',
      path: '/',
      name: 'Gists',
      description: 'The start page of GitHub Gist',
      samples: {
        matches: [
          {
            url: 'https://gist.github.com',
            state: { name: 'Gists', description: 'The start page of GitHub Gist' },
          },
          {
            url: 'https://gist.github.com/',
            state: { name: 'Gists', description: 'The start page of GitHub Gist' },
          },
        ],
        not: 'https://gist.github.com/discover',
      },
    },
    {
      id: 'profile',
      path: '/:user',
      name: 'Gists of a person',
      description: 'The gists of {user}',
      project: '{user}',
      samples: {
        matches: [
          {
            url: 'https://gist.github.com/fregante',
            state: {
              name: 'Gists of a person',
              description: 'The gists of fregante',
              project: 'fregante',
            },
          },
          {
            url: 'https://gist.github.com/babel',
            state: {
              name: 'Gists of a person',
              description: 'The gists of babel',
              project: 'babel',
            },
          },
        ],
        not: 'https://gist.github.com/fregante/2205329b71218fa2c1d3',
      },
    },
    {
      id: 'gist',
      path: ['/:user/:gist', '/:user/:gist/:revision'],
      where: { gist: { is: 'hex' } },
      fields: { title: { title: ':title · GitHub' } },
      name: 'Gist',
      description: 'A gist by {user}[: {title}]',
      project: '{user}',
      task: '{gist}',
      samples: {
        matches: [
          {
            url: 'https://gist.github.com/fregante/2205329b71218fa2c1d3',
            title: 'notes.md · GitHub',
            state: {
              name: 'Gist',
              description: 'A gist by fregante: notes.md',
              project: 'fregante',
              task: '2205329b71218fa2c1d3',
            },
          },
          {
            url: 'https://gist.github.com/fregante/2205329b71218fa2c1d3/d1ebf7d9cfaba4d4596d2ea9174e202479a5f9ad',
            state: {
              name: 'Gist',
              description: 'A gist by fregante',
              project: 'fregante',
              task: '2205329b71218fa2c1d3',
            },
          },
        ],
        not: 'https://gist.github.com/fregante',
      },
    },
    {
      id: 'gist-revisions',
      path: '/:user/:gist/revisions',
      where: { gist: { is: 'hex' } },
      name: 'Revisions of a gist',
      description: 'The revisions of a gist by {user}',
      project: '{user}',
      task: '{gist}',
      samples: {
        matches: [
          {
            url: 'https://gist.github.com/kidonng/0d16c7f17045f486751fad1b602204a0/revisions',
            state: {
              name: 'Revisions of a gist',
              description: 'The revisions of a gist by kidonng',
              project: 'kidonng',
              task: '0d16c7f17045f486751fad1b602204a0',
            },
          },
          {
            url: 'https://gist.github.com/ada/abc123/revisions',
            state: {
              name: 'Revisions of a gist',
              description: 'The revisions of a gist by ada',
              project: 'ada',
              task: 'abc123',
            },
          },
        ],
        not: 'https://gist.github.com/ada/abc123',
      },
    },
  ],
});
