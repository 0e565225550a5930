/** PURE. Tells the model and the person what was left out to fit the context window. */
import { createNoticeRecord } from '../create-notice.ts';
import type { ContextRecord, NoticeSource, StoredRecord } from '../record.ts';

export const CONTEXT_TRIMMED_KIND = 'context-trimmed';

export interface Trimmed {
  /** Whole turns (a question and its answer) that are left out. */
  readonly omittedTurns: number;
  /** Superseded page contents that went out as one line each. */
  readonly shortenedRecords: number;
}

/** `null` when nothing was left out, or when the last such notice on the wire says the same. */
export function createContextTrimmedRecord(
  { omittedTurns, shortenedRecords }: Trimmed,
  previous: StoredRecord | null,
): ContextRecord<NoticeSource> | null {
  const parts = [
    count(omittedTurns, 'earlier question with its answer', 'earlier questions with their answers'),
    count(shortenedRecords, 'superseded page text', 'superseded page texts'),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const summary = `Left out to fit the context window: ${parts.join(', ')}.`;
  if (previous?.source.summary === summary) return null;
  return createNoticeRecord(CONTEXT_TRIMMED_KIND, 'Context trimmed', summary);
}

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return `${number} ${number === 1 ? one : many}`;
}
