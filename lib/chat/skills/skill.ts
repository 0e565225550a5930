/** PURE. A skill: an instruction that a person chooses for one question, with a name, a picture and the sites where it is offered. */
import { z } from 'zod';

export const MAX_SKILL_TEXT = 8_000;

/** What a text may name; each is filled in when the skill is sent. */
export const SKILL_VARIABLES = ['language', 'date', 'pageName', 'project', 'task'] as const;
export type SkillVariable = (typeof SKILL_VARIABLES)[number];

/** A skill that a person made. */
export const ownSkillSchema = z.object({
  id: z.string().regex(/^own-[a-z0-9-]{1,60}$/),
  name: z.string().trim().min(1).max(60),
  /** An emoji, or the name of one of the drawer's pictures; empty for the usual one. */
  icon: z.string().max(16).default(''),
  description: z.string().trim().max(200).default(''),
  /** May hold variables in braces: `{language}`. */
  text: z.string().trim().min(1).max(MAX_SKILL_TEXT),
  /** Hosts where it is offered, each with those below it; empty: everywhere. */
  hosts: z.array(z.string().trim().toLowerCase().min(1).max(253)).max(100).default([]),
});
export type OwnSkill = z.infer<typeof ownSkillSchema>;

/** A skill as it can be sent, whoever made it. */
export interface Skill {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly description: string;
  readonly text: string;
  readonly hosts: readonly string[];
}

/** A skill that comes with the extension: its instruction, and its name and description in each language. */
export interface BuiltInSkill {
  readonly id: string;
  readonly icon: string;
  readonly text: string;
  readonly names: Readonly<Record<'en' | 'zh-CN', SkillNames>>;
}

export interface SkillNames {
  readonly name: string;
  readonly description: string;
}
