/** What the options page and the welcome page ask of the background. Only they may: keys are managed in top-level pages. */
import { z } from 'zod';
import { backendIdSchema } from '#lib/backends/model-id.ts';
import { settingsSchema } from '#lib/settings/settings.ts';
import type { Contract } from './rpc.ts';

export const OPTIONS_PORT = 'options';

const nothing = z.object({});

/** A backend as the options page sees it: everything but its keys. */
export const backendViewSchema = z.object({
  id: backendIdSchema,
  kind: z.string(),
  label: z.string(),
  origins: z.array(z.string()),
  customModels: z.array(z.string()),
  /** Without secrets; what is missing is kept as it is when it is saved. */
  config: z.record(z.string(), z.unknown()),
  /** Which of the config's secrets are set. */
  secretsSet: z.array(z.string()),
});
export type BackendView = z.infer<typeof backendViewSchema>;

export const optionsSnapshotSchema = z.object({
  settings: settingsSchema,
  backends: z.array(backendViewSchema),
});
export type OptionsSnapshot = z.infer<typeof optionsSnapshotSchema>;

/** What a person filled in. Checked by the kind's own schema; a secret that is left out stays what it was. */
export const backendInputSchema = z.object({
  id: backendIdSchema.nullable(),
  kind: z.string(),
  label: z.string(),
  customModels: z.array(z.string()),
  config: z.record(z.string(), z.unknown()),
});
export type BackendInput = z.infer<typeof backendInputSchema>;

/** One field that was not accepted, and why. */
export const inputProblemSchema = z.object({ field: z.string(), problem: z.string() });

export const optionsContract = {
  'options-read': { request: nothing, reply: optionsSnapshotSchema },
  'settings-change': { request: settingsSchema.partial(), reply: optionsSnapshotSchema },
  'backend-save': {
    request: backendInputSchema,
    reply: z.discriminatedUnion('saved', [
      z.object({ saved: z.literal(true), backend: backendViewSchema }),
      z.object({ saved: z.literal(false), problems: z.array(inputProblemSchema) }),
    ]),
  },
  'backend-remove': { request: z.object({ id: backendIdSchema }), reply: nothing },
  'backend-models': {
    request: z.object({ id: backendIdSchema }),
    reply: z.object({ models: z.array(z.string()) }),
  },
} as const satisfies Contract;
export type OptionsContract = typeof optionsContract;

export const optionsEventSchema = z.object({
  type: z.literal('options-changed'),
  snapshot: optionsSnapshotSchema,
});
export type OptionsEvent = z.infer<typeof optionsEventSchema>;
