/** PURE. */
import { defineSite } from './define-site.ts';

export const googleDocs = defineSite({
  id: 'google-docs',
  name: 'Google Docs',
  hosts: ['docs.google.com'],
  pages: [
    {
      id: 'document',
      path: ['/document/d/:id/*', '/document/u/:account/d/:id/*'],
      fields: { title: { title: ':title - Google Docs' } },
      required: ['title'],
      name: 'Document',
      description: 'The document "{title}"',
      task: '{title}',
      suggestions: ['Summarise this document'],
      samples: {
        matches: [
          {
            url: 'https://docs.google.com/document/d/1aB/edit',
            title: 'Plan - 2026 - Google Docs',
            state: {
              name: 'Document',
              description: 'The document "Plan - 2026"',
              task: 'Plan - 2026',
            },
          },
          {
            url: 'https://docs.google.com/document/u/1/d/1aB/edit?tab=t.0',
            title: 'Plan - Google Docs',
            state: { name: 'Document', description: 'The document "Plan"', task: 'Plan' },
          },
        ],
        not: 'https://docs.google.com/document/u/0/',
      },
    },
    {
      id: 'presentation',
      path: ['/presentation/d/:id/*', '/presentation/u/:account/d/:id/*'],
      fields: { title: { title: ':title - Google Slides' } },
      required: ['title'],
      name: 'Presentation',
      description: 'The presentation "{title}"',
      task: '{title}',
      suggestions: ['What is the story of these slides?'],
      samples: {
        matches: [
          {
            url: 'https://docs.google.com/presentation/d/1aB/edit',
            title: 'Plan - 2026 - Google Slides',
            state: {
              name: 'Presentation',
              description: 'The presentation "Plan - 2026"',
              task: 'Plan - 2026',
            },
          },
          {
            url: 'https://docs.google.com/presentation/u/1/d/1aB/edit?tab=t.0',
            title: 'Plan - Google Slides',
            state: { name: 'Presentation', description: 'The presentation "Plan"', task: 'Plan' },
          },
        ],
        not: 'https://docs.google.com/presentation/u/0/',
      },
    },
    {
      id: 'form',
      path: ['/forms/d/:id/*', '/forms/d/e/:id/*', '/forms/u/:account/d/:id/*'],
      fields: { title: [{ title: ':title - Google Forms' }, { template: '{pageTitle}' }] },
      name: 'Form',
      description: 'The form "{title}"',
      task: '{title}',
      samples: {
        matches: [
          {
            url: 'https://docs.google.com/forms/d/1aB/edit',
            title: 'Poll - Google Forms',
            state: { name: 'Form', description: 'The form "Poll"', task: 'Poll' },
          },
          {
            url: 'https://docs.google.com/forms/d/e/1aB/viewform',
            title: 'Poll',
            state: { name: 'Form', description: 'The form "Poll"', task: 'Poll' },
          },
        ],
        not: 'https://docs.google.com/document/d/1aB/edit',
      },
    },
    {
      id: 'list',
      path: [
        '/document/u/:account',
        '/document',
        '/presentation/u/:account',
        '/presentation',
        '/forms/u/:account',
        '/forms',
      ],
      name: 'Documents',
      description: 'The list of recent documents',
      samples: {
        matches: [
          {
            url: 'https://docs.google.com/document/u/0/',
            state: { name: 'Documents', description: 'The list of recent documents' },
          },
          {
            url: 'https://docs.google.com/presentation/',
            state: { name: 'Documents', description: 'The list of recent documents' },
          },
        ],
        not: 'https://docs.google.com/document/d/1aB/edit',
      },
    },
  ],
});
