/** PURE. */
import { defineSite } from './define-site.ts';

export const reddit = defineSite({
  id: 'reddit',
  name: 'Reddit',
  hosts: ['.reddit.com'],
  pages: [
    {
      id: 'post',
      path: ['/r/:community/comments/:id', '/r/:community/comments/:id/:slug/*'],
      fields: {
        title: [
          { title: ':title : r/:community' },
          { title: ':title : :community' },
          { template: '{slug|words}' },
        ],
      },
      required: ['title'],
      name: 'Post',
      description: 'The post "{title}" in r/{community}',
      project: 'r/{community}',
      task: '{id}',
      suggestions: ['Summarise the comments'],
      samples: {
        matches: [
          {
            url: 'https://www.reddit.com/r/webdev/comments/1abc/why_frames/',
            title: 'Why frames? : r/webdev',
            state: {
              name: 'Post',
              description: 'The post "Why frames?" in r/webdev',
              project: 'r/webdev',
              task: '1abc',
            },
          },
          {
            url: 'https://old.reddit.com/r/webdev/comments/1abc/why_frames/',
            title: 'Why frames? : webdev',
            state: {
              name: 'Post',
              description: 'The post "Why frames?" in r/webdev',
              project: 'r/webdev',
              task: '1abc',
            },
          },
        ],
        not: 'https://www.reddit.com/r/webdev/',
      },
    },
    {
      id: 'community',
      path: '/r/:community/*',
      name: 'Community',
      description: 'The community r/{community}[: {rest}]',
      project: 'r/{community}',
      samples: {
        matches: [
          {
            url: 'https://www.reddit.com/r/webdev/',
            state: {
              name: 'Community',
              description: 'The community r/webdev',
              project: 'r/webdev',
            },
          },
          {
            url: 'https://www.reddit.com/r/webdev/top/',
            state: {
              name: 'Community',
              description: 'The community r/webdev: top',
              project: 'r/webdev',
            },
          },
        ],
        not: 'https://www.reddit.com/r/webdev/comments/1abc/x/',
      },
    },
    {
      id: 'user',
      path: ['/user/:user/*', '/u/:user/*'],
      name: 'Person',
      description: 'The profile of {user}[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://www.reddit.com/user/spez/',
            state: { name: 'Person', description: 'The profile of spez' },
          },
          {
            url: 'https://www.reddit.com/u/spez/comments',
            state: { name: 'Person', description: 'The profile of spez: comments' },
          },
        ],
        not: 'https://www.reddit.com/r/spez',
      },
    },
    {
      id: 'search',
      path: ['/search', '/r/:community/search'],
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'Reddit search[ for "{search}"][ in r/{community}]',
      project: 'r/{community}',
      samples: {
        matches: [
          {
            url: 'https://www.reddit.com/search/?q=bread',
            state: {
              path: 'https://www.reddit.com/search/?q=bread',
              name: 'Search',
              description: 'Reddit search for "bread"',
            },
          },
          {
            url: 'https://www.reddit.com/r/webdev/search/?q=css',
            state: {
              path: 'https://www.reddit.com/r/webdev/search/?q=css',
              name: 'Search',
              description: 'Reddit search for "css" in r/webdev',
              project: 'r/webdev',
            },
          },
        ],
        not: 'https://www.reddit.com/',
      },
    },
    {
      id: 'home',
      path: '/',
      name: 'Home',
      description: 'The start page of Reddit',
      samples: {
        matches: [
          {
            url: 'https://www.reddit.com/',
            state: { name: 'Home', description: 'The start page of Reddit' },
          },
          {
            url: 'https://www.reddit.com/?feed=home',
            state: { name: 'Home', description: 'The start page of Reddit' },
          },
        ],
        not: 'https://www.reddit.com/r/all/',
      },
    },
  ],
});
