/** The files of a question: text becomes records of the turn, images go out as they are, and only names are stored. */
import { decodeDataUrl } from '#lib/backends/data-url.ts';
import type { Question } from '#lib/chat/turn.ts';
import { createAttachmentRecord } from '#lib/context/producers/attachment.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import type { TurnInput } from '#lib/protocol/drawer-contract.ts';

export type SentFile = TurnInput['files'][number];

/** What is stored of them. */
export function describeFiles(files: readonly SentFile[]): Question['files'] {
  return files.map(({ name, type, dataUrl }) => ({
    name,
    type,
    size: decodeDataUrl(dataUrl).length,
  }));
}

/** The records of the text files, in their order. */
export function recordFiles(files: readonly SentFile[]): StoredRecord[] {
  return files
    .filter(({ type }) => !type.startsWith('image/'))
    .map(({ name, dataUrl }) =>
      createAttachmentRecord({ name, text: new TextDecoder().decode(decodeDataUrl(dataUrl)) }),
    )
    .map((record) => ({ ...record, source: { ...record.source } }));
}
