/** PURE. */
import { defineSite } from './define-site.ts';

export const gitea = defineSite({
  id: 'gitea',
  name: 'Gitea and Forgejo',
  hosts: ['codeberg.org', 'gitea.com'],
  recognizedBy: [
    { meta: 'author', startsWith: 'Gitea' },
    { meta: 'author', startsWith: 'Forgejo' },
    { meta: 'keywords', startsWith: 'go,git,self-hosted,gitea' },
  ],
  pages: [
    {
      id: 'repository',
      path: '/:owner/:repo',
      name: 'Repository',
      description: 'The repository {owner}/{repo} on {host}',
      project: '{owner}/{repo}',
      samples: {
        matches: [
          {
            url: 'https://git.example/acme/web',
            title: 'acme/web - web - Git',
            meta: { author: 'Gitea - Git with a cup of tea' },
            state: {
              name: 'Repository',
              description: 'The repository acme/web on git.example',
              project: 'acme/web',
            },
          },
          {
            url: 'https://codeberg.org/forgejo/forgejo',
            state: {
              name: 'Repository',
              description: 'The repository forgejo/forgejo on codeberg.org',
              project: 'forgejo/forgejo',
            },
          },
        ],
        not: 'https://git.example/acme',
      },
    },
    {
      id: 'issue-list',
      path: ['/:owner/:repo/issues', '/:owner/:repo/pulls'],
      name: 'Issues or pull requests',
      description: 'Issues or pull requests of {owner}/{repo}',
      project: '{owner}/{repo}',
      samples: {
        matches: [
          {
            url: 'https://git.example/acme/web/issues',
            meta: { author: 'Gitea - Git with a cup of tea' },
            state: {
              name: 'Issues or pull requests',
              description: 'Issues or pull requests of acme/web',
              project: 'acme/web',
            },
          },
          {
            url: 'https://codeberg.org/forgejo/forgejo/pulls',
            state: {
              name: 'Issues or pull requests',
              description: 'Issues or pull requests of forgejo/forgejo',
              project: 'forgejo/forgejo',
            },
          },
        ],
        not: 'https://git.example/acme/web/issues/3',
      },
    },
    {
      id: 'issue',
      path: '/:owner/:repo/issues/:number',
      where: { number: { is: 'digits' } },
      fields: {
        title: [
          { title: '#:number - :title - :owner/:repo - :place' },
          { title: '#:number - :title - :repo - :place' },
        ],
      },
      name: 'Issue',
      description: 'Issue {number} in {owner}/{repo}[, titled "{title}"]',
      project: '{owner}/{repo}',
      task: '{number}',
      samples: {
        matches: [
          {
            url: 'https://git.example/acme/web/issues/12',
            title: '#12 - Login fails - acme/web - Git',
            meta: { author: 'Gitea - Git with a cup of tea' },
            state: {
              name: 'Issue',
              description: 'Issue 12 in acme/web, titled "Login fails"',
              project: 'acme/web',
              task: '12',
            },
          },
          {
            url: 'https://codeberg.org/forgejo/forgejo/issues/1',
            title: '#1 - Typo - forgejo - Codeberg.org',
            state: {
              name: 'Issue',
              description: 'Issue 1 in forgejo/forgejo, titled "Typo"',
              project: 'forgejo/forgejo',
              task: '1',
            },
          },
        ],
        not: 'https://git.example/acme/web/pulls/12',
      },
    },
    {
      id: 'pull',
      path: ['/:owner/:repo/pulls/:number', '/:owner/:repo/pulls/:number/:part'],
      where: { number: { is: 'digits' } },
      fields: {
        title: [
          { title: '#:number - :title - :owner/:repo - :place' },
          { title: '#:number - :title - :repo - :place' },
        ],
      },
      name: 'Pull request',
      description: 'Pull request {number} in {owner}/{repo}[, titled "{title}"][, {part}]',
      project: '{owner}/{repo}',
      task: '{number}',
      samples: {
        matches: [
          {
            url: 'https://git.example/acme/web/pulls/9',
            title: '#9 - Sum - acme/web - Git',
            meta: { author: 'Gitea - Git with a cup of tea' },
            state: {
              name: 'Pull request',
              description: 'Pull request 9 in acme/web, titled "Sum"',
              project: 'acme/web',
              task: '9',
            },
          },
          {
            url: 'https://codeberg.org/forgejo/forgejo/pulls/2/files',
            state: {
              name: 'Pull request',
              description: 'Pull request 2 in forgejo/forgejo, files',
              project: 'forgejo/forgejo',
              task: '2',
            },
          },
        ],
        not: 'https://git.example/acme/web/issues/9',
      },
    },
    {
      id: 'source',
      path: [
        '/:owner/:repo/src/branch/:ref/*',
        '/:owner/:repo/src/tag/:ref/*',
        '/:owner/:repo/src/commit/:ref/*',
      ],
      name: 'Source',
      description: 'The source of {owner}/{repo} at {ref}[: {rest}]',
      project: '{owner}/{repo}',
      task: '{rest}',
      samples: {
        matches: [
          {
            url: 'https://git.example/acme/web/src/branch/main/a.ts',
            meta: { author: 'Gitea - Git with a cup of tea' },
            state: {
              name: 'Source',
              description: 'The source of acme/web at main: a.ts',
              project: 'acme/web',
              task: 'a.ts',
            },
          },
          {
            url: 'https://codeberg.org/forgejo/forgejo/src/tag/v1',
            state: {
              name: 'Source',
              description: 'The source of forgejo/forgejo at v1',
              project: 'forgejo/forgejo',
            },
          },
        ],
        not: 'https://git.example/acme/web',
      },
    },
    {
      id: 'repository-page',
      path: '/:owner/:repo/*',
      name: 'Repository page',
      description: 'The page "{rest}" of {owner}/{repo}',
      project: '{owner}/{repo}',
      samples: {
        matches: [
          {
            url: 'https://git.example/acme/web/releases',
            meta: { author: 'Gitea - Git with a cup of tea' },
            state: {
              name: 'Repository page',
              description: 'The page "releases" of acme/web',
              project: 'acme/web',
            },
          },
          {
            url: 'https://codeberg.org/forgejo/forgejo/wiki',
            state: {
              name: 'Repository page',
              description: 'The page "wiki" of forgejo/forgejo',
              project: 'forgejo/forgejo',
            },
          },
        ],
        not: 'https://git.example/acme/web',
      },
    },
  ],
});
