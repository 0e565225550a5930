/** The shapes in which the background shows its state to the extension's pages. Each is a schema; its type is derived. */
import { z } from 'zod';
import { APP_STATE_FIELDS, type AppStateField, appStateSchema } from '#lib/app-state/app-state.ts';
import { backendIdSchema, modelIdSchema } from '#lib/backends/model-id.ts';
import { failureSchema } from '#lib/chat/failure.ts';
import { sessionSchema } from '#lib/chat/session.ts';
import { turnSchema } from '#lib/chat/turn.ts';

const fieldNames = APP_STATE_FIELDS.map(({ field }) => field) as [
  AppStateField,
  ...AppStateField[],
];

export const placeSchema = z.enum(['overlay', 'panel', 'tab']);
/** Where a drawer page stands. */
export type Place = z.infer<typeof placeSchema>;

export const pageUnseenReasonSchema = z.enum(['no-access', 'not-a-web-page', 'no-tab', 'failed']);
export type PageUnseenReason = z.infer<typeof pageUnseenReasonSchema>;

/** What can be known of the page that a drawer speaks for. */
export const pageViewSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('seen'),
    title: z.string(),
    state: appStateSchema,
    /** The fields that the next message would tell. */
    changed: z.array(z.enum(fieldNames)),
  }),
  z.object({ status: z.literal('unseen'), title: z.string(), reason: pageUnseenReasonSchema }),
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

/** How the person wants drawers to be. */
export const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['system', 'en', 'zh-CN']),
  /** Buttons that are not wanted. */
  hidden: z.object({ model: z.boolean(), voice: z.boolean(), attachments: z.boolean() }),
  /** False where chats last no longer than the window. */
  historyKept: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Everything a drawer needs to show itself from nothing. */
export const drawerSnapshotSchema = z.object({
  /** Lets this page, and no other, connect again. */
  ticket: z.string(),
  tabId: z.number().int().nullable(),
  page: pageViewSchema,
  session: sessionSchema.nullable(),
  turns: z.array(turnSchema),
  pending: pendingSendSchema.nullable(),
  failedSend: failedSendSchema.nullable(),
  models: z.array(modelViewSchema),
  modelId: modelIdSchema.nullable(),
  draft: z.string(),
  preferences: preferencesSchema,
});
export type DrawerSnapshot = z.infer<typeof drawerSnapshotSchema>;

/** What a drawer shows of a chat that it (re)opened. */
export const chatSnapshotSchema = drawerSnapshotSchema.pick({
  session: true,
  turns: true,
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
