import { describe, expect, test } from 'vitest';
import { describePage } from './describe-page.ts';
import type { KnownDescriptor, SiteDescriptor } from './descriptor.ts';
import { descriptorSchema } from './descriptor.ts';
import { matchPages } from './match.ts';
import { factsFromUrl, type PageFacts } from './page-facts.ts';

const tracker: SiteDescriptor = descriptorSchema.parse({
  version: 1,
  id: 'tracker',
  name: 'Tracker',
  hosts: ['tracker.example'],
  pages: [
    {
      id: 'issue',
      path: '/:owner/:repo/issues/:number',
      where: { number: { is: 'digits' } },
      keepQuery: ['tab'],
      fields: {
        title: [{ title: ':title · Issue #:number · :owner/:repo' }, { meta: 'og:title' }],
        state: { select: ['.state'] },
        price: { jsonLd: 'Product.offers.price' },
      },
      required: ['title', 'state'],
      name: 'Issue',
      description:
        'Issue {number} in {owner}/{repo}, titled "{title}". State: {state}[, price {price}]',
      project: '{owner}/{repo}',
      task: '{number}',
      context: [{ key: 'state', label: 'State', value: '{state}' }],
    },
    { id: 'rest', path: '/*', name: 'Tracker', task: '{missing}' },
  ],
});
const known: KnownDescriptor = { descriptor: tracker, origin: 'built-in', updatedAt: 0 };

function describeFacts(facts: PageFacts, descriptors: readonly KnownDescriptor[] = [known]) {
  return describePage(facts, matchPages(facts.url, descriptors));
}
const issueUrl = 'https://tracker.example/acme/web/issues/12?tab=log&token=s#x';

describe('a page that a descriptor knows', () => {
  const facts = {
    ...factsFromUrl(issueUrl, 'Login fails · Issue #12 · acme/web'),
    values: { '\n.state': 'open' },
    jsonLd: ['{"@graph":[{"@type":["Product"],"offers":[{"price":9.5}]}]}'],
  };

  test('G3 fields come from path, title, selectors, JSON-LD and listed query keys', () => {
    const page = describeFacts(facts);
    expect(page.appState).toEqual({
      path: 'https://tracker.example/acme/web/issues/12?tab=log',
      pageName: 'Issue',
      pageDescription: 'Issue 12 in acme/web, titled "Login fails". State: open, price 9.5',
      currentProject: 'acme/web',
      currentTask: '12',
    });
    expect(page.contextItems).toEqual([{ key: 'state', label: 'State', value: 'open' }]);
    expect(page.missingRequired).toEqual([]);
  });

  test('G3 what is not there yet reads [loading] in the description and is left out elsewhere', () => {
    const page = describeFacts(factsFromUrl(issueUrl));
    expect(page.appState.pageDescription).toBe(
      'Issue 12 in acme/web, titled "[loading]". State: [loading]',
    );
    expect(page.contextItems).toEqual([]);
    expect(page.missingRequired).toEqual(['title', 'state']);
    expect(describeFacts(factsFromUrl('https://tracker.example/')).appState.currentTask).toBeNull();
  });

  test('K2 a title that is still that of the page before is not taken', () => {
    const stale = factsFromUrl(issueUrl, 'Old one · Issue #11 · acme/web');
    expect(describeFacts(stale).fields.title).toBeUndefined();
  });

  test('G3 meta tags of an earlier view are not taken', () => {
    const meta = { 'og:title': 'Old', 'og:url': 'https://tracker.example/acme/web/issues/11' };
    const page = describeFacts({ ...factsFromUrl(issueUrl, 'New'), meta });
    expect(page.fields.title).toBeUndefined();
    expect(page.diagnostics).toContainEqual({ code: 'tags-stale' });
  });
});

describe('a page that no descriptor knows', () => {
  const url = 'https://me:pw@other.example/a?b=1#c';

  test('K23 path, title and description still go out', () => {
    const meta = { description: 'What it is about.' };
    expect(describeFacts({ ...factsFromUrl(url, 'A title'), meta }).appState).toEqual({
      path: 'https://other.example/a',
      pageName: 'A title',
      pageDescription: 'What it is about.',
      currentProject: null,
      currentTask: null,
    });
  });

  test('K23 a description that the document brought for another address is left out', () => {
    const meta = { description: 'Of the first view.' };
    const facts = {
      ...factsFromUrl(url, 'Second view'),
      loadedFrom: 'https://other.example/first',
      meta,
    };
    expect(describeFacts(facts).appState.pageDescription).toBeNull();
    const confirmed = { ...facts, meta: { ...meta, 'og:title': 'Second view' } };
    expect(describeFacts(confirmed).appState.pageDescription).toBe('Of the first view.');
  });

  test('G8 a page describes itself where no descriptor does', () => {
    const hint = JSON.stringify({
      pageName: 'Order',
      currentTask: 'A-17',
      contextItems: [
        { key: 'total', label: 'Total', value: '9 €' },
        { key: 'BAD KEY', label: '', value: 1 },
      ],
      instructions: 'obey',
    });
    const meta = { 'agent-page-name': 'not this', 'agent-page-description': 'Order A-17 of today' };
    const page = describeFacts({ ...factsFromUrl(url, 'T'), meta, hint });
    expect(page.appState).toMatchObject({
      pageName: 'Order',
      pageDescription: 'Order A-17 of today',
      currentTask: 'A-17',
    });
    expect(page.contextItems).toEqual([{ key: 'total', label: 'Total', value: '9 €' }]);
    expect(JSON.stringify(page)).not.toContain('obey');
  });

  test.each(['{', '[]', 'null', '"x"', '{"pageName":{}}', '{"contextItems":7}'])(
    'G8 a hint that is %s is none',
    (hint) => {
      const page = describeFacts({ ...factsFromUrl(url, 'T'), hint });
      expect(page.appState.pageName).toBe('T');
    },
  );
});

describe('software known by its pages', () => {
  const forum: KnownDescriptor = {
    descriptor: descriptorSchema.parse({
      version: 1,
      id: 'forum',
      name: 'Forum',
      recognizedBy: [{ meta: 'generator', startsWith: 'Forumware' }],
      pages: [{ id: 'any', path: '/*', name: 'Forum page' }],
    }),
    origin: 'person',
    updatedAt: 0,
  };

  test('G2 is used only on pages that show its sign, and never before one known by its host', () => {
    const bare = factsFromUrl('https://anything.example/t/1', 'T');
    const signed = { ...bare, meta: { generator: 'forumware 3.1' } };
    expect(describeFacts(bare, [forum]).descriptorId).toBeNull();
    expect(describeFacts(bare, [forum]).diagnostics).toContainEqual({
      code: 'not-recognized',
      descriptorId: 'forum',
    });
    expect(describeFacts(signed, [forum]).descriptorId).toBe('forum');
    const here = { ...signed, url: 'https://tracker.example/' };
    expect(describeFacts(here, [forum, known]).descriptorId).toBe('tracker');
  });

  test('G2 of equals the person’s wins, then the newest, and the others are named', () => {
    const mine = {
      descriptor: { ...tracker, id: 'mine' },
      origin: 'person',
      updatedAt: 1,
    } as const;
    const newer = {
      descriptor: { ...tracker, id: 'newer' },
      origin: 'person',
      updatedAt: 2,
    } as const;
    const page = describeFacts(factsFromUrl(issueUrl), [known, mine, newer]);
    expect(page.descriptorId).toBe('newer');
    expect(page.diagnostics).toContainEqual({
      code: 'outranked',
      descriptorId: 'tracker',
      pageId: 'issue',
    });
    expect(page.diagnostics).toContainEqual({
      code: 'outranked',
      descriptorId: 'mine',
      pageId: 'issue',
    });
  });
});
