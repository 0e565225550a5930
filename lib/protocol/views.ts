/** The shapes in which the background shows its state to the extension's pages. Each is a schema; its type is derived. */
import { z } from 'zod';
import { APP_STATE_FIELDS, type AppStateField, appStateSchema } from '#lib/app-state/app-state.ts';
import { backendIdSchema, modelIdSchema } from '#lib/backends/model-id.ts';
import { failureSchema } from '#lib/chat/failure.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import { sessionSchema } from '#lib/chat/session.ts';
import { turnSchema } from '#lib/chat/turn.ts';

const fieldNames = APP_STATE_FIELDS.map(({ field }) => field) as [
  AppStateField,
  ...AppStateField[],
];

export const placeSchema = z.enum(['overlay', 'panel', 'tab']);
/** Where a drawer page stands. */
export type Place = z.infer<typeof placeSchema>;

export const pageUnseenReasonSchema = z.enum([
  'no-access',
  'not-a-web-page',
  'never-here',
  'no-tab',
  'failed',
]);
export type PageUnseenReason = z.infer<typeof pageUnseenReasonSchema>;

/** A skill that is permitted on a page. */
export const skillViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
});
export type SkillView = z.infer<typeof skillViewSchema>;

const skills = z.array(skillViewSchema).default([]);

/** What can be known of the page that a drawer speaks for. */
export const pageViewSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('seen'),
    title: z.string(),
    skills,
    state: appStateSchema,
    /** The fields that the next message would tell. */
    changed: z.array(z.enum(fieldNames)),
    /** What it offers beside its state. */
    offers: z
      .array(z.object({ key: z.string(), label: z.string(), value: z.string() }))
      .default([]),
    /** Its descriptor's required fields were missing on several pages in a row. */
    drifted: z.boolean().default(false),
    /** Questions that its descriptor suggests to begin with. */
    suggestions: z.array(z.string()).default([]),
  }),
  z.object({
    status: z.literal('unseen'),
    title: z.string(),
    reason: pageUnseenReasonSchema,
    skills,
  }),
]);
export type PageView = z.infer<typeof pageViewSchema>;

export const modelViewSchema = z.object({
  id: modelIdSchema,
  label: z.string(),
  backend: z.object({ id: backendIdSchema, label: z.string() }),
  images: z.boolean().default(false),
  reasoning: z.boolean().default(false),
  contextSize: z.number().nullable().default(null),
});
export type ModelView = z.infer<typeof modelViewSchema>;

/** A question on its way that no backend has accepted yet. */
export const pendingSendSchema = z.object({
  text: z.string(),
  phase: z.enum(['capturing', 'sending', 'waiting-to-retry']),
  startedAt: z.number(),
  retryAt: z.number().nullable().default(null),
});
export type PendingSend = z.infer<typeof pendingSendSchema>;

/** A send that was never accepted: its question and why. */
export const failedSendSchema = z.object({ text: z.string(), failure: failureSchema });
export type FailedSend = z.infer<typeof failedSendSchema>;

/** A turn's place in the tree of its chat. */
export const turnLinkSchema = z.object({
  id: turnIdSchema,
  parentId: turnIdSchema.nullable(),
  createdAt: z.number(),
});

/** A chat as it is listed. */
export const listedChatSchema = z.object({
  id: sessionIdSchema,
  title: z.string(),
  updatedAt: z.number(),
  pinned: z.boolean(),
  /** The origin of the page where it began. */
  site: z.string().nullable(),
  project: z.string().nullable(),
  /** The place that a search found; `null` when it found the title, or when nothing was searched. */
  excerpt: z.object({ before: z.string(), match: z.string(), after: z.string() }).nullable(),
});
export type ListedChat = z.infer<typeof listedChatSchema>;

export const listCursorSchema = z.object({
  pinned: z.boolean(),
  updatedAt: z.number(),
  id: z.string(),
});
/** Where a page of the list ended. */
export type ListCursor = z.infer<typeof listCursorSchema>;

/** What can be put beside the page in the context bar. */
export const CONTEXT_SOURCES = [
  'selection',
  'page-text',
  'section',
  'outline',
  'screenshot',
  'tabs',
  'earlier-chat',
] as const;
export const contextSourceSchema = z.enum(CONTEXT_SOURCES);
export type ContextSourceKind = z.infer<typeof contextSourceSchema>;

export const contextItemViewSchema = z.object({
  key: z.string(),
  label: z.string(),
  /** What exactly it is: a selection's first words, a tab's address. */
  detail: z.string(),
  tokens: z.number().nullable(),
  status: z.enum(['reading', 'ready', 'failed']),
  /** Why it cannot be read, in the person's language; empty unless `failed`. */
  problem: z.string(),
  /** It is new or different since the last message. */
  changed: z.boolean(),
  /** What of it had no room, to be added one by one. */
  leftOut: z
    .array(z.object({ id: z.string(), heading: z.string(), tokens: z.number() }))
    .optional(),
});
/** One item of the context bar, beside the page itself. */
export type ContextItemView = z.infer<typeof contextItemViewSchema>;

export const contextViewSchema = z.object({
  pageIncluded: z.boolean(),
  /** The keys of the page's offers that were taken off. */
  declined: z.array(z.string()),
  items: z.array(contextItemViewSchema),
  /** What can be added here and now. */
  sources: z.array(contextSourceSchema),
});
/** What goes along with the next message. */
export type ContextView = z.infer<typeof contextViewSchema>;

export const contextChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
});
export type ContextChoice = z.infer<typeof contextChoiceSchema>;

/** How the person wants drawers to be. */
export const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['system', 'en', 'zh-CN']),
  /** Buttons that are not wanted. */
  hidden: z.object({ model: z.boolean(), voice: z.boolean(), attachments: z.boolean() }),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Everything a drawer needs to show itself from nothing. */
export const drawerSnapshotSchema = z.object({
  /** Lets this page, and no other, connect again. */
  ticket: z.string(),
  tabId: z.number().int().nullable(),
  page: pageViewSchema,
  context: contextViewSchema,
  session: sessionSchema.nullable(),
  turns: z.array(turnSchema),
  /** Every turn of the chat, those of other branches included. */
  links: z.array(turnLinkSchema),
  pending: pendingSendSchema.nullable(),
  failedSend: failedSendSchema.nullable(),
  models: z.array(modelViewSchema),
  modelId: modelIdSchema.nullable(),
  draft: z.string(),
  /** False where chats are gone with the window. */
  historyKept: z.boolean(),
  preferences: preferencesSchema,
});
export type DrawerSnapshot = z.infer<typeof drawerSnapshotSchema>;

/** What a drawer shows of a chat that it (re)opened. */
export const chatSnapshotSchema = drawerSnapshotSchema.pick({
  session: true,
  turns: true,
  links: true,
  pending: true,
  failedSend: true,
  draft: true,
});
export type ChatSnapshot = z.infer<typeof chatSnapshotSchema>;

export const settingsSectionSchema = z.enum([
  'backends',
  'skills',
  'sites',
  'access',
  'appearance',
  'data',
  'about',
]);
export type SettingsSection = z.infer<typeof settingsSectionSchema>;
