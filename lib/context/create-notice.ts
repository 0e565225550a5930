/** PURE. Makes the record of a notice: one sentence, readable while its row is collapsed. */
import { clipText } from '#lib/app-state/clip-text.ts';
import { createRecord } from './create-record.ts';
import { renderFrame } from './frame.ts';
import type { ContextRecord, NoticeSource } from './record.ts';

export const MAX_NOTICE_LENGTH = 120;

export function createNoticeRecord(
  kind: string,
  label: string,
  sentence: string,
): ContextRecord<NoticeSource> {
  const summary = clipText(sentence.toWellFormed(), MAX_NOTICE_LENGTH);
  const content = renderFrame({
    attributes: { kind, form: 'notice' },
    parts: [{ tag: 'summary', attributes: {}, text: summary }],
  });
  return createRecord(content, { kind, label, form: 'notice', summary });
}
