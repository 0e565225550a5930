/** The site descriptors in use: the built-in ones of the package, and those that the person wrote. */
import { api } from '#lib/browser/api.ts';
import type { Collection } from '#lib/db/collection.ts';
import type { PageDescription } from '#lib/sites/describe-page.ts';
import {
  descriptorSchema,
  type KnownDescriptor,
  type SiteDescriptor,
} from '#lib/sites/descriptor.ts';
import { type DescriptorRow, driftRowId } from '#lib/sites/descriptor-row.ts';
import { hasDrifted, NO_DRIFT, noteVisit } from '#lib/sites/drift.ts';
import type { PageFacts } from '#lib/sites/page-facts.ts';
import { readDescriptors } from '#lib/sites/read-descriptors.ts';
import { type SiteIndex, siteIndexSchema, sitesForHost } from '#lib/sites/site-index.ts';

export type DescriptorRows = Collection<DescriptorRow>;

export interface Describer {
  /** The descriptors that may say something of this address. */
  forUrl(url: string): Promise<readonly KnownDescriptor[]>;
  /**
   * Remembers whether a page still had what its descriptor requires.
   *
   * @returns Whether its descriptor seems to be out of date.
   */
  noteVisit(facts: PageFacts, page: PageDescription): Promise<boolean>;
}

export interface DescriptorSource extends Describer {
  /** All built-in descriptors, for a list of them. */
  listBuiltIn(): Promise<readonly SiteDescriptor[]>;
}

export interface Package {
  /** A JSON file of the package. */
  readJson(path: string): Promise<unknown>;
}

const PACKAGE: Package = {
  readJson: async (path) => (await fetch(api.runtime.getURL(`/${path}`))).json(),
};

export function createDescriptorSource(
  rows: Promise<DescriptorRows>,
  files: Package = PACKAGE,
): DescriptorSource {
  const builtIn = createBuiltIns(files);
  return {
    async forUrl(url) {
      const [shipped, kept] = await Promise.all([builtIn.forUrl(url), readRows(rows)]);
      const off = new Set(
        kept.flatMap((row) => (row.kind === 'choice' && !row.enabled ? [row.descriptorId] : [])),
      );
      const own = kept.flatMap((row) => (row.kind === 'own' ? readOwn(row) : []));
      return [...own, ...shipped].filter(({ descriptor }) => !off.has(descriptor.id));
    },
    listBuiltIn: builtIn.list,
    async noteVisit({ url, loaded }, { descriptorId, pageId, missingRequired: missing }) {
      if (descriptorId === null || pageId === null) return false;
      const id = driftRowId(descriptorId, pageId);
      const store = await rows;
      const row = await store.get(id);
      const before = row?.kind === 'drift' ? row.drift : NO_DRIFT;
      const drift = noteVisit(before, { url, loaded, missing });
      if (drift === NO_DRIFT && row) await store.remove(id);
      if (drift !== before && drift !== NO_DRIFT) {
        await store.put({ id, kind: 'drift', descriptorId, pageId, drift });
      }
      return hasDrifted(drift);
    },
  };
}

/** Descriptors help, they are not needed: without a store a page is described by what it says itself. */
async function readRows(rows: Promise<DescriptorRows>): Promise<readonly DescriptorRow[]> {
  try {
    return await (await rows).list();
  } catch {
    return [];
  }
}

/** A text that this version cannot read any more is shown in the options, not used. */
function readOwn({ text, updatedAt }: Extract<DescriptorRow, { kind: 'own' }>): KnownDescriptor[] {
  return readDescriptors(text).accepted.map((descriptor) => ({
    descriptor,
    origin: 'person',
    updatedAt,
  }));
}

/** Loads an index once and each site's file when its host is met. */
function createBuiltIns(files: Package) {
  const loaded = new Map<string, Promise<SiteDescriptor>>();
  let index: Promise<SiteIndex> | null = null;

  function load(id: string): Promise<SiteDescriptor> {
    const known = loaded.get(id);
    if (known) return known;
    const read = files.readJson(`sites/${id}.json`).then((json) => descriptorSchema.parse(json));
    read.catch(() => loaded.delete(id));
    loaded.set(id, read);
    return read;
  }

  function readIndex(): Promise<SiteIndex> {
    if (index) return index;
    const read = files.readJson('sites/index.json').then((json) => siteIndexSchema.parse(json));
    read.catch(() => {
      index = null;
    });
    index = read;
    return read;
  }

  return {
    async forUrl(url: string): Promise<KnownDescriptor[]> {
      const host = URL.parse(url)?.host;
      if (!host) return [];
      const ids = sitesForHost(await readIndex(), host);
      const descriptors = await Promise.all(ids.map(load));
      return descriptors.map((descriptor) => ({ descriptor, origin: 'built-in', updatedAt: 0 }));
    },
    async list(): Promise<readonly SiteDescriptor[]> {
      const { hosts, recognized } = await readIndex();
      const ids = new Set([...Object.values(hosts).flat(), ...recognized]);
      return Promise.all([...ids].sort().map(load));
    },
  };
}
