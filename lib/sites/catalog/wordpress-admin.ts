/** PURE. */
import { defineSite } from './define-site.ts';

export const wordpressAdmin = defineSite({
  id: 'wordpress-admin',
  name: 'WordPress administration',
  recognizedBy: [{ title: ':title ‹ :place — WordPress' }],
  pages: [
    {
      id: 'edit',
      path: ['/wp-admin/post.php', '/:folder/wp-admin/post.php'],
      keepQuery: ['post', 'action'],
      fields: { post: { query: 'post' }, title: { title: ':title ‹ :place — WordPress' } },
      name: 'Edit post',
      description: 'Editing post {post} of {host}[: {title}]',
      project: '{host}',
      task: '{post}',
      samples: {
        matches: [
          {
            url: 'https://blog.example/wp-admin/post.php?post=12&action=edit',
            title: 'Edit Post “Hello” ‹ My blog — WordPress',
            state: {
              path: 'https://blog.example/wp-admin/post.php?post=12&action=edit',
              name: 'Edit post',
              description: 'Editing post 12 of blog.example: Edit Post “Hello”',
              project: 'blog.example',
              task: '12',
            },
          },
          {
            url: 'https://blog.example/news/wp-admin/post.php?post=3',
            title: 'Edit Page ‹ News — WordPress',
            state: {
              path: 'https://blog.example/news/wp-admin/post.php?post=3',
              name: 'Edit post',
              description: 'Editing post 3 of blog.example: Edit Page',
              project: 'blog.example',
              task: '3',
            },
          },
        ],
        not: 'https://blog.example/wp-admin/edit.php',
      },
    },
    {
      id: 'admin',
      path: ['/wp-admin/*', '/:folder/wp-admin/*'],
      keepQuery: ['page', 'post_type'],
      fields: {
        title: { title: ':title ‹ :place — WordPress' },
        place: { title: ':title ‹ :place — WordPress' },
      },
      name: '{title}',
      description: '"{title}" in the administration of {place} ({host})',
      project: '{host}',
      samples: {
        matches: [
          {
            url: 'https://blog.example/wp-admin/plugins.php',
            title: 'Plugins ‹ My blog — WordPress',
            state: {
              name: 'Plugins',
              description: '"Plugins" in the administration of My blog (blog.example)',
              project: 'blog.example',
            },
          },
          {
            url: 'https://blog.example/wp-admin/',
            title: 'Dashboard ‹ My blog — WordPress',
            state: {
              name: 'Dashboard',
              description: '"Dashboard" in the administration of My blog (blog.example)',
              project: 'blog.example',
            },
          },
        ],
        not: 'https://blog.example/wp-admin/post.php?post=1',
      },
    },
  ],
});
