/** What `npm run ask` tells of one turn. */
import { systemPromptOf } from '#lib/chat/system-prompt.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { renderHistory, renderUserMessage } from '#lib/chat/wire.ts';
import { isAppStateRecord } from '#lib/context/producers/app-state.ts';

/** A failure as the drawer showed it. */
export interface ShownFailure {
  readonly code: string | null;
  readonly cause: string;
  readonly action: string | null;
}

export interface TurnReport {
  readonly page: string;
  readonly header: string | null;
  readonly records: readonly { kind: unknown; form: unknown; content: string }[];
  readonly question: string;
  readonly wire: readonly { role: string; content: unknown }[];
  readonly answer: string;
  readonly reasoning: string;
  readonly status: Exclude<Turn['status'], 'streaming'>;
  readonly error: ShownFailure | null;
  readonly model: string | null;
  readonly usage: Turn['answer']['usage'] | null;
}

/** @param turns The stored turns of the chat, the one that is told last. */
export function reportTurn(
  page: string,
  turns: readonly Turn[],
  error: ShownFailure | null,
): TurnReport {
  const turn = turns.at(-1);
  if (!turn) throw new Error('There is no turn to tell of.');
  const header = turn.records.find(isAppStateRecord);
  return {
    page,
    header: header?.content ?? null,
    records: turn.records.map(({ source, content }) => ({
      kind: source.kind ?? null,
      form: source.form ?? null,
      content,
    })),
    question: turn.question.text,
    wire: [
      ...renderSystemPrompt(turn),
      ...renderHistory(turns.slice(0, -1)),
      { role: 'user', content: renderUserMessage(turn) },
    ],
    answer: turn.answer.text,
    reasoning: turn.answer.reasoning,
    status: turn.status === 'streaming' ? 'interrupted' : turn.status,
    error: turn.status === 'done' ? null : error,
    model: turn.modelId,
    usage: turn.answer.usage ?? null,
  };
}

function renderSystemPrompt({ systemPrompt }: Turn): TurnReport['wire'] {
  const content = systemPromptOf(systemPrompt);
  return content === null ? [] : [{ role: 'system', content }];
}

/** A question that no backend accepted: nothing of it was stored. */
export function reportRefusal(page: string, question: string, error: ShownFailure): TurnReport {
  return {
    page,
    header: null,
    records: [],
    question,
    wire: [],
    answer: '',
    reasoning: '',
    status: 'failed',
    error,
    model: null,
    usage: null,
  };
}

/** The report for people: what the model read, byte for byte, and what it answered. */
export function formatReport(report: TurnReport): string {
  const read = report.wire.at(-1)?.content;
  const lines = [`== ${report.page}`, ''];
  if (read === undefined) lines.push('The model read nothing.', '');
  else lines.push('-- What the model read', String(read), '');
  if (report.reasoning) lines.push('-- Reasoning', report.reasoning, '');
  if (report.answer) lines.push(`-- What it answered (${report.model})`, report.answer, '');
  if (report.status !== 'done')
    lines.push(`-- ${report.status}: ${describeFailure(report.error)}`, '');
  return lines.join('\n');
}

function describeFailure(error: ShownFailure | null): string {
  if (!error) return 'the answer is not complete.';
  return error.action ? `${error.cause} [${error.action}]` : error.cause;
}
