/** PURE. Tells the model and the person which attachments do not go out (any more). */
import { createNoticeRecord } from '../create-notice.ts';
import type { ContextRecord, NoticeSource, StoredRecord } from '../record.ts';

export const ATTACHMENT_DROPPED_KIND = 'attachment-dropped';

/** `null` when there are none, or when the last such notice on the wire names the same. */
export function createAttachmentDroppedRecord(
  names: readonly string[],
  previous: StoredRecord | null,
): ContextRecord<NoticeSource> | null {
  if (names.length === 0) return null;
  const record = createNoticeRecord(
    ATTACHMENT_DROPPED_KIND,
    'Attachment left out',
    `Not included: ${names.join(', ')}`,
  );
  return previous?.id === record.id ? null : record;
}
