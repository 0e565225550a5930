/** What a drawer page asks of the background, and what it is told. */
import { z } from 'zod';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import { sessionSchema } from '#lib/chat/session.ts';
import { ownSkillSchema } from '#lib/chat/skills/skill.ts';
import { turnSchema } from '#lib/chat/turn.ts';
import { chatsContract } from './chats-contract.ts';
import type { Contract } from './rpc.ts';
import {
  chatSnapshotSchema,
  contextChoiceSchema,
  contextSourceSchema,
  contextViewSchema,
  drawerSnapshotSchema,
  failedSendSchema,
  modelViewSchema,
  pageViewSchema,
  pendingSendSchema,
  preferencesSchema,
  settingsSectionSchema,
} from './views.ts';

export const DRAWER_PORT = 'drawer';
/** The same, of a page in a private window. */
export const PRIVATE_DRAWER_PORT = 'drawer-private';

/** Sent to every drawer page when there is news and no line to tell it over: an idle background sleeps, and its lines end. */
export const drawerWakeSchema = z.object({ type: z.literal('drawer-wake') });
export const DRAWER_WAKE: z.infer<typeof drawerWakeSchema> = { type: 'drawer-wake' };

const nothing = z.object({});
/** The longest question that is taken; a paste beyond it is refused with a reason, not cut. */
export const MAX_QUESTION_LENGTH = 400_000;
/** Of the largest file that is taken, in base64. */
const MAX_PDF_BASE64 = 2_800_000;

const questionText = z.string().max(MAX_QUESTION_LENGTH);

/** What a person sends. */
export const turnInputSchema = z.object({
  text: questionText,
  skillId: z.string().max(200).nullable(),
  files: z
    .array(
      z.object({
        name: z.string().max(1_000),
        type: z.string().max(200),
        dataUrl: z.string().startsWith('data:'),
      }),
    )
    .max(20),
});
export type TurnInput = z.infer<typeof turnInputSchema>;

/** How a drawer page proves where it stands. */
export const greetingSchema = z.discriminatedUnion('place', [
  z.object({ place: z.literal('overlay'), ticket: z.string().max(128) }),
  z.object({ place: z.literal('panel'), tabId: z.number().int().nullable() }),
  z.object({ place: z.literal('tab'), tabId: z.number().int().nullable() }),
]);
export type Greeting = z.infer<typeof greetingSchema>;

export const drawerContract = {
  hello: { request: greetingSchema, reply: drawerSnapshotSchema },
  'page-refresh': { request: nothing, reply: pageViewSchema },
  'draft-save': { request: z.object({ text: questionText }), reply: nothing },
  'turn-send': { request: turnInputSchema, reply: nothing },
  'turn-retry': { request: z.object({ turnId: turnIdSchema.nullable() }), reply: nothing },
  'run-stop': {
    /** The turn that is seen to stream; `null` when none was accepted yet. */
    request: z.object({ turnId: turnIdSchema.nullable() }),
    reply: z.object({ found: z.boolean() }),
  },
  'chat-reload': { request: nothing, reply: chatSnapshotSchema },
  'session-open': { request: z.object({ sessionId: sessionIdSchema }), reply: chatSnapshotSchema },
  'session-new': { request: nothing, reply: chatSnapshotSchema },
  ...chatsContract,
  /** Asks every backend for its models, and looks for local servers where there is access; what is new is told by an event. */
  'models-refresh': { request: nothing, reply: nothing },
  'model-choose': { request: z.object({ modelId: modelIdSchema }), reply: nothing },
  'context-add': {
    request: z.object({ source: contextSourceSchema, choiceId: z.string().max(128).nullable() }),
    reply: nothing,
  },
  'context-remove': { request: z.object({ key: z.string() }), reply: nothing },
  'context-page': { request: z.object({ included: z.boolean() }), reply: nothing },
  'context-choices': {
    request: z.object({ source: contextSourceSchema }),
    reply: z.object({ choices: z.array(contextChoiceSchema) }),
  },
  /** Begins a new chat that is handed this answer. */
  'answer-hand-over': { request: z.object({ turnId: turnIdSchema }), reply: chatSnapshotSchema },
  /** "Never on this site", said of the page that the drawer speaks for. */
  'site-block': { request: nothing, reply: nothing },
  'skill-save': {
    request: ownSkillSchema.pick({ name: true, text: true }),
    reply: nothing,
  },
  'settings-open': { request: z.object({ section: settingsSectionSchema }), reply: nothing },
  'screenshot-take': {
    request: nothing,
    reply: z.object({ dataUrl: z.string().startsWith('data:image/jpeg;base64,') }),
  },
  /** What a PDF that the person dropped says; its bytes in base64. */
  'pdf-read': {
    request: z.object({ bytes: z.base64().max(MAX_PDF_BASE64) }),
    reply: z.object({ text: z.string() }),
  },
  'quote-show': {
    request: z.object({ quote: z.string().max(2_000) }),
    reply: z.object({ found: z.boolean() }),
  },
  'drawer-close': { request: nothing, reply: nothing },
} as const satisfies Contract;
export type DrawerContract = typeof drawerContract;

export const drawerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page-changed'), page: pageViewSchema }),
  z.object({ type: z.literal('preferences-changed'), preferences: preferencesSchema }),
  z.object({ type: z.literal('context-changed'), context: contextViewSchema }),
  z.object({
    type: z.literal('models-changed'),
    models: z.array(modelViewSchema),
    modelId: modelIdSchema.nullable(),
  }),
  z.object({ type: z.literal('send-pending'), pending: pendingSendSchema }),
  z.object({ type: z.literal('send-failed'), failed: failedSendSchema }),
  /** A send that was stopped before it was accepted: the question goes back into the box. */
  z.object({ type: z.literal('send-stopped'), text: z.string() }),
  z.object({ type: z.literal('turn-accepted'), session: sessionSchema, turn: turnSchema }),
  /** Words of the answer, with the place where they start, so that a late or repeated one cannot be joined wrongly. */
  z.object({
    type: z.literal('reply-delta'),
    turnId: turnIdSchema,
    channel: z.enum(['text', 'reasoning']),
    at: z.number().int().nonnegative(),
    delta: z.string(),
  }),
  z.object({ type: z.literal('turn-ended'), session: sessionSchema, turn: turnSchema }),
  /** An answer could not be kept; what is shown of it stays. */
  z.object({ type: z.literal('save-failed') }),
  z.object({ type: z.literal('chat-replaced'), chat: chatSnapshotSchema }),
  z.object({ type: z.literal('drawer-focus') }),
]);
export type DrawerEvent = z.infer<typeof drawerEventSchema>;
