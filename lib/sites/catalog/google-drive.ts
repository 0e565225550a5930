/** PURE. */
import { defineSite } from './define-site.ts';

export const googleDrive = defineSite({
  id: 'google-drive',
  name: 'Google Drive',
  hosts: ['drive.google.com'],
  pages: [
    {
      id: 'file',
      path: ['/file/d/:id/*', '/file/u/:account/d/:id/*'],
      fields: { title: { title: ':title - Google Drive' } },
      name: 'File',
      description: 'The file "{title}" in Google Drive',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://drive.google.com/file/d/1aB/view',
            title: 'offer.pdf - Google Drive',
            state: {
              name: 'File',
              description: 'The file "offer.pdf" in Google Drive',
              task: 'offer.pdf',
            },
          },
          {
            url: 'https://drive.google.com/file/d/1aB/edit?usp=sharing',
            title: 'a.png - Google Drive',
            state: { name: 'File', description: 'The file "a.png" in Google Drive', task: 'a.png' },
          },
        ],
        not: 'https://drive.google.com/drive/my-drive',
      },
    },
    {
      id: 'folder',
      path: ['/drive/folders/:id', '/drive/u/:account/folders/:id'],
      fields: { title: { title: ':title - Google Drive' } },
      name: 'Folder',
      description: 'The folder "{title}" in Google Drive',
      project: '{title}',
      samples: {
        matches: [
          {
            url: 'https://drive.google.com/drive/folders/1aB',
            title: 'Contracts - Google Drive',
            state: {
              name: 'Folder',
              description: 'The folder "Contracts" in Google Drive',
              project: 'Contracts',
            },
          },
          {
            url: 'https://drive.google.com/drive/u/1/folders/1aB?sort=13',
            title: 'Plans - Google Drive',
            state: {
              name: 'Folder',
              description: 'The folder "Plans" in Google Drive',
              project: 'Plans',
            },
          },
        ],
        not: 'https://drive.google.com/drive/my-drive',
      },
    },
    {
      id: 'search',
      path: ['/drive/search', '/drive/u/:account/search'],
      keepQuery: ['q'],
      fields: { search: { query: 'q' } },
      name: 'Search',
      description: 'Google Drive search[ for "{search}"]',
      samples: {
        matches: [
          {
            url: 'https://drive.google.com/drive/search?q=offer',
            state: {
              path: 'https://drive.google.com/drive/search?q=offer',
              name: 'Search',
              description: 'Google Drive search for "offer"',
            },
          },
          {
            url: 'https://drive.google.com/drive/u/0/search?q=type:pdf',
            state: {
              path: 'https://drive.google.com/drive/u/0/search?q=type%3Apdf',
              name: 'Search',
              description: 'Google Drive search for "type:pdf"',
            },
          },
        ],
        not: 'https://drive.google.com/drive/my-drive',
      },
    },
    {
      id: 'view',
      path: ['/drive/*', '/drive/u/:account/*'],
      name: 'Drive',
      description: 'Google Drive[: {rest|words}]',
      samples: {
        matches: [
          {
            url: 'https://drive.google.com/drive/my-drive',
            state: { name: 'Drive', description: 'Google Drive: my drive' },
          },
          {
            url: 'https://drive.google.com/drive/u/1/shared-with-me',
            state: { name: 'Drive', description: 'Google Drive: shared with me' },
          },
        ],
        not: 'https://drive.google.com/drive/folders/1aB',
      },
    },
  ],
});
