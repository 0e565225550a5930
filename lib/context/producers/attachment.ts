/** PURE. A text file that the person attached: from then on it is part of the turn, since no bytes are kept. */
import { createRecord } from '../create-record.ts';
import { renderFrame } from '../frame.ts';
import type { ContextRecord, SnapshotSource } from '../record.ts';

export const ATTACHMENT_KIND = 'attachment';

/** @param file Its text as it was read; well-formed from here on. */
export function createAttachmentRecord(file: {
  readonly name: string;
  readonly text: string;
}): ContextRecord<SnapshotSource> {
  const section = { name: file.name.toWellFormed(), text: file.text.toWellFormed() };
  const content = renderFrame({
    attributes: { kind: ATTACHMENT_KIND, form: 'snapshot' },
    parts: [{ tag: 'section', attributes: { name: section.name }, text: section.text }],
  });
  return createRecord(content, {
    kind: ATTACHMENT_KIND,
    label: 'Attachment',
    form: 'snapshot',
    sections: [section],
    update: true,
  });
}
