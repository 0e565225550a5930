/** PURE. */
import { definePages } from '../define-site.ts';

export const codePages = definePages([
  {
    id: 'repository-root',
    path: '/:owner/:repo/tree/:ref',
    name: 'Repository',
    description: 'The files of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/tree/57bf4',
          state: {
            name: 'Repository',
            description: 'The files of sindresorhus/refined-github at 57bf4',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/tree/native-copy-buttons/',
          state: {
            name: 'Repository',
            description: 'The files of sindresorhus/refined-github at native-copy-buttons',
            project: 'sindresorhus/refined-github',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/tree/0.13.0/extension',
    },
  },
  {
    id: 'folder',
    path: '/:owner/:repo/tree/:ref/*',
    name: 'Folder',
    description: 'The folder {rest} of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/tree/0.13.0/extension',
          state: {
            name: 'Folder',
            description: 'The folder extension of sindresorhus/refined-github at 0.13.0',
            project: 'sindresorhus/refined-github',
            task: 'extension',
          },
        },
        {
          url: 'https://github.com/acme/web/tree/main/src/cart',
          state: {
            name: 'Folder',
            description: 'The folder src/cart of acme/web at main',
            project: 'acme/web',
            task: 'src/cart',
          },
        },
      ],
      not: 'https://github.com/acme/web/tree/main',
    },
  },
  {
    id: 'file',
    path: '/:owner/:repo/blob/:ref/*',
    name: 'File',
    description: 'The file {rest} of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    task: '{rest}',
    suggestions: ['Explain this file', 'What could go wrong here?'],
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/blob/master/edit.txt',
          state: {
            name: 'File',
            description: 'The file edit.txt of sindresorhus/refined-github at master',
            project: 'sindresorhus/refined-github',
            task: 'edit.txt',
          },
        },
        {
          url: 'https://github.com/acme/web/blob/main/src/cart/total.ts',
          title: 'web/src/cart/total.ts at main · acme/web',
          state: {
            name: 'File',
            description: 'The file src/cart/total.ts of acme/web at main',
            project: 'acme/web',
            task: 'src/cart/total.ts',
          },
        },
      ],
      not: 'https://github.com/acme/web/blame/main/a.ts',
    },
  },
  {
    id: 'blame',
    path: '/:owner/:repo/blame/:ref/*',
    name: 'Blame',
    description: 'Who last changed each line of {rest} of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/blame/master/package.json',
          state: {
            name: 'Blame',
            description:
              'Who last changed each line of package.json of sindresorhus/refined-github at master',
            project: 'sindresorhus/refined-github',
            task: 'package.json',
          },
        },
        {
          url: 'https://github.com/acme/web/blame/main/src/a.ts',
          state: {
            name: 'Blame',
            description: 'Who last changed each line of src/a.ts of acme/web at main',
            project: 'acme/web',
            task: 'src/a.ts',
          },
        },
      ],
      not: 'https://github.com/acme/web/blob/main/src/a.ts',
    },
  },
  {
    id: 'edit-file',
    path: '/:owner/:repo/edit/:ref/*',
    name: 'Edit file',
    description: 'Editing {rest} of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/edit/master/readme.md',
          state: {
            name: 'Edit file',
            description: 'Editing readme.md of sindresorhus/refined-github at master',
            project: 'sindresorhus/refined-github',
            task: 'readme.md',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/edit/ghe-injection/source/background.ts',
          state: {
            name: 'Edit file',
            description:
              'Editing source/background.ts of sindresorhus/refined-github at ghe-injection',
            project: 'sindresorhus/refined-github',
            task: 'source/background.ts',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/edit',
    },
  },
  {
    id: 'delete-file',
    path: '/:owner/:repo/delete/:ref/*',
    name: 'Delete file',
    description: 'Deleting {rest} of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    task: '{rest}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/delete/master/readme.md',
          state: {
            name: 'Delete file',
            description: 'Deleting readme.md of sindresorhus/refined-github at master',
            project: 'sindresorhus/refined-github',
            task: 'readme.md',
          },
        },
        {
          url: 'https://github.com/sindresorhus/refined-github/delete/ghe-injection/source/background.ts',
          state: {
            name: 'Delete file',
            description:
              'Deleting source/background.ts of sindresorhus/refined-github at ghe-injection',
            project: 'sindresorhus/refined-github',
            task: 'source/background.ts',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/delete',
    },
  },
  {
    id: 'new-file',
    path: '/:owner/:repo/new/:ref/*',
    name: 'New file',
    description: 'A new file in {owner}/{repo} at {ref}[, folder {rest}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/new/main',
          state: {
            name: 'New file',
            description: 'A new file in sindresorhus/refined-github at main',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/new/main/docs',
          state: {
            name: 'New file',
            description: 'A new file in acme/web at main, folder docs',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/new',
    },
  },
  {
    id: 'file-finder',
    path: '/:owner/:repo/find/:ref/*',
    name: 'File finder',
    description: 'Finding a file of {owner}/{repo} at {ref}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/find/master',
          state: {
            name: 'File finder',
            description: 'Finding a file of sindresorhus/refined-github at master',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/find/feature/cart',
          state: {
            name: 'File finder',
            description: 'Finding a file of acme/web at feature',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/tree/master',
    },
  },
]);
