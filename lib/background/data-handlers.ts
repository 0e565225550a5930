/** What the options page may do with everything that is kept. */
import { z } from 'zod';
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import { ownSkillSchema } from '#lib/chat/skills/skill.ts';
import {
  EXPORT_LISTS,
  EXPORT_TAIL,
  type ExportHead,
  writeChats,
  writeHead,
} from '#lib/db/export-file.ts';
import {
  type ImportFile,
  importChats,
  importItems,
  importSettings,
  readImportFile,
} from '#lib/db/import-file.ts';
import type {
  dataContract,
  ImportOutcome,
  importedListSchema,
} from '#lib/protocol/data-contract.ts';
import type { Handlers } from '#lib/protocol/port-server.ts';
import { SECRET_FIELDS } from './backend-handlers.ts';
import { deleteAllChats } from './delete-chats.ts';
import type { DescriptorSource } from './descriptors.ts';
import { listOwnSkills } from './own-skills.ts';
import type { RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';
import { createSiteShelf, type SiteShelf } from './site-shelf.ts';

const ownDescriptorsSchema = z.object({ descriptors: z.array(z.unknown()) });

export interface DataHandlerOptions {
  readonly services: Services;
  readonly runs: RunManager;
  readonly descriptors: DescriptorSource;
  /** Told when something was taken in. */
  readonly onChanged: () => Promise<void>;
}

export function createDataHandlers({
  services,
  runs,
  descriptors: source,
  onChanged,
}: DataHandlerOptions): Handlers<typeof dataContract, null> {
  const rows = services.stores.then(({ descriptors }) => descriptors);
  const shelf = createSiteShelf(rows, source, services.now);
  let parts: string[] = [];

  async function readHead(withKeys: boolean): Promise<ExportHead> {
    const { settings, backends } = await services.stores;
    const [current, list, skills, descriptors] = await Promise.all([
      settings.read(),
      backends.list(),
      listOwnSkills(services),
      shelf.exportOwn(),
    ]);
    const own = ownDescriptorsSchema.parse(JSON.parse(descriptors));
    return {
      settings: current,
      backends: withKeys ? list : list.map(withoutSecrets),
      skills,
      descriptors: own.descriptors,
    };
  }

  return {
    async 'export-head'({ withChats, withKeys }) {
      return { text: writeHead(await readHead(withKeys), services.now(), withChats) };
    },
    async 'export-chats'({ after }) {
      const { chats } = await services.stores;
      const part = await writeChats(chats, after);
      return { chats: [...part.chats], next: part.next };
    },
    'export-tail': async () => ({ text: EXPORT_TAIL }),
    async 'import-part'({ text, first }) {
      parts = first ? [text] : [...parts, text];
      return {};
    },
    async 'import-finish'() {
      const file = readImportFile(parts.join(''));
      parts = [];
      if (typeof file === 'string') return { status: 'refused', reason: file };
      const outcome = await takeFile(file, services, shelf);
      await onChanged();
      return outcome;
    },
    async 'chats-delete-all'() {
      await deleteAllChats(services, runs);
      return {};
    },
  };
}

async function takeFile(
  { version, settings, lists }: ImportFile,
  { stores }: Services,
  shelf: SiteShelf,
): Promise<ImportOutcome> {
  const store = await stores;
  if (settings !== undefined) await importSettings(settings, store.settings);
  const backends = await importItems(lists.backends, version, backendConfigSchema, store.backends);
  const skills = await importItems(lists.skills, version, ownSkillSchema, store.skills);
  const descriptors = await importDescriptors(lists.descriptors, shelf);
  const chats = await importChats(lists.chats, version, store.chats);
  const reports = { backends, skills, descriptors, chats };
  return {
    status: 'taken',
    lists: EXPORT_LISTS.map((list) => ({
      ...reports[list],
      list,
      refused: [...reports[list].refused],
    })),
  };
}

type DescriptorsReport = Omit<z.infer<typeof importedListSchema>, 'list'>;

/** Those that are here stay as they are. */
async function importDescriptors(
  items: readonly unknown[],
  shelf: SiteShelf,
): Promise<DescriptorsReport> {
  const known = new Set((await shelf.read()).own.map(({ id }) => id));
  const fresh = items.filter((item) => !known.has(idOf(item)));
  const present = items.length - fresh.length;
  if (fresh.length === 0) return { added: 0, present, refused: [] };
  const { accepted, refused } = await shelf.take(JSON.stringify({ descriptors: fresh }));
  const reasons = refused.map(({ id, faults: [first] }) => ({
    name: id ?? '',
    reason: first?.reason ?? 'unreadable',
  }));
  return { added: accepted.length, present, refused: reasons };
}

function idOf(item: unknown): string {
  return item instanceof Object && 'id' in item ? String(item.id) : '';
}

function withoutSecrets(backend: BackendConfig): unknown {
  const fields = Object.entries(backend.config).filter(([name]) => !SECRET_FIELDS.includes(name));
  return { ...backend, config: Object.fromEntries(fields) };
}
