/** PURE. What the demo answers: an account, in Markdown, of the request that it got. */
import type { BackendRequest } from '../contract.ts';

const HEADER = /(?:^|\n)(<new_app_ui_context>\n[\s\S]*<\/new_app_ui_context>)\n?$/;

/** Tells the whole request back, so that a person can see what a model would read. */
export function createDemoAccount({ agent, model }: BackendRequest): string {
  const { text, header } = takeApart(agent.message, agent.text);
  const contexts = agent.contexts.map(({ key, label }) => `${label} (\`${key}\`)`);
  const files = agent.files.map(({ name }) => `\`${name}\``);
  return [
    'This is the demo: nothing left this browser. Here is what a model would have read.',
    text === '' ? 'Your message was empty.' : `Your message:\n\n${quote(text)}`,
    header === null
      ? 'No header: the page had nothing new to say.'
      : `The header:\n\n${fence(header)}`,
    [
      `- Skill: ${agent.skill ?? 'none'}`,
      `- Context items: ${listOr(contexts)}`,
      `- Files: ${listOr(files)}`,
      `- Earlier messages: ${agent.history.length}`,
      `- Model: ${model}`,
    ].join('\n'),
  ].join('\n\n');
}

/** The message ends with the text; what stands right in front of it, if anything, is the header. */
function takeApart(message: string, text = textAfterHeader(message)) {
  const before = message.endsWith(text) ? message.slice(0, message.length - text.length) : message;
  return { text, header: HEADER.exec(before)?.[1] ?? null };
}

function textAfterHeader(message: string): string {
  const close = '</new_app_ui_context>\n';
  const at = message.lastIndexOf(close);
  return at < 0 ? message : message.slice(at + close.length);
}

function listOr(items: readonly string[]): string {
  return items.length === 0 ? 'none' : items.join(', ');
}

function quote(text: string): string {
  return text.replace(/^/gm, '> ');
}

/** A fence that is longer than any in the text. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${text}\n${ticks}`;
}
