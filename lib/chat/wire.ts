/**
 * PURE. The wire grammar: how stored turns become the messages of a request. A message is rendered from its own turn alone, so it goes out
 * byte for byte as it was sent for as long as it is sent at all.
 */
import type { RequestMessage } from '#lib/backends/contract.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import type { Question, Turn } from './turn.ts';

/** What a turn says on the wire. */
export interface WireTurn {
  readonly question: Pick<Question, 'text' | 'skill'>;
  readonly records: readonly StoredRecord[];
}

/** The user's message: the content of each record and a line break, in recorded order (the header last), then the text. */
export function renderUserMessage({ question, records }: WireTurn): string {
  const injected = records.map(({ content }) => `${content}\n`).join('');
  return injected + renderQuestionText(question);
}

/** The user's own words; a skill that was sent without any stands for itself. */
export function renderQuestionText({ text, skill }: WireTurn['question']): string {
  return text === '' ? (skill?.name ?? '') : text;
}

/** The messages of earlier turns, oldest first. Partial answers go out as far as they were shown, empty messages never. */
export function renderHistory(
  turns: readonly (WireTurn & Pick<Turn, 'answer'>)[],
): RequestMessage[] {
  return turns.flatMap((turn) => renderTurn(turn));
}

/** One turn as its messages. */
export function renderTurn(turn: WireTurn & Pick<Turn, 'answer'>): RequestMessage[] {
  const messages = [
    { role: 'user' as const, content: renderUserMessage(turn) },
    { role: 'assistant' as const, content: turn.answer.text },
  ];
  return messages.filter(({ content }) => content.trim() !== '');
}
