/** What the options page and the welcome page ask of the background. Only they may: keys are managed in top-level pages. */
import { z } from 'zod';
import { ownSkillSchema } from '#lib/chat/skills/skill.ts';
import { settingsChangeSchema, settingsSchema } from '#lib/settings/settings.ts';
import { backendsContract, backendViewSchema } from './backends-contract.ts';
import { dataContract } from './data-contract.ts';
import type { Contract } from './rpc.ts';
import { sitesContract } from './sites-contract.ts';
import { skillsContract } from './skills-contract.ts';

export const OPTIONS_PORT = 'options';

const nothing = z.object({});

export const optionsSnapshotSchema = z.object({
  settings: settingsSchema,
  backends: z.array(backendViewSchema),
  /** In the person's order. */
  skills: z.array(ownSkillSchema),
});
export type OptionsSnapshot = z.infer<typeof optionsSnapshotSchema>;

export const optionsContract = {
  'options-read': { request: nothing, reply: optionsSnapshotSchema },
  'settings-change': { request: settingsChangeSchema, reply: optionsSnapshotSchema },
  ...backendsContract,
  ...sitesContract,
  ...skillsContract,
  ...dataContract,
} as const satisfies Contract;
export type OptionsContract = typeof optionsContract;

export const optionsEventSchema = z.object({
  type: z.literal('options-changed'),
  snapshot: optionsSnapshotSchema,
});
export type OptionsEvent = z.infer<typeof optionsEventSchema>;
