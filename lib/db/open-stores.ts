/** Opens everything that is kept. Where the database cannot be had, memory stands in, and the reason is told. */
import type { z } from 'zod';
import { type DescriptorRow, descriptorRowSchema } from '#lib/sites/descriptor-row.ts';
import { type BackendStore, createBackendStore, type StoredBackend } from './backend-store.ts';
import type { ChatStore } from './chat-store.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import { WhereaboutsDatabase } from './database.ts';
import { createDexieChatStore } from './dexie-chat-store.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { createMemoryChatStore } from './memory-chat-store.ts';
import {
  createDexieSettingsStore,
  createMemorySettingsStore,
  createSettingsCopy,
  type SettingsStore,
} from './settings-store.ts';
import { createShelfStore, type ShelfStore } from './shelf-store.ts';
import { createSkillStore, type SkillStore } from './skill-store.ts';
import { createTabStore, type TabStore } from './tab-store.ts';

/** Why nothing is kept beyond the window. */
export type NotKeptReason = 'private' | 'refused' | 'blocked';

export interface Stores<Backend extends StoredBackend> {
  /** `null`: everything is kept. */
  readonly notKept: NotKeptReason | null;
  readonly chats: ChatStore;
  readonly backends: BackendStore<Backend>;
  readonly settings: SettingsStore;
  readonly drafts: DraftStore;
  readonly tabs: TabStore;
  readonly shelves: ShelfStore;
  readonly skills: SkillStore;
  readonly descriptors: Collection<DescriptorRow>;
}

/** How long another version of the extension may hold the database before memory stands in. */
const OPEN_TIMEOUT_MS = 5_000;

export interface OpenOptions {
  readonly db?: WhereaboutsDatabase;
  /** How long to wait for the database, in milliseconds. */
  readonly timeoutMs?: number;
  /** The database is that of a private window, which ends with it. */
  readonly isPrivate?: boolean;
}

/** Opens the stores in the database, or in memory when it refuses. Never throws. */
export async function openStores<Backend extends StoredBackend>(
  backendSchema: z.ZodType<Backend>,
  {
    db = new WhereaboutsDatabase(),
    timeoutMs = OPEN_TIMEOUT_MS,
    isPrivate = false,
  }: OpenOptions = {},
): Promise<Stores<Backend>> {
  const refusal = await openDatabase(db, timeoutMs);
  return createStores(refusal ? null : db, backendSchema, isPrivate ? 'private' : refusal);
}

/** Stores in memory, gone with the background. */
export function createPrivateStores<Backend extends StoredBackend>(
  backendSchema: z.ZodType<Backend>,
): Stores<Backend> {
  return createStores(null, backendSchema, 'private');
}

/**
 * Stores for private windows beside ordinary ones: what the person set up is read from there, and whatever is changed or said stays in
 * memory.
 */
export function privateStores<Backend extends StoredBackend>(
  ordinary: Stores<Backend>,
): Stores<Backend> {
  return {
    ...ordinary,
    notKept: 'private',
    chats: createMemoryChatStore(),
    settings: createSettingsCopy(ordinary.settings),
    drafts: createDraftStore(null),
    tabs: createTabStore(null),
    shelves: createShelfStore(null),
  };
}

function createStores<Backend extends StoredBackend>(
  db: WhereaboutsDatabase | null,
  backendSchema: z.ZodType<Backend>,
  notKept: NotKeptReason | null,
): Stores<Backend> {
  return {
    notKept,
    chats: db ? createDexieChatStore(db) : createMemoryChatStore(),
    backends: createBackendStore(db, backendSchema),
    settings: db ? createDexieSettingsStore(db) : createMemorySettingsStore(),
    drafts: createDraftStore(db),
    tabs: createTabStore(db),
    shelves: createShelfStore(db),
    skills: createSkillStore(db),
    descriptors: db
      ? createDexieCollection(db.descriptors, descriptorRowSchema)
      : createMemoryCollection(descriptorRowSchema),
  };
}

async function openDatabase(
  db: WhereaboutsDatabase,
  timeoutMs: number,
): Promise<NotKeptReason | null> {
  const { promise: timedOut, resolve } = Promise.withResolvers<NotKeptReason>();
  const timer = setTimeout(() => resolve('blocked'), timeoutMs);
  const opened = db.open().then(
    () => null,
    () => 'refused' as const,
  );
  const outcome = await Promise.race([opened, timedOut]);
  clearTimeout(timer);
  if (outcome !== null) db.close();
  return outcome;
}
