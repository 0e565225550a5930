/** What the options page and the welcome page ask of the background. Only they may: keys are managed in top-level pages. */
import { z } from 'zod';
import { settingsChangeSchema, settingsSchema } from '#lib/settings/settings.ts';
import { backendsContract, backendViewSchema } from './backends-contract.ts';
import type { Contract } from './rpc.ts';
import { sitesContract } from './sites-contract.ts';

export const OPTIONS_PORT = 'options';

const nothing = z.object({});

export const optionsSnapshotSchema = z.object({
  settings: settingsSchema,
  backends: z.array(backendViewSchema),
});
export type OptionsSnapshot = z.infer<typeof optionsSnapshotSchema>;

export const optionsContract = {
  'options-read': { request: nothing, reply: optionsSnapshotSchema },
  'settings-change': { request: settingsChangeSchema, reply: optionsSnapshotSchema },
  ...backendsContract,
  ...sitesContract,
} as const satisfies Contract;
export type OptionsContract = typeof optionsContract;

export const optionsEventSchema = z.object({
  type: z.literal('options-changed'),
  snapshot: optionsSnapshotSchema,
});
export type OptionsEvent = z.infer<typeof optionsEventSchema>;
