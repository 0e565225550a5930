/**
 * What the person set, apart from backends, skills and descriptors. Each value that cannot be read falls back by itself to
 * its default, so that one bad value never takes the others with it.
 */
import { z } from 'zod';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import { MAX_DRAWER_WIDTH, MIN_DRAWER_WIDTH } from './drawer-width.ts';

export const SETTINGS_VERSION = 1;

/** A host name, or `*` for every site. */
const sitesSchema = z.array(z.string().min(1).max(253)).catch([]).default([]);
const flag = (value: boolean) => z.boolean().catch(value).default(value);

const appearanceSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']).catch('system').default('system'),
  language: z.enum(['system', 'en', 'zh-CN']).catch('system').default('system'),
  /** In CSS pixels. */
  width: z.number().int().min(MIN_DRAWER_WIDTH).max(MAX_DRAWER_WIDTH).catch(420).default(420),
  side: z.enum(['right', 'left']).catch('right').default('right'),
  /** The page is narrowed instead of covered. */
  pushPage: flag(false),
});

const hiddenSchema = z.object({
  model: flag(false),
  voice: flag(false),
  attachments: flag(false),
});

const emptyObject = (value: unknown) => (value instanceof Object ? value : {});

export const settingsSchema = z.object({
  version: z.literal(SETTINGS_VERSION).catch(SETTINGS_VERSION).default(SETTINGS_VERSION),
  appearance: z.preprocess(emptyObject, appearanceSchema),
  /** The model that new questions go to; `null` until one is chosen. */
  modelId: modelIdSchema.nullable().catch(null).default(null),
  demo: flag(true),
  /** What the person wants every model to heed, in their own words. */
  instructions: z.string().max(8_000).catch('').default(''),
  /** Ids of built-in skills that are not offered. */
  hiddenSkills: z.array(z.string().max(64)).catch([]).default([]),
  /** The buttons that the person does not want to see. */
  hidden: z.preprocess(emptyObject, hiddenSchema),
  /** Sites where the drawer is at hand without a click first; `*` is every site. The browser's own grant is asked beside this. */
  alwaysOn: sitesSchema,
  /** Sites where it never comes, by no way in. */
  neverOn: sitesSchema,
  /** The person's own skills in their order, by their ids; new ones come last. */
  skillOrder: z.array(z.string()).catch([]).default([]),
  /** Local servers that the person took off the list: found again, they stay off it until they are looked for by a click. */
  dismissedServers: z.array(z.string()).catch([]).default([]),
});
export type Settings = z.infer<typeof settingsSchema>;

const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

/**
 * Some of the settings. Their values are read where they are taken over, by {@link readSettings}: a schema with defaults would
 * fill in what the change leaves alone.
 */
export const settingsChangeSchema = z.custom<Partial<Settings>>(
  (value) =>
    value instanceof Object && Object.keys(value).every((name) => SETTING_NAMES.includes(name)),
);

type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;

/** `MIGRATIONS[n]` makes version n + 2 of version n + 1. */
const MIGRATIONS: readonly Migration[] = [];

/** Reads settings of any version. Never throws: what is unreadable is at its default. */
export function readSettings(stored: unknown): Settings {
  const found: Record<string, unknown> = stored instanceof Object ? { ...stored } : {};
  const from = typeof found.version === 'number' ? found.version : SETTINGS_VERSION;
  const migrated = MIGRATIONS.slice(from - 1).reduce((value, migrate) => migrate(value), found);
  return settingsSchema.parse({ ...migrated, version: SETTINGS_VERSION });
}

export const DEFAULT_SETTINGS: Settings = readSettings({});
