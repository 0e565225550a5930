/** PURE. An answer that the person sent from one chat to another. */
import { createRecord } from '../create-record.ts';
import { renderFrame } from '../frame.ts';
import type { ContextRecord, RelaySource } from '../record.ts';

export const HANDOVER_KIND = 'handover';

export interface Handover {
  readonly senderSessionId: string;
  readonly senderTitle: string;
  readonly text: string;
}

export function createHandoverRecord({
  senderSessionId,
  senderTitle,
  text,
}: Handover): ContextRecord<RelaySource> {
  const title = senderTitle.toWellFormed();
  const answer = text.toWellFormed();
  const content = renderFrame({
    attributes: { kind: HANDOVER_KIND, form: 'relay', from: title },
    parts: [{ tag: 'answer', attributes: {}, text: answer }],
  });
  const source: RelaySource = {
    kind: HANDOVER_KIND,
    label: 'Handed over',
    form: 'relay',
    senderSessionId,
    ...(title === '' ? {} : { senderTitle: title }),
  };
  return createRecord(content, source, answer);
}
