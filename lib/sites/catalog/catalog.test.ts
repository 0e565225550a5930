import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createAppState } from '#lib/app-state/app-state.ts';
import { readPageFacts } from '#lib/content/read-page-facts.ts';
import { pageSources, planFor } from '../capture-plan.ts';
import { describePage } from '../describe-page.ts';
import { descriptorSchema, type KnownDescriptor } from '../descriptor.ts';
import { ruleFaults } from '../descriptor-rules.ts';
import { matchPages } from '../match.ts';
import { factsFromUrl, type PageFacts } from '../page-facts.ts';
import { renderPath } from '../page-path.ts';
import type { ExpectedState } from './define-site.ts';
import { BUILT_IN_SITES } from './sites.ts';

const CAPTURED = new URL('../../../../shared/fixtures/pages/', import.meta.url);
/** The captured pages are not part of the project; where they are absent, nothing is confirmed by them. */
const hasCaptured = existsSync(CAPTURED);
const NOT_SITES = new Set(['define-site.ts', 'sites.ts', 'catalog.test.ts', 'github-urls.test.ts']);
const known = BUILT_IN_SITES.map<KnownDescriptor>(({ descriptor }) => ({
  descriptor,
  origin: 'built-in',
  updatedAt: 0,
}));
const registered = new Map(BUILT_IN_SITES.map((site) => [`${site.descriptor.id}.ts`, site]));
const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !NOT_SITES.has(file),
);

test('G4 each file of the catalogue is in the one list, and nothing else is', () => {
  expect([...registered.keys()].sort()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThanOrEqual(40);
});

function describeFacts(facts: PageFacts) {
  return describePage(facts, matchPages(facts.url, known));
}

function expectedState(url: string, { name, description, project, task, path }: ExpectedState) {
  return createAppState({
    path: path ?? renderPath(url),
    pageName: name,
    pageDescription: description ?? null,
    currentProject: project ?? null,
    currentTask: task ?? null,
  });
}

/** One test for each page that the files on disk hold, so that a page without proof cannot pass unseen. */
describe.each(files)('%s', { timeout: 60_000 }, (file) => {
  const { descriptor, samples } = registered.get(file) ?? BUILT_IN_SITES[0] ?? expect.fail();

  test('G4 is a good descriptor', () => {
    expect(registered.has(file)).toBe(true);
    expect(descriptorSchema.parse(descriptor)).toEqual(descriptor);
    expect(ruleFaults(descriptor)).toEqual([]);
  });

  test.each(descriptor.pages.map((page) => [page.id, page] as const))('G4 %s', (id, page) => {
    const { matches, not, captured = [] } = samples[id] ?? expect.fail('has no samples');
    const isThis = ({ descriptorId, pageId }: ReturnType<typeof describeFacts>) =>
      descriptorId === descriptor.id && pageId === id;
    expect(new Set(matches.map((sample) => sample.url + sample.title)).size).toBeGreaterThanOrEqual(
      2,
    );
    for (const { url, title = '', meta = {}, state } of matches) {
      const found = describeFacts({ ...factsFromUrl(url, title), meta });
      expect([url, found.descriptorId, found.pageId]).toEqual([url, descriptor.id, id]);
      expect(found.appState).toEqual(expectedState(url, state));
    }
    expect(isThis(describeFacts(factsFromUrl(not)))).toBe(false);

    if (!hasCaptured) return;
    const unconfirmed = new Set(
      pageSources(page).flatMap((source) => ('select' in source ? [source.select.join()] : [])),
    );
    for (const { page: capturedFile, url, state } of captured) {
      const html = readFileSync(new URL(capturedFile, CAPTURED), 'utf8');
      const { window } = new JSDOM(html, { url });
      const plan = planFor(url, known);
      const found = describeFacts(readPageFacts(plan, window.document, window.location));
      expect(isThis(found)).toBe(true);
      expect(found.appState).toEqual(expectedState(url, state));
      for (const list of [...unconfirmed]) {
        if (window.document.querySelector(list)) unconfirmed.delete(list);
      }
    }
    expect([...unconfirmed], 'a selector needs a captured page that has it').toEqual([]);
  });
});

test('G4 twelve sites and more are proved on captured pages', () => {
  const proved = BUILT_IN_SITES.filter(({ samples }) =>
    Object.values(samples).some(({ captured }) => captured !== undefined),
  );
  expect(proved.length).toBeGreaterThanOrEqual(12);
});
