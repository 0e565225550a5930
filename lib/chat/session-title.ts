/** PURE. What a chat is called until a person calls it something else. */
import { clipText } from '#lib/app-state/clip-text.ts';
import type { Question } from './turn.ts';

const MAX_TITLE_LENGTH = 80;

/** The first line of the first question; a question without words is called by its skill or its first file. */
export function createTitle({ text, skill, files }: Question): string {
  const firstLine = text.split(/\r?\n/).find((line) => line.trim() !== '');
  const title = firstLine ?? skill?.name ?? files[0]?.name ?? '';
  return clipText(title.trim().replace(/\s+/g, ' '), MAX_TITLE_LENGTH);
}
