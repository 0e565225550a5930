/** PURE. What a site descriptor of the person's choice tells the model, for as long as the chat is about that site. */
import { createInstructionsRecord, type InstructionStep } from '../create-instructions.ts';
import { digestText } from '../digest.ts';
import { readInstructions } from '../forms/instructions.ts';
import type { ContextRecord, InstructionsSource, StoredRecord } from '../record.ts';

export const SITE_INSTRUCTIONS_KIND = 'site-instructions';
const SCOPE = 'site';

export interface SiteInstructions {
  /** The descriptor's name. */
  readonly site: string;
  /** Empty when it has none. */
  readonly text: string;
}

/**
 * @param wanted Those of the page at hand.
 * @param previous The last record of this kind on the wire.
 * @returns `null` when there is nothing new to tell.
 */
export function createSiteInstructionsRecord(
  { site, text }: SiteInstructions,
  previous: StoredRecord | null,
): ContextRecord<InstructionsSource> | null {
  const wanted = text.trim().toWellFormed();
  const last = previous && readInstructions(previous.source)?.changes.at(-1);
  const told = last && last.action !== 'remove' ? last : null;
  const path = site.toWellFormed();
  if (wanted === '') {
    return told ? create(previous, { action: 'remove', scope: SCOPE, path: told.path }) : null;
  }
  if (told?.path === path) {
    if (told.digest === digestText(wanted)) return null;
    return create(previous, { action: 'replace', scope: SCOPE, path, text: wanted });
  }
  const set: InstructionStep = { action: 'set', scope: SCOPE, path, text: wanted };
  if (!told) return create(previous, set);
  return create(previous, { action: 'remove', scope: SCOPE, path: told.path }, set);
}

function create(
  previous: StoredRecord | null,
  ...steps: [InstructionStep, ...InstructionStep[]]
): ContextRecord<InstructionsSource> {
  return createInstructionsRecord({
    kind: SITE_INSTRUCTIONS_KIND,
    label: 'Site instructions',
    steps,
    update: previous !== null,
  });
}
