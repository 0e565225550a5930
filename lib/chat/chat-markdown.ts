/** PURE. One chat as a Markdown file: what was asked and answered, as it is shown. */
import { parseModelId } from '#lib/backends/model-id.ts';
import type { Session } from './session.ts';
import type { Turn, TurnStatus } from './turn.ts';

/** The words of the file that are not the chat's own, in the person's language. */
export interface MarkdownWords {
  readonly you: string;
  readonly assistant: string;
  readonly attached: string;
  readonly endings: Readonly<Record<Exclude<TurnStatus, 'done'>, string>>;
}

/** @param formatTime Writes a time, in milliseconds, as the person reads it. */
export function chatToMarkdown(
  session: Session,
  turns: readonly Turn[],
  words: MarkdownWords,
  formatTime: (time: number) => string,
): string {
  const about = [session.site, session.project, session.task].filter((part) => part !== null);
  const head = [`# ${oneLine(session.title)}`, ...(about.length > 0 ? [about.join(' · ')] : [])];
  const parts = turns.flatMap((turn) => [
    `## ${words.you} · ${formatTime(turn.createdAt)}`,
    questionText(turn, words),
    `## ${words.assistant} · ${parseModelId(turn.modelId)?.name ?? turn.modelId}`,
    answerText(turn, words),
  ]);
  return `${[...head, ...parts].filter((part) => part !== '').join('\n\n')}\n`;
}

function questionText({ question }: Turn, words: MarkdownWords): string {
  const files = question.files.map(({ name }) => name).join(', ');
  const skill = question.skill ? `*${oneLine(question.skill.name)}*` : '';
  const attached = files === '' ? '' : `${words.attached}: ${oneLine(files)}`;
  return [skill, question.text, attached].filter((part) => part !== '').join('\n\n');
}

function answerText({ answer, status }: Turn, words: MarkdownWords): string {
  const cards = answer.cards.map(({ title, summary, fields }) =>
    [
      `**${oneLine(title)}**`,
      ...(summary === undefined ? [] : [summary]),
      ...fields.map(({ label, value }) => `- ${oneLine(label)}: ${oneLine(value)}`),
    ].join('\n'),
  );
  const ending = status === 'done' ? '' : `*${words.endings[status]}*`;
  return [answer.text, ...cards, ending].filter((part) => part !== '').join('\n\n');
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
