/** PURE. Tells the model that its last answer is not whole, and why. */
import { createNoticeRecord } from '../create-notice.ts';
import type { ContextRecord, NoticeSource } from '../record.ts';

export const STOPPED_KIND = 'stopped';

/** How an answer can have ended without being whole. */
export type BrokenOff = 'stopped' | 'failed' | 'interrupted';

const SENTENCES: Readonly<Record<BrokenOff, string>> = {
  stopped: 'Your previous answer was stopped by the user; what they saw of it is above.',
  failed: 'Your previous answer broke off because of an error; what the user saw of it is above.',
  interrupted: 'Your previous answer was interrupted; what the user saw of it is above.',
};
const SENTENCES_WITHOUT_ANSWER: Readonly<Record<BrokenOff, string>> = {
  stopped: 'Your previous answer was stopped by the user before its first word.',
  failed: 'Your previous answer failed before its first word.',
  interrupted: 'Your previous answer was interrupted before its first word.',
};

/** @param shown Whether any word of the answer was shown. */
export function createStoppedRecord(how: BrokenOff, shown: boolean): ContextRecord<NoticeSource> {
  const sentences = shown ? SENTENCES : SENTENCES_WITHOUT_ANSWER;
  return createNoticeRecord(STOPPED_KIND, 'Stopped', sentences[how]);
}
