/** PURE. */
import { definePages } from '../define-site.ts';

export const wikiPages = definePages([
  {
    id: 'wiki',
    path: '/:owner/:repo/wiki',
    name: 'Wiki',
    description: 'The wiki of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/lukesampson/scoop/wiki',
          state: {
            name: 'Wiki',
            description: 'The wiki of lukesampson/scoop',
            project: 'lukesampson/scoop',
          },
        },
        {
          url: 'https://github.com/acme/web/wiki',
          state: { name: 'Wiki', description: 'The wiki of acme/web', project: 'acme/web' },
        },
      ],
      not: 'https://github.com/acme/web/wiki/Home',
    },
  },
  {
    id: 'wiki-page',
    path: '/:owner/:repo/wiki/:page',
    name: 'Wiki page',
    description: 'The wiki page "{page|words}" of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{page|words}',
    samples: {
      matches: [
        {
          url: 'https://github.com/tooomm/wikitest/wiki/Getting-Started',
          state: {
            name: 'Wiki page',
            description: 'The wiki page "Getting Started" of tooomm/wikitest',
            project: 'tooomm/wikitest',
            task: 'Getting Started',
          },
        },
        {
          url: 'https://github.com/acme/web/wiki/Home',
          state: {
            name: 'Wiki page',
            description: 'The wiki page "Home" of acme/web',
            project: 'acme/web',
            task: 'Home',
          },
        },
      ],
      not: 'https://github.com/tooomm/wikitest/wiki/_new',
    },
  },
  {
    id: 'new-wiki-page',
    path: '/:owner/:repo/wiki/_new',
    name: 'New wiki page',
    description: 'The form for a new wiki page of {owner}/{repo}',
    project: '{owner}/{repo}',
    samples: {
      matches: [
        {
          url: 'https://github.com/tooomm/wikitest/wiki/_new',
          state: {
            name: 'New wiki page',
            description: 'The form for a new wiki page of tooomm/wikitest',
            project: 'tooomm/wikitest',
          },
        },
        {
          url: 'https://github.com/acme/web/wiki/_new',
          state: {
            name: 'New wiki page',
            description: 'The form for a new wiki page of acme/web',
            project: 'acme/web',
          },
        },
      ],
      not: 'https://github.com/acme/web/wiki',
    },
  },
  {
    id: 'edit-wiki-page',
    path: '/:owner/:repo/wiki/:page/_edit',
    name: 'Edit wiki page',
    description: 'Editing the wiki page "{page|words}" of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{page|words}',
    samples: {
      matches: [
        {
          url: 'https://github.com/tooomm/wikitest/wiki/Getting-Started/_edit',
          state: {
            name: 'Edit wiki page',
            description: 'Editing the wiki page "Getting Started" of tooomm/wikitest',
            project: 'tooomm/wikitest',
            task: 'Getting Started',
          },
        },
        {
          url: 'https://github.com/acme/web/wiki/Home/_edit',
          state: {
            name: 'Edit wiki page',
            description: 'Editing the wiki page "Home" of acme/web',
            project: 'acme/web',
            task: 'Home',
          },
        },
      ],
      not: 'https://github.com/acme/web/wiki/Home',
    },
  },
  {
    id: 'compare-wiki',
    path: ['/:owner/:repo/wiki/_compare/*', '/:owner/:repo/wiki/:page/_compare/*'],
    name: 'Wiki changes',
    description: 'Comparing versions of the wiki[ page "{page|words}"] of {owner}/{repo}',
    project: '{owner}/{repo}',
    task: '{page|words}',
    samples: {
      matches: [
        {
          url: 'https://github.com/brookhong/Surfingkeys/wiki/Color-Themes/_compare/8ebb46b...80e51ee',
          state: {
            name: 'Wiki changes',
            description:
              'Comparing versions of the wiki page "Color Themes" of brookhong/Surfingkeys',
            project: 'brookhong/Surfingkeys',
            task: 'Color Themes',
          },
        },
        {
          url: 'https://github.com/brookhong/Surfingkeys/wiki/_compare/8ebb46b...80e51ee',
          state: {
            name: 'Wiki changes',
            description: 'Comparing versions of the wiki of brookhong/Surfingkeys',
            project: 'brookhong/Surfingkeys',
          },
        },
      ],
      not: 'https://github.com/brookhong/Surfingkeys/wiki/Color-Themes',
    },
  },
]);
