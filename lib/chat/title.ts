/** PURE. What a chat is called until the person names it. */
import { clipText } from '#lib/app-state/clip-text.ts';
import type { Question } from './turn.ts';

/** The longest title, in UTF-16 code units. */
export const MAX_TITLE_LENGTH = 80;

/** The first line that says something; without one, the skill or the first file. Empty when there is nothing to call it by. */
export function createTitle({ text, skill, files }: Question): string {
  return (
    normalizeTitle(text.split(/[\n\r\u2028\u2029]/).find((line) => line.trim() !== '') ?? '') ||
    normalizeTitle(skill?.name ?? files[0]?.name ?? '')
  );
}

/** A title as it is kept: one line, trimmed, not too long. */
export function normalizeTitle(title: string): string {
  return clipText(title.toWellFormed().replace(/\s+/gu, ' ').trim(), MAX_TITLE_LENGTH);
}
