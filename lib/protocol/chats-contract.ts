/** What a drawer page asks about the kept chats: the list, and the branches of the chat that it shows. */
import { z } from 'zod';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import { sessionSchema } from '#lib/chat/session.ts';
import { turnSchema } from '#lib/chat/turn.ts';
import type { Contract } from './rpc.ts';
import { chatSnapshotSchema, listCursorSchema, listedChatSchema } from './views.ts';

const nothing = z.object({});
const MAX_QUERY_LENGTH = 500;
/** Longer ones are cut when they are kept. */
const MAX_TITLE_INPUT = 2_000;

export const chatsContract = {
  'chats-list': {
    request: z.object({
      /** Empty: all chats. */
      query: z.string().max(MAX_QUERY_LENGTH),
      after: listCursorSchema.nullable(),
    }),
    reply: z.object({ items: z.array(listedChatSchema), next: listCursorSchema.nullable() }),
  },
  /** Chats that began about the same project or task of the same site. */
  'chats-about': {
    request: z.object({
      site: z.string(),
      project: z.string().nullable(),
      task: z.string().nullable(),
    }),
    reply: z.object({ items: z.array(listedChatSchema) }),
  },
  /** A chat as it is shown, to be saved as a file. */
  'chat-read': {
    request: z.object({ sessionId: sessionIdSchema }),
    reply: z.object({ session: sessionSchema, turns: z.array(turnSchema) }),
  },
  'chat-rename': {
    request: z.object({ sessionId: sessionIdSchema, title: z.string().max(MAX_TITLE_INPUT) }),
    reply: nothing,
  },
  'chat-pin': {
    request: z.object({ sessionId: sessionIdSchema, pinned: z.boolean() }),
    reply: nothing,
  },
  'chat-delete': { request: z.object({ sessionId: sessionIdSchema }), reply: nothing },
  /** Asks a question anew in other words; the turn that it replaces stays beside it. */
  'question-edit': {
    request: z.object({ turnId: turnIdSchema, text: z.string() }),
    reply: nothing,
  },
  /** Asks the same question again, of another model when one is named. */
  'answer-regenerate': {
    request: z.object({ turnId: turnIdSchema, modelId: modelIdSchema.nullable() }),
    reply: nothing,
  },
  /** Shows the conversation that goes on from this turn. */
  'branch-show': { request: z.object({ turnId: turnIdSchema }), reply: chatSnapshotSchema },
} as const satisfies Contract;
