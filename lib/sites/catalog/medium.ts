/** PURE. */
import { defineSite } from './define-site.ts';

export const medium = defineSite({
  id: 'medium',
  name: 'Medium',
  hosts: ['.medium.com'],
  pages: [
    {
      id: 'story',
      path: ['/:author/:slug', '/:publication/:slug', '/p/:id'],
      where: {
        author: { startsWith: '@' },
        publication: { noneOf: ['m', 'me', 'search', 'tag', 'topic'] },
      },
      fields: {
        title: [
          { title: ':title | by :author | :publication | Medium' },
          { title: ':title | by :author | Medium' },
          { title: ':title — Medium' },
          { title: ':title | Medium' },
          { template: '{pageTitle}' },
        ],
        writer: [
          { title: ':title | by :writer | :publication | Medium' },
          { title: ':title | by :writer | Medium' },
          { meta: 'author' },
          { template: '{author}' },
        ],
      },
      name: 'Story',
      description: 'The story "{title}"[ by {writer}]',
      task: '{title}',
      suggestions: ['Summarise this story'],
      samples: {
        matches: [
          {
            url: 'https://medium.com/@pippinlee/the-open-journalism-project-fb39f4f701bb',
            title: 'The Open Journalism Project: Better Student Journalism — Medium',
            state: {
              name: 'Story',
              description:
                'The story "The Open Journalism Project: Better Student Journalism" by @pippinlee',
              task: 'The Open Journalism Project: Better Student Journalism',
            },
          },
          {
            url: 'https://medium.com/netflix-techblog/cache-1a2b',
            title: 'Cache | by Ada | Netflix TechBlog | Medium',
            state: {
              name: 'Story',
              description: 'The story "Cache" by Ada | Netflix TechBlog',
              task: 'Cache',
            },
          },
        ],
        not: 'https://medium.com/@pippinlee',
        captured: [
          {
            page: 'readability/medium-1/source.html',
            url: 'https://medium.com/@pippinlee/the-open-journalism-project-better-student-journalism-fb39f4f701bb',
            state: {
              name: 'Story',
              description:
                'The story "The Open Journalism Project: Better Student Journalism" by Pippin Lee',
              task: 'The Open Journalism Project: Better Student Journalism',
            },
          },
        ],
      },
    },
    {
      id: 'author',
      path: '/:author',
      where: { author: { startsWith: '@' } },
      name: 'Author',
      description: 'The stories of {author}',
      samples: {
        matches: [
          {
            url: 'https://medium.com/@pippinlee',
            state: { name: 'Author', description: 'The stories of @pippinlee' },
          },
          {
            url: 'https://medium.com/@ada?source=x',
            state: { name: 'Author', description: 'The stories of @ada' },
          },
        ],
        not: 'https://medium.com/netflix-techblog',
      },
    },
    {
      id: 'other',
      path: '/*',
      name: 'Medium',
      description: 'Medium[: {pageTitle}]',
      samples: {
        matches: [
          {
            url: 'https://medium.com/search?q=a',
            title: 'Search results | Medium',
            state: { name: 'Medium', description: 'Medium: Search results | Medium' },
          },
          {
            url: 'https://medium.com/tag/css/recommended',
            state: { name: 'Medium', description: 'Medium' },
          },
        ],
        not: 'https://medium.com/@ada',
      },
    },
  ],
});
