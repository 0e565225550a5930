/**
 * PURE. The journal of a run: its words in the order in which they were shown. It is what is left of an answer when the
 * background dies, and it goes when the turn is written whole.
 */
import { z } from 'zod';
import type { Turn } from './turn.ts';

export const journalEntrySchema = z.object({
  text: z.string(),
  reasoning: z.string(),
  /** `text` stands for all text so far instead of following it. */
  replaces: z.boolean(),
});

/** Some words of an answer. */
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** Reads a stored entry; `null` when it is unreadable. */
export function readJournalEntry(stored: unknown): JournalEntry | null {
  const read = journalEntrySchema.safeParse(stored);
  return read.success ? read.data : null;
}

/** Two entries as one: what `later` adds to, or replaces in, what `earlier` said. */
export function mergeEntries(earlier: JournalEntry, later: JournalEntry): JournalEntry {
  return {
    text: later.replaces ? later.text : earlier.text + later.text,
    reasoning: earlier.reasoning + later.reasoning,
    replaces: earlier.replaces || later.replaces,
  };
}

/** A turn whose run died: the words that its journal kept, no cards, and the status that says so. */
export function interruptedTurn(turn: Turn, journal: readonly JournalEntry[]): Turn {
  const { text, reasoning } = journal.reduce(mergeEntries, {
    text: turn.answer.text,
    reasoning: turn.answer.reasoning,
    replaces: false,
  });
  return {
    ...turn,
    status: 'interrupted',
    answer: { ...turn.answer, text, reasoning, cards: [] },
    failure: { code: 'interrupted', detail: '' },
  };
}
