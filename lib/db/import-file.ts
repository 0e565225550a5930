/**
 * Takes in an export file, item by item: what is new is added, what is here stays as it is, and what is refused is named with its
 * reason. A file is as untrusted as a page.
 */
import { z } from 'zod';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '#lib/settings/settings.ts';
import type { ChatStore } from './chat-store.ts';
import type { Collection, Item, ItemSchema } from './collection.ts';
import {
  EXPORT_FORMAT,
  EXPORT_LISTS,
  EXPORT_VERSION,
  type ExportList,
  exportedChatSchema,
} from './export-file.ts';
import type { SettingsStore } from './settings-store.ts';

/** The largest file that is read, in UTF-16 code units. */
export const MAX_IMPORT_LENGTH = 400_000_000;
/** The largest item that is taken. */
const MAX_ITEM_LENGTH = 50_000_000;

export type FileRefusal = 'not-json' | 'foreign' | 'too-large';

export const itemRefusalSchema = z.enum([
  /** It has not the shape of such an item. */
  'unreadable',
  /** The same, in a file of a later version: an update may read it. */
  'newer',
  /** It names `__proto__`, which no export does. */
  'forbidden-key',
  'too-large',
  /** Another item has its id. */
  'conflict',
  /** The store did not take it. */
  'not-kept',
]);
export type ItemRefusal = z.infer<typeof itemRefusalSchema>;

export interface ImportFile {
  readonly version: number;
  readonly settings: unknown;
  readonly lists: Readonly<Record<ExportList, readonly unknown[]>>;
}

const fileSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.number().int().positive(),
});

/** Reads a file's frame; its items are still unseen. */
export function readImportFile(text: string): ImportFile | FileRefusal {
  if (text.length > MAX_IMPORT_LENGTH) return 'too-large';
  const json = parseJson(text);
  if (json === undefined) return 'not-json';
  const file = fileSchema.safeParse(json);
  if (!file.success) return 'foreign';
  const listOf = (name: ExportList): unknown[] => {
    const list = Object.hasOwn(file.data, name) ? file.data[name] : [];
    return Array.isArray(list) ? list : [list];
  };
  const lists = Object.fromEntries(EXPORT_LISTS.map((name) => [name, listOf(name)]));
  return {
    version: file.data.version,
    settings: file.data.settings,
    lists: lists as Record<ExportList, unknown[]>,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface ImportReport {
  readonly added: number;
  /** Here already, and left as it was. */
  readonly present: number;
  readonly refused: readonly { readonly name: string; readonly reason: ItemRefusal }[];
}

type Outcome = 'added' | 'present' | ItemRefusal;

/** Adds chats; those that are known get the turns that they do not have. */
export function importChats(
  items: readonly unknown[],
  version: number,
  chats: ChatStore,
): Promise<ImportReport> {
  return importEach(items, version, async (item) => {
    const read = exportedChatSchema.safeParse(item);
    if (!read.success) return 'unreadable';
    const { session, turns } = read.data;
    if (turns.some(({ sessionId }) => sessionId !== session.id)) return 'unreadable';
    const { isNew, addedTurns } = await chats.addWhole(read.data);
    return isNew || addedTurns > 0 ? 'added' : 'present';
  });
}

/** Adds backends, skills or descriptors; one whose id is taken by another one is refused. */
export function importItems<T extends Item>(
  items: readonly unknown[],
  version: number,
  schema: ItemSchema<T>,
  collection: Collection<T>,
): Promise<ImportReport> {
  return importEach(items, version, async (item) => {
    const read = schema.safeParse(item);
    if (!read.success) return 'unreadable';
    const known = await collection.get(read.data.id);
    if (known) return isSame(known, read.data) ? 'present' : 'conflict';
    await collection.put(read.data);
    return 'added';
  });
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Takes over the settings that are still at their defaults here; sites that are never to be entered are joined. */
export async function importSettings(stored: unknown, settings: SettingsStore): Promise<Settings> {
  const file = readSettings(stored);
  return settings.update((current) => {
    const fresh = Object.entries(file).filter(([name]) =>
      isSame(Reflect.get(current, name), Reflect.get(DEFAULT_SETTINGS, name)),
    );
    return {
      ...current,
      ...Object.fromEntries(fresh),
      // The browser's grant does not travel, so what stands on it does not either.
      alwaysOn: current.alwaysOn,
      neverOn: [...new Set([...current.neverOn, ...file.neverOn])],
    };
  });
}

async function importEach(
  items: readonly unknown[],
  version: number,
  take: (item: unknown) => Promise<Outcome>,
): Promise<ImportReport> {
  const report = { added: 0, present: 0, refused: [] as { name: string; reason: ItemRefusal }[] };
  for (const item of items) {
    const outcome = blemishOf(item) ?? (await take(item).catch(() => 'not-kept' as const));
    if (outcome === 'added' || outcome === 'present') report[outcome] += 1;
    else {
      const reason =
        outcome === 'unreadable' && version > EXPORT_VERSION ? ('newer' as const) : outcome;
      report.refused.push({ name: nameOf(item), reason });
    }
  }
  return report;
}

function blemishOf(item: unknown): ItemRefusal | null {
  const text = JSON.stringify(item) ?? '';
  if (text.length > MAX_ITEM_LENGTH) return 'too-large';
  return text.includes('"__proto__":') && hasForbiddenKey(item) ? 'forbidden-key' : null;
}

function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasForbiddenKey);
}

/** What a person knows an item by, as far as it says. */
function nameOf(item: unknown): string {
  const named = z.looseObject({ session: z.unknown().optional() }).safeParse(item);
  const holder = named.success ? (named.data.session ?? named.data) : null;
  const read = z
    .looseObject({
      title: z.string().catch(''),
      label: z.string().catch(''),
      name: z.string().catch(''),
      id: z.string().catch(''),
    })
    .safeParse(holder);
  if (!read.success) return '';
  const { title, label, name, id } = read.data;
  return (title || label || name || id).slice(0, 200);
}
