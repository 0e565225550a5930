/** PURE. What the person wrote, in the settings, for every chat. */
import { createInstructionsRecord } from '../create-instructions.ts';
import { digestText } from '../digest.ts';
import { readInstructions } from '../forms/instructions.ts';
import type { ContextRecord, InstructionsSource, StoredRecord } from '../record.ts';

export const USER_INSTRUCTIONS_KIND = 'user-instructions';
const PLACE = { scope: 'user', path: 'settings' } as const;

/**
 * @param text As it stands in the settings; empty when there are none.
 * @param previous The last record of this kind on the wire.
 * @returns `null` when there is nothing new to tell.
 */
export function createUserInstructionsRecord(
  text: string,
  previous: StoredRecord | null,
): ContextRecord<InstructionsSource> | null {
  const wanted = text.trim().toWellFormed();
  const told = previous && readInstructions(previous.source)?.changes.at(-1);
  const isTold = Boolean(told && told.action !== 'remove');
  if (wanted === '') {
    return isTold ? create({ action: 'remove', ...PLACE }, true) : null;
  }
  if (isTold && told?.digest === digestText(wanted)) return null;
  const action = isTold ? 'replace' : 'set';
  return create({ action, ...PLACE, text: wanted }, previous !== null);
}

function create(
  step: Parameters<typeof createInstructionsRecord>[0]['steps'][0],
  update: boolean,
): ContextRecord<InstructionsSource> {
  return createInstructionsRecord({
    kind: USER_INSTRUCTIONS_KIND,
    label: 'Your instructions',
    steps: [step],
    update,
  });
}
