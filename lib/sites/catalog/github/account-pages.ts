/** PURE. */
import { definePages } from '../define-site.ts';

export const accountPages = definePages([
  {
    id: 'new-repository',
    path: ['/new', '/organizations/:org/repositories/new'],
    name: 'New repository',
    description: 'The form for a new repository[ of {org}]',
    project: '{org}',
    samples: {
      matches: [
        {
          url: 'https://github.com/new',
          state: { name: 'New repository', description: 'The form for a new repository' },
        },
        {
          url: 'https://github.com/organizations/npmhub/repositories/new',
          state: {
            name: 'New repository',
            description: 'The form for a new repository of npmhub',
            project: 'npmhub',
          },
        },
      ],
      not: 'https://github.com/new/import',
    },
  },
  {
    id: 'user-settings',
    path: '/settings/*',
    name: 'Settings',
    description: 'The settings of the own account[: {rest}]',
    samples: {
      matches: [
        {
          url: 'https://github.com/settings/profile',
          state: { name: 'Settings', description: 'The settings of the own account: profile' },
        },
        {
          url: 'https://github.com/settings',
          state: { name: 'Settings', description: 'The settings of the own account' },
        },
      ],
      not: 'https://github.com/a/b/settings',
    },
  },
  {
    id: 'saved-replies',
    path: ['/settings/replies', '/settings/replies/:reply/edit'],
    name: 'Saved replies',
    description: 'The saved replies of the own account[, editing reply {reply}]',
    task: '{reply}',
    samples: {
      matches: [
        {
          url: 'https://github.com/settings/replies',
          state: { name: 'Saved replies', description: 'The saved replies of the own account' },
        },
        {
          url: 'https://github.com/settings/replies/88491/edit',
          state: {
            name: 'Saved replies',
            description: 'The saved replies of the own account, editing reply 88491',
            task: '88491',
          },
        },
      ],
      not: 'https://github.com/settings/profile',
    },
  },
  {
    id: 'user-project',
    path: ['/users/:user/projects/:number', '/users/:user/projects/:number/views/:view'],
    where: { number: { is: 'digits' } },
    name: 'Project board',
    description: 'Project board {number} of {user}',
    project: '{user}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/users/ada/projects/2',
          state: {
            name: 'Project board',
            description: 'Project board 2 of ada',
            project: 'ada',
            task: '2',
          },
        },
        {
          url: 'https://github.com/users/ada/projects/2/views/4',
          state: {
            name: 'Project board',
            description: 'Project board 2 of ada',
            project: 'ada',
            task: '2',
          },
        },
      ],
      not: 'https://github.com/users/ada/projects',
    },
  },
  {
    id: 'profile',
    path: '/:user',
    name: 'Profile',
    description: 'The profile of {user}',
    suggestions: ['What does this person work on?'],
    samples: {
      matches: [
        {
          url: 'https://github.com/fregante',
          state: { name: 'Profile', description: 'The profile of fregante' },
        },
        {
          url: 'https://github.com/pullsuser',
          state: { name: 'Profile', description: 'The profile of pullsuser' },
        },
      ],
      not: 'https://github.com/fregante/browser-extension-template',
    },
  },
  {
    id: 'profile-repositories',
    path: '/:user',
    query: { tab: 'repositories' },
    keepQuery: ['tab', 'q', 'type', 'language', 'sort'],
    name: 'Repositories',
    description: 'The repositories of {user}',
    samples: {
      matches: [
        {
          url: 'https://github.com/fregante?tab=repositories',
          state: {
            path: 'https://github.com/fregante?tab=repositories',
            name: 'Repositories',
            description: 'The repositories of fregante',
          },
        },
        {
          url: 'https://github.com/fregante?tab=repositories&q=&type=source&language=css&sort=',
          state: {
            path: 'https://github.com/fregante?tab=repositories&q=&type=source&language=css&sort=',
            name: 'Repositories',
            description: 'The repositories of fregante',
          },
        },
      ],
      not: 'https://github.com/fregante',
    },
  },
  {
    id: 'profile-stars',
    path: '/:user',
    query: { tab: 'stars' },
    keepQuery: ['tab'],
    name: 'Stars',
    description: 'What {user} has starred',
    samples: {
      matches: [
        {
          url: 'https://github.com/fregante?tab=stars',
          state: {
            path: 'https://github.com/fregante?tab=stars',
            name: 'Stars',
            description: 'What fregante has starred',
          },
        },
        {
          url: 'https://github.com/fregante?direction=desc&sort=updated&tab=stars',
          state: {
            path: 'https://github.com/fregante?tab=stars',
            name: 'Stars',
            description: 'What fregante has starred',
          },
        },
      ],
      not: 'https://github.com/?tab=stars',
    },
  },
  {
    id: 'profile-followers',
    path: '/:user',
    query: { tab: 'followers' },
    keepQuery: ['tab'],
    name: 'Followers',
    description: 'Who follows {user}',
    samples: {
      matches: [
        {
          url: 'https://github.com/fregante?tab=followers',
          state: {
            path: 'https://github.com/fregante?tab=followers',
            name: 'Followers',
            description: 'Who follows fregante',
          },
        },
        {
          url: 'https://github.com/sindresorhus?tab=followers',
          state: {
            path: 'https://github.com/sindresorhus?tab=followers',
            name: 'Followers',
            description: 'Who follows sindresorhus',
          },
        },
      ],
      not: 'https://github.com/fregante?tab=following',
    },
  },
  {
    id: 'profile-following',
    path: '/:user',
    query: { tab: 'following' },
    keepQuery: ['tab'],
    name: 'Following',
    description: 'Whom {user} follows',
    samples: {
      matches: [
        {
          url: 'https://github.com/fregante?tab=following',
          state: {
            path: 'https://github.com/fregante?tab=following',
            name: 'Following',
            description: 'Whom fregante follows',
          },
        },
        {
          url: 'https://github.com/sindresorhus?tab=following',
          state: {
            path: 'https://github.com/sindresorhus?tab=following',
            name: 'Following',
            description: 'Whom sindresorhus follows',
          },
        },
      ],
      not: 'https://github.com/fregante',
    },
  },
  {
    id: 'template',
    path: '/:owner/:repo/generate',
    name: 'New repository from a template',
    description: 'The form for a new repository from the template {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/fregante/browser-extension-template/generate',
          state: {
            name: 'New repository from a template',
            description:
              'The form for a new repository from the template fregante/browser-extension-template',
            project: 'fregante/browser-extension-template',
          },
        },
        {
          url: 'https://github.com/acme/web/generate',
          state: {
            name: 'New repository from a template',
            description: 'The form for a new repository from the template acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/new',
    },
  },
]);
