/** PURE. The instruction of the skill that the person chose for one message; it goes out with each message that has one. */
import { createInstructionsRecord } from '../create-instructions.ts';
import type { ContextRecord, InstructionsSource } from '../record.ts';

export const SKILL_KIND = 'skill';

export interface SelectedSkill {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  readonly prompt: string;
}

export function createSkillRecord({
  id,
  name,
  prompt,
}: SelectedSkill): ContextRecord<InstructionsSource> {
  return createInstructionsRecord({
    kind: SKILL_KIND,
    label: name,
    steps: [{ action: 'set', scope: 'message', path: id, text: prompt }],
  });
}
