/** What the options page may do with site descriptors: read, write, try on a tab. */
import { diffAppState } from '#lib/app-state/diff.ts';
import { renderHeader } from '#lib/app-state/header.ts';
import { api } from '#lib/browser/api.ts';
import type { Handlers } from '#lib/protocol/port-server.ts';
import type { SiteTrial, sitesContract } from '#lib/protocol/sites-contract.ts';
import type { PageDescription } from '#lib/sites/describe-page.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { readDescriptors } from '#lib/sites/read-descriptors.ts';
import type { DescriptorSource } from './descriptors.ts';
import { isNeverHere } from './never-here.ts';
import { capturePage } from './page-capture.ts';
import type { Services } from './services.ts';
import { createSiteShelf } from './site-shelf.ts';

export function createSiteHandlers(
  services: Services,
  source: DescriptorSource,
): Handlers<typeof sitesContract, null> {
  const rows = services.stores.then(({ descriptors }) => descriptors);
  const shelf = createSiteShelf(rows, source, services.now);
  return {
    'sites-read': () => shelf.read(),
    'site-text': async ({ id }) => ({ text: await shelf.textOf(id) }),
    async 'sites-import'({ text }) {
      const { accepted, refused } = await shelf.take(text);
      const reasons = refused.map(({ id, faults }) => ({
        id,
        faults: faults.map(({ line, column, reason, remedy }) => ({
          line,
          column,
          reason,
          remedy,
        })),
      }));
      return { accepted, refused: reasons, sites: await shelf.read() };
    },
    async 'site-remove'({ id }) {
      await shelf.remove(id);
      return shelf.read();
    },
    async 'site-enable'({ id, enabled }) {
      await shelf.setEnabled(id, enabled);
      return shelf.read();
    },
    'sites-export': async () => ({ text: await shelf.exportOwn() }),
    'site-tabs': async () => ({ tabs: await readableTabs() }),
    'site-try': ({ text, tabId }) => tryOnTab(text, tabId, source, services),
  };
}

/** Without a permission for tabs, the address of a tab is known where access was given. */
async function readableTabs(): Promise<{ id: number; title: string; url: string }[]> {
  const tabs = await api.tabs.query({});
  return tabs.flatMap(({ id, title = '', url }) =>
    id !== undefined && url?.startsWith('http') ? [{ id, title, url }] : [],
  );
}

/** Describes a tab as it would be with this text kept, and keeps nothing. */
async function tryOnTab(
  text: string,
  tabId: number,
  source: DescriptorSource,
  services: Services,
): Promise<SiteTrial> {
  const tried = readDescriptors(text).accepted.map<KnownDescriptor>((descriptor) => ({
    descriptor,
    origin: 'person',
    updatedAt: Number.MAX_SAFE_INTEGER,
  }));
  const ids = new Set(tried.map(({ descriptor }) => descriptor.id));
  const outcome = await capturePage(
    tabId,
    {
      forUrl: async (url) => [
        ...tried,
        ...(await source.forUrl(url)).filter(({ descriptor }) => !ids.has(descriptor.id)),
      ],
      noteVisit: async () => false,
    },
    (url) => isNeverHere(services, url),
  );
  return outcome.status === 'unseen'
    ? { status: 'unseen', reason: outcome.reason }
    : viewTrial(outcome.url, outcome.page);
}

function viewTrial(url: string, page: PageDescription): SiteTrial {
  const { appState, fields, diagnostics } = page;
  const missing = diagnostics.flatMap((one) => (one.code === 'field-missing' ? [one.field] : []));
  return {
    status: 'seen',
    url,
    descriptorId: page.descriptorId,
    pageId: page.pageId,
    state: appState,
    header: renderHeader(diffAppState(null, appState)) ?? '',
    fields: [
      ...Object.entries(fields).map(([name, value]) => ({ name, value })),
      ...missing.map((name) => ({ name, value: null })),
    ],
    items: page.contextItems.map(({ label, value }) => ({ label, value })),
    others: diagnostics.flatMap((one) => ('descriptorId' in one ? [one.descriptorId] : [])),
    staleTags: diagnostics.some(({ code }) => code === 'tags-stale'),
  };
}
