/** PURE. An earlier chat that the person attached to this one: its last messages, as many as fit, with counts of what did not. */
import { clipText } from '#lib/app-state/clip-text.ts';
import { createRecord } from '../create-record.ts';
import { type FramePart, renderFrame } from '../frame.ts';
import type { ContextRecord, RecallSource } from '../record.ts';

export const SESSION_REFERENCE_KIND = 'session-reference';

/** The bounds of one attached chat, in messages and in UTF-16 code units. */
export const MAX_RECALLED_MESSAGES = 40;
export const MAX_RECALLED_MESSAGE_LENGTH = 4_000;
export const MAX_RECALLED_LENGTH = 24_000;

export interface EarlierChat {
  readonly title: string;
  /** Oldest first, as they were shown: without what was injected. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
}

export function createSessionReferenceRecord({
  title,
  messages,
}: EarlierChat): ContextRecord<RecallSource> {
  const label = title.toWellFormed();
  const said = messages.filter(({ text }) => text.trim() !== '');
  const { kept, truncated } = keepLast(said);
  const omitted = said.length - kept.length;
  const attributes = {
    chat: label,
    kept: String(kept.length),
    omitted: String(omitted),
    truncated: truncated ? 'yes' : 'no',
  };
  const content = renderFrame({
    attributes: { kind: SESSION_REFERENCE_KIND, form: 'recall', ...attributes },
    parts: kept,
  });
  const source: RecallSource = {
    kind: SESSION_REFERENCE_KIND,
    label: 'Earlier chat',
    form: 'recall',
    references: [{ label, retainedMessages: kept.length, omittedMessages: omitted, truncated }],
  };
  return createRecord(content, source, kept);
}

function keepLast(said: EarlierChat['messages']): { kept: FramePart[]; truncated: boolean } {
  const kept: FramePart[] = [];
  let length = 0;
  let truncated = false;
  for (const { role, text } of said.slice(-MAX_RECALLED_MESSAGES).reverse()) {
    const whole = text.toWellFormed();
    const clipped = clipText(whole, MAX_RECALLED_MESSAGE_LENGTH);
    length += clipped.length;
    if (length > MAX_RECALLED_LENGTH) break;
    truncated ||= clipped !== whole;
    kept.unshift({ tag: 'message', attributes: { role }, text: clipped });
  }
  return { kept, truncated };
}
