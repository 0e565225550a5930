/** PURE. */
import { defineSite } from './define-site.ts';

export const wikipedia = defineSite({
  id: 'wikipedia',
  name: 'Wikipedia',
  hosts: ['.wikipedia.org'],
  pages: [
    {
      id: 'article',
      path: ['/wiki/*', '/zh-cn/*', '/zh-tw/*', '/zh-hans/*', '/zh-hant/*'],
      fields: {
        title: [
          { title: ':title - Wikipedia' },
          { title: ':title – Wikipedia' },
          { title: ':title — Wikipédia' },
          { title: ':title - Wikipedia, la enciclopedia libre' },
          { title: ':title - 维基百科，自由的百科全书' },
          { template: '{rest|spaces}' },
        ],
        language: [{ host: ':language.wikipedia.org' }, { host: ':language.m.wikipedia.org' }],
        summary: { select: ['.shortdescription'] },
      },
      name: 'Article',
      description:
        'The article "{title}"[ ({summary})][ in the Wikipedia of the language {language}]',
      task: '{title}',
      suggestions: ['Summarise this article', 'Explain it to a beginner'],
      content: { main: ['#mw-content-text'], exclude: ['.mw-editsection', '.navbox'] },
      samples: {
        matches: [
          {
            url: 'https://en.wikipedia.org/wiki/Obsidian_(software)',
            title: 'Obsidian (software) - Wikipedia',
            state: {
              name: 'Article',
              description: 'The article "Obsidian (software)" in the Wikipedia of the language en',
              task: 'Obsidian (software)',
            },
          },
          {
            url: 'https://de.wikipedia.org/wiki/Bern',
            title: 'Bern – Wikipedia',
            state: {
              name: 'Article',
              description: 'The article "Bern" in the Wikipedia of the language de',
              task: 'Bern',
            },
          },
        ],
        not: 'https://en.wikipedia.org/w/index.php?search=bern',
        captured: [
          {
            page: 'defuddle/general--wikipedia.html',
            url: 'https://en.wikipedia.org/wiki/Obsidian_(software)',
            state: {
              name: 'Article',
              description:
                'The article "Obsidian (software)" (Note-taking software application) in the Wikipedia of the language en',
              task: 'Obsidian (software)',
            },
          },
          {
            page: 'readability/wikipedia/source.html',
            url: 'https://en.wikipedia.org/wiki/Mozilla',
            state: {
              name: 'Article',
              description: 'The article "Mozilla" in the Wikipedia of the language en',
              task: 'Mozilla',
            },
          },
          {
            page: 'readability/wikipedia-2/source.html',
            url: 'https://en.wikipedia.org/wiki/New_Zealand',
            state: {
              name: 'Article',
              description:
                'The article "New Zealand" (Country in Oceania) in the Wikipedia of the language en',
              task: 'New Zealand',
            },
          },
        ],
      },
    },
    {
      id: 'edit',
      path: '/w/index.php',
      query: { action: 'edit' },
      keepQuery: ['title', 'action'],
      fields: { title: { query: 'title' } },
      name: 'Edit article',
      description: 'Editing "{title|spaces}"',
      task: '{title|spaces}',
      samples: {
        matches: [
          {
            url: 'https://en.wikipedia.org/w/index.php?title=New_Zealand&action=edit',
            state: {
              path: 'https://en.wikipedia.org/w/index.php?title=New_Zealand&action=edit',
              name: 'Edit article',
              description: 'Editing "New Zealand"',
              task: 'New Zealand',
            },
          },
          {
            url: 'https://en.wikipedia.org/w/index.php?title=Bern&action=edit&section=2',
            state: {
              path: 'https://en.wikipedia.org/w/index.php?title=Bern&action=edit',
              name: 'Edit article',
              description: 'Editing "Bern"',
              task: 'Bern',
            },
          },
        ],
        not: 'https://en.wikipedia.org/wiki/Bern',
      },
    },
    {
      id: 'search',
      path: ['/w/index.php', '/wiki/Special:Search'],
      query: { search: '*' },
      keepQuery: ['search'],
      fields: { search: { query: 'search' } },
      name: 'Search',
      description: 'Wikipedia search for "{search}"',
      samples: {
        matches: [
          {
            url: 'https://en.wikipedia.org/w/index.php?search=bern',
            state: {
              path: 'https://en.wikipedia.org/w/index.php?search=bern',
              name: 'Search',
              description: 'Wikipedia search for "bern"',
            },
          },
          {
            url: 'https://en.wikipedia.org/wiki/Special:Search?search=a&go=Go',
            state: {
              path: 'https://en.wikipedia.org/wiki/Special:Search?search=a',
              name: 'Search',
              description: 'Wikipedia search for "a"',
            },
          },
        ],
        not: 'https://en.wikipedia.org/wiki/Bern',
      },
    },
    {
      id: 'home',
      path: '/',
      name: 'Wikipedia',
      description: 'The start page of Wikipedia',
      samples: {
        matches: [
          {
            url: 'https://www.wikipedia.org/',
            state: { name: 'Wikipedia', description: 'The start page of Wikipedia' },
          },
          {
            url: 'https://en.wikipedia.org/',
            state: { name: 'Wikipedia', description: 'The start page of Wikipedia' },
          },
        ],
        not: 'https://en.wikipedia.org/wiki/Main_Page',
      },
    },
  ],
});
