/** PURE. */
import { definePages } from '../define-site.ts';

export const discussionPages = definePages([
  {
    id: 'discussion-list',
    path: ['/:owner/:repo/discussions', '/:owner/:repo/discussions/categories/:category'],
    name: 'Discussions',
    description: 'The discussions of {owner}/{repo}[ in {category}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/tophf/mpiv/discussions',
          state: {
            name: 'Discussions',
            description: 'The discussions of tophf/mpiv',
            project: 'tophf/mpiv',
          },
        },
        {
          url: 'https://github.com/acme/web/discussions/categories/ideas',
          state: {
            name: 'Discussions',
            description: 'The discussions of acme/web in ideas',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/tophf/mpiv/discussions/50',
    },
  },
  {
    id: 'discussion',
    path: '/:owner/:repo/discussions/:number',
    where: { number: { is: 'digits' } },
    fields: {
      title: [
        { title: ':title · :owner/:repo · Discussion #:number · GitHub' },
        { title: ':title · :owner/:repo · Discussion #:number' },
      ],
    },
    name: 'Discussion',
    description: 'Discussion {number} in {owner}/{repo}[, titled "{title}"]',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/tophf/mpiv/discussions/50',
          title: 'Zoom on hover · tophf/mpiv · Discussion #50 · GitHub',
          state: {
            name: 'Discussion',
            description: 'Discussion 50 in tophf/mpiv, titled "Zoom on hover"',
            project: 'tophf/mpiv',
            task: '50',
          },
        },
        {
          url: 'https://github.com/acme/web/discussions/7',
          state: {
            name: 'Discussion',
            description: 'Discussion 7 in acme/web',
            project: 'acme/web',
            task: '7',
          },
        },
      ],
      not: 'https://github.com/tophf/mpiv/discussions',
    },
  },
  {
    id: 'new-discussion',
    path: '/:owner/:repo/discussions/new/*',
    keepQuery: ['category'],
    fields: { category: { query: 'category' } },
    name: 'New discussion',
    description: 'The form for a new discussion in {owner}/{repo}[ in the category {category}]',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/withastro/roadmap/discussions/new?category=proposal',
          state: {
            path: 'https://github.com/withastro/roadmap/discussions/new?category=proposal',
            name: 'New discussion',
            description:
              'The form for a new discussion in withastro/roadmap in the category proposal',
            project: 'withastro/roadmap',
          },
        },
        {
          url: 'https://github.com/withastro/roadmap/discussions/new/choose',
          state: {
            name: 'New discussion',
            description: 'The form for a new discussion in withastro/roadmap',
            project: 'withastro/roadmap',
          },
        },
      ],
      not: 'https://github.com/withastro/roadmap/discussions',
    },
  },
  {
    id: 'project-list',
    path: '/:owner/:repo/projects',
    name: 'Projects',
    description: 'The project boards of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/projects',
          state: {
            name: 'Projects',
            description: 'The project boards of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
          },
        },
        {
          url: 'https://github.com/acme/web/projects?query=is%3Aopen',
          state: {
            name: 'Projects',
            description: 'The project boards of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/sindresorhus/refined-github/projects/3',
    },
  },
  {
    id: 'project',
    path: '/:owner/:repo/projects/:number',
    where: { number: { is: 'digits' } },
    name: 'Project board',
    description: 'Project board {number} of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{number}',
    samples: {
      matches: [
        {
          url: 'https://github.com/sindresorhus/refined-github/projects/3',
          state: {
            name: 'Project board',
            description: 'Project board 3 of sindresorhus/refined-github',
            project: 'sindresorhus/refined-github',
            task: '3',
          },
        },
        {
          url: 'https://github.com/acme/web/projects/1',
          state: {
            name: 'Project board',
            description: 'Project board 1 of acme/web',
            project: 'acme/web',
            task: '1',
          },
        },
      ],
      not: 'https://github.com/acme/web/projects',
    },
  },
]);
