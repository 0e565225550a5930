/** PURE. The one list of skills that come with the extension, in the order in which they are offered. */
import { compare } from './compare.ts';
import { draftReply } from './draft-reply.ts';
import { explainPage } from './explain-page.ts';
import { findOnPage } from './find-on-page.ts';
import type { BuiltInSkill } from './skill.ts';
import { summarize } from './summarize.ts';
import { translate } from './translate.ts';
import { troubleshoot } from './troubleshoot.ts';

export const BUILT_IN_SKILLS: readonly BuiltInSkill[] = [
  explainPage,
  summarize,
  findOnPage,
  translate,
  draftReply,
  compare,
  troubleshoot,
];
