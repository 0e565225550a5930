/** The context bar between the background and the drawer: what goes along with the next message beside the person's words. */
import { z } from 'zod';
import { contextSourceKindSchema } from '#lib/chat/context-source-kind.ts';

/** Why an item has nothing to give. */
export const contextProblemSchema = z.enum([
  'nothing-selected',
  'nothing-readable',
  'no-access',
  'too-large',
  'not-for-this-model',
  'gone',
  'failed',
]);
export type ContextProblem = z.infer<typeof contextProblemSchema>;

export const contextItemViewSchema = z.object({
  /** Begins with the kind of its source; `site:` for what the page's description gives. */
  key: z.string(),
  label: z.string(),
  detail: z.string(),
  tokens: z.number().int().nullable(),
  problem: contextProblemSchema.nullable(),
  /** It is new or different since the last message. */
  changed: z.boolean(),
});
export type ContextItemView = z.infer<typeof contextItemViewSchema>;

export const contextViewSchema = z.object({
  pageIncluded: z.boolean(),
  items: z.array(contextItemViewSchema),
  /** What can be added here and now. */
  sources: z.array(contextSourceKindSchema),
});
export type ContextView = z.infer<typeof contextViewSchema>;

/** One of several things of a source: an open tab, an earlier chat. */
export const contextChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
});
export type ContextChoice = z.infer<typeof contextChoiceSchema>;
