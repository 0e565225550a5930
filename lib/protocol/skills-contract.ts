/** What the options page asks about the skills that a person made; their order and the hidden ones are settings. */
import { z } from 'zod';
import { ownSkillSchema } from '#lib/chat/skills/skill.ts';
import type { Contract } from './rpc.ts';

const nothing = z.object({});

export const skillsContract = {
  'skill-save': { request: ownSkillSchema, reply: nothing },
  'skill-remove': { request: z.object({ id: z.string() }), reply: nothing },
} as const satisfies Contract;
