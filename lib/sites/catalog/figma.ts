/** PURE. */
import { defineSite } from './define-site.ts';

export const figma = defineSite({
  id: 'figma',
  name: 'Figma',
  hosts: ['.figma.com'],
  pages: [
    {
      id: 'file',
      path: ['/design/:key/*', '/file/:key/*', '/proto/:key/*', '/slides/:key/*', '/make/:key/*'],
      fields: {
        title: [
          { title: ':title – Figma' },
          { title: ':title - Figma' },
          { template: '{rest|words}' },
        ],
      },
      name: 'Design file',
      description: 'The design file "{title}"',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.figma.com/design/aBc/Checkout-flow?node-id=1-2',
            title: 'Checkout flow – Figma',
            state: {
              name: 'Design file',
              description: 'The design file "Checkout flow"',
              project: 'Checkout flow',
            },
          },
          {
            url: 'https://www.figma.com/file/aBc/Checkout-flow',
            state: {
              name: 'Design file',
              description: 'The design file "Checkout flow"',
              project: 'Checkout flow',
            },
          },
        ],
        not: 'https://www.figma.com/files/recent',
      },
    },
    {
      id: 'whiteboard',
      path: '/board/:key/*',
      fields: {
        title: [
          { title: ':title – FigJam' },
          { title: ':title – Figma' },
          { template: '{rest|words}' },
        ],
      },
      name: 'Whiteboard',
      description: 'The FigJam board "{title}"',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://www.figma.com/board/aBc/Retro',
            title: 'Retro – FigJam',
            state: {
              name: 'Whiteboard',
              description: 'The FigJam board "Retro"',
              project: 'Retro',
            },
          },
          {
            url: 'https://www.figma.com/board/aBc/Retro',
            state: {
              name: 'Whiteboard',
              description: 'The FigJam board "Retro"',
              project: 'Retro',
            },
          },
        ],
        not: 'https://www.figma.com/design/aBc/Checkout-flow',
      },
    },
    {
      id: 'files',
      path: '/files/*',
      name: 'Files',
      description: 'The list of Figma files[: {rest}]',
      samples: {
        matches: [
          {
            url: 'https://www.figma.com/files/recent',
            state: { name: 'Files', description: 'The list of Figma files: recent' },
          },
          {
            url: 'https://www.figma.com/files/team/1/project/2',
            state: { name: 'Files', description: 'The list of Figma files: team/1/project/2' },
          },
        ],
        not: 'https://www.figma.com/design/aBc/x',
      },
    },
  ],
});
