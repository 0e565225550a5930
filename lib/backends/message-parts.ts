/** PURE. Messages seen the way each API wants them: as parts, or with the system's words apart. */
import type { ContentPart, RequestMessage } from './contract.ts';

export function contentParts(message: RequestMessage): readonly ContentPart[] {
  const { content } = message;
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
}

/** The text of a message, its images left out. */
export function contentText(message: RequestMessage): string {
  return contentParts(message)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('');
}

/** What the system says, joined, and the conversation without it. */
export function splitSystem(messages: readonly RequestMessage[]) {
  const system = messages.filter(({ role }) => role === 'system').map(contentText);
  return {
    system: system.join('\n\n'),
    conversation: messages.filter(({ role }) => role !== 'system'),
  };
}
