/** PURE. */
import { defineSite } from './define-site.ts';

export const googleSheets = defineSite({
  id: 'google-sheets',
  name: 'Google Sheets',
  hosts: ['docs.google.com'],
  pages: [
    {
      id: 'spreadsheet',
      path: ['/spreadsheets/d/:id/*', '/spreadsheets/u/:account/d/:id/*'],
      fields: { title: { title: ':title - Google Sheets' } },
      required: ['title'],
      name: 'Spreadsheet',
      description: 'The spreadsheet "{title}"',
      task: '{title}',
      suggestions: ['What does this sheet show?'],
      samples: {
        matches: [
          {
            url: 'https://docs.google.com/spreadsheets/d/1aB/edit',
            title: 'Plan - 2026 - Google Sheets',
            state: {
              name: 'Spreadsheet',
              description: 'The spreadsheet "Plan - 2026"',
              task: 'Plan - 2026',
            },
          },
          {
            url: 'https://docs.google.com/spreadsheets/u/1/d/1aB/edit?tab=t.0',
            title: 'Plan - Google Sheets',
            state: { name: 'Spreadsheet', description: 'The spreadsheet "Plan"', task: 'Plan' },
          },
        ],
        not: 'https://docs.google.com/spreadsheets/u/0/',
      },
    },
    {
      id: 'list',
      path: ['/spreadsheets/u/:account', '/spreadsheets'],
      name: 'Spreadsheets',
      description: 'The list of recent spreadsheets',
      samples: {
        matches: [
          {
            url: 'https://docs.google.com/spreadsheets/u/0/',
            state: { name: 'Spreadsheets', description: 'The list of recent spreadsheets' },
          },
          {
            url: 'https://docs.google.com/spreadsheets',
            state: { name: 'Spreadsheets', description: 'The list of recent spreadsheets' },
          },
        ],
        not: 'https://docs.google.com/spreadsheets/d/1aB/edit',
      },
    },
  ],
});
