/** PURE. */
import { defineSite } from './define-site.ts';

export const lesswrong = defineSite({
  id: 'lesswrong',
  name: 'LessWrong',
  hosts: ['.lesswrong.com', '.alignmentforum.org'],
  pages: [
    {
      id: 'post',
      path: ['/posts/:id/*', '/s/:sequence/p/:id'],
      fields: {
        title: [{ title: ':title — LessWrong' }, { title: ':title — AI Alignment Forum' }],
        writer: { meta: 'citation_author' },
      },
      required: ['title'],
      name: 'Post',
      description: 'The post "{title}"[ by {writer}]',
      task: '{title}',
      suggestions: ['Summarise this post'],
      samples: {
        matches: [
          {
            url: 'https://www.lesswrong.com/posts/vJFdjigzmcXMhNTsx/simulators',
            title: 'Simulators — LessWrong',
            state: { name: 'Post', description: 'The post "Simulators"', task: 'Simulators' },
          },
          {
            url: 'https://lesswrong.com/s/N7nDePaNabJdnbXeE/p/vJFdjigzmcXMhNTsx',
            title: 'Simulators — LessWrong',
            state: { name: 'Post', description: 'The post "Simulators"', task: 'Simulators' },
          },
        ],
        not: 'https://www.lesswrong.com/users/ada',
        captured: [
          {
            page: 'defuddle/general--lesswrong.com-s-N7nDePaNabJdnbXeE-p-vJFdjigzmcXMhNTsx.html',
            url: 'https://lesswrong.com/s/N7nDePaNabJdnbXeE/p/vJFdjigzmcXMhNTsx',
            state: {
              name: 'Post',
              description: 'The post "Simulators" by janus',
              task: 'Simulators',
            },
          },
        ],
      },
    },
    {
      id: 'person',
      path: '/users/:person',
      name: 'Person',
      description: 'The profile of {person|words}',
      samples: {
        matches: [
          {
            url: 'https://www.lesswrong.com/users/janus-1',
            state: { name: 'Person', description: 'The profile of janus 1' },
          },
          {
            url: 'https://www.lesswrong.com/users/ada',
            state: { name: 'Person', description: 'The profile of ada' },
          },
        ],
        not: 'https://www.lesswrong.com/posts/a/b',
      },
    },
  ],
});
