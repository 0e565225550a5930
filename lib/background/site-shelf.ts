/** The person's descriptors and what they switched off: read, kept, removed. */

import type { SitesSnapshot, SiteView } from '#lib/protocol/sites-contract.ts';
import type { SiteDescriptor } from '#lib/sites/descriptor.ts';
import { choiceRowId, type DescriptorRow, ownRowId } from '#lib/sites/descriptor-row.ts';
import { hasDrifted } from '#lib/sites/drift.ts';
import { type RefusedDescriptor, readDescriptors } from '#lib/sites/read-descriptors.ts';
import type { DescriptorRows, DescriptorSource } from './descriptors.ts';

type OwnRow = Extract<DescriptorRow, { kind: 'own' }>;

export interface SiteShelf {
  read(): Promise<SitesSnapshot>;
  textOf(id: string): Promise<string>;
  /** Takes what is good of a text and says what is not. */
  take(text: string): Promise<{ accepted: string[]; refused: readonly RefusedDescriptor[] }>;
  remove(id: string): Promise<void>;
  setEnabled(id: string, enabled: boolean): Promise<void>;
  exportOwn(): Promise<string>;
}

export function createSiteShelf(
  stored: Promise<DescriptorRows>,
  source: DescriptorSource,
  now: () => number,
): SiteShelf {
  const own = async () =>
    (await (await stored).list()).flatMap((row) => (row.kind === 'own' ? readOwn(row) : []));

  /** A change of what a descriptor says makes what was noted about it void. */
  async function forgetDrift(descriptorId: string): Promise<void> {
    const rows = await stored;
    for (const row of await rows.list()) {
      if (row.kind === 'drift' && row.descriptorId === descriptorId) await rows.remove(row.id);
    }
  }

  return {
    async read() {
      const [rows, builtIn] = [await (await stored).list(), await source.listBuiltIn()];
      const view = (descriptor: SiteDescriptor) => viewSite(descriptor, rows);
      return {
        builtIn: builtIn.map(view),
        own: (await own()).map(({ descriptor }) => view(descriptor)),
      };
    },
    async textOf(id) {
      const row = await (await stored).get(ownRowId(id));
      if (row?.kind === 'own') return row.text;
      const builtIn = (await source.listBuiltIn()).find((descriptor) => descriptor.id === id);
      return builtIn ? render({ ...builtIn, id: `my-${id}` }) : '';
    },
    async take(text) {
      const { accepted, refused } = readDescriptors(text);
      const rows = await stored;
      for (const descriptor of accepted) {
        // One descriptor stays as it was written; those of a file of many are written anew.
        const written = accepted.length + refused.length === 1 ? text : render(descriptor);
        await rows.put({
          id: ownRowId(descriptor.id),
          kind: 'own',
          text: written,
          updatedAt: now(),
        });
        await forgetDrift(descriptor.id);
      }
      return { accepted: accepted.map(({ id }) => id), refused };
    },
    async remove(id) {
      const rows = await stored;
      await rows.remove(ownRowId(id));
      await rows.remove(choiceRowId(id));
      await forgetDrift(id);
    },
    async setEnabled(descriptorId, enabled) {
      const rows = await stored;
      const id = choiceRowId(descriptorId);
      if (enabled) await rows.remove(id);
      else await rows.put({ id, kind: 'choice', descriptorId, enabled });
    },
    async exportOwn() {
      return render({ descriptors: (await own()).map(({ descriptor }) => descriptor) });
    },
  };
}

function readOwn({ text }: OwnRow): { descriptor: SiteDescriptor }[] {
  return readDescriptors(text).accepted.map((descriptor) => ({ descriptor }));
}

function viewSite(descriptor: SiteDescriptor, rows: readonly DescriptorRow[]): SiteView {
  const { id, name, hosts = [], pages } = descriptor;
  const about = rows.filter((row) => 'descriptorId' in row && row.descriptorId === id);
  return {
    id,
    name,
    hosts,
    pages: pages.length,
    enabled: !about.some((row) => row.kind === 'choice' && !row.enabled),
    drifted: about.flatMap((row) =>
      row.kind === 'drift' && hasDrifted(row.drift)
        ? [{ page: row.pageId, fields: row.drift.fields }]
        : [],
    ),
  };
}

function render(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
