/** PURE. */
import { defineSite } from './define-site.ts';

export const substack = defineSite({
  id: 'substack',
  name: 'Substack',
  hosts: ['.substack.com'],
  pages: [
    {
      id: 'post',
      path: '/p/:slug/*',
      fields: {
        title: [
          { meta: 'og:title' },
          { title: ':title - by :writer - :publication' },
          { title: ':title - by :writer' },
          { template: '{slug|words}' },
        ],
        writer: [
          { meta: 'author' },
          { title: ':title - by :writer - :publication' },
          { title: ':title - by :writer' },
        ],
      },
      name: 'Post',
      description: 'The post "{title}"[ by {writer}] on {host}',
      project: '{host}',
      task: '{title}',
      suggestions: ['Summarise this post'],
      samples: {
        matches: [
          {
            url: 'https://ada.substack.com/p/on-drawers',
            title: 'On drawers - by Ada Lovelace',
            state: {
              name: 'Post',
              description: 'The post "On drawers" by Ada Lovelace on ada.substack.com',
              project: 'ada.substack.com',
              task: 'On drawers',
            },
          },
          {
            url: 'https://ada.substack.com/p/on-frames/comments',
            state: {
              name: 'Post',
              description: 'The post "on frames" on ada.substack.com',
              project: 'ada.substack.com',
              task: 'on frames',
            },
          },
        ],
        not: 'https://ada.substack.com/archive',
      },
    },
    {
      id: 'note',
      path: ['/:author/note/:id', '/note/:id'],
      where: { author: { startsWith: '@' } },
      fields: { text: [{ title: ':text | Substack' }, { template: '{pageTitle}' }] },
      name: 'Note',
      description: 'A note by {author}: {text}',
      task: '{id}',
      samples: {
        matches: [
          {
            url: 'https://substack.com/@richholmes/note/c-202380205',
            title: 'Rich Holmes (@richholmes): "Interfaces"',
            state: {
              name: 'Note',
              description: 'A note by @richholmes: Rich Holmes (@richholmes): "Interfaces"',
              task: 'c-202380205',
            },
          },
          {
            url: 'https://substack.com/@ada/note/c-1',
            title: 'Ada (@ada): "Hi"',
            state: { name: 'Note', description: 'A note by @ada: Ada (@ada): "Hi"', task: 'c-1' },
          },
        ],
        not: 'https://substack.com/@ada',
        captured: [
          {
            page: 'defuddle/general--substack-app.html',
            url: 'https://substack.com/@richholmes/note/c-202380205',
            state: {
              name: 'Note',
              description:
                'A note by @richholmes: Rich Holmes (@richholmes): "Google\'s former CEO says traditional user interfaces "are going to go away." It sounds far-fetched but Google is already rolling out the technology to make it happen. It\'s called A2UI - and it\'s quietly transforming how products like Opal and Gemini generate interfaces on the …"',
              task: 'c-202380205',
            },
          },
        ],
      },
    },
    {
      id: 'profile',
      path: '/:author/*',
      where: { author: { startsWith: '@' } },
      name: 'Profile',
      description: 'The profile of {author}',
      samples: {
        matches: [
          {
            url: 'https://substack.com/@ada',
            state: { name: 'Profile', description: 'The profile of @ada' },
          },
          {
            url: 'https://substack.com/@ada/posts',
            state: { name: 'Profile', description: 'The profile of @ada' },
          },
        ],
        not: 'https://substack.com/home',
      },
    },
    {
      id: 'publication',
      path: ['/', '/archive', '/about', '/podcast', '/notes'],
      name: 'Publication',
      description: 'The publication {host}',
      project: '{host}',
      samples: {
        matches: [
          {
            url: 'https://ada.substack.com/',
            state: {
              name: 'Publication',
              description: 'The publication ada.substack.com',
              project: 'ada.substack.com',
            },
          },
          {
            url: 'https://ada.substack.com/archive?sort=new',
            state: {
              name: 'Publication',
              description: 'The publication ada.substack.com',
              project: 'ada.substack.com',
            },
          },
        ],
        not: 'https://ada.substack.com/p/a',
      },
    },
  ],
});
