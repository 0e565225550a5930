/**
 * PURE. Words on their way to the drawer: written to the journal first, forwarded when they are safe. The first words go at once;
 * while they are written, and for a short while after, the next ones gather, so that a fast model does not cost one write a
 * token. A write that fails is told once, and its words are forwarded all the same: a full disk never silences an answer.
 */
import { type JournalEntry, mergeEntries } from './journal.ts';

export interface JournalBatcherOptions {
  /** Resolves when the words are safe. */
  readonly write: (entry: JournalEntry) => Promise<void>;
  readonly forward: (entry: JournalEntry) => void;
  /** Called for the first write that fails. */
  readonly onWriteFailed: (reason: unknown) => void;
  /** Calls back after `ms`; returns what cancels it. */
  readonly schedule: (ms: number, callback: () => void) => () => void;
  /** The least time between the starts of two writes, in milliseconds. */
  readonly gapMs?: number;
}

export interface JournalBatcher {
  push(entry: JournalEntry): void;
  /** Writes and forwards what is left. To be awaited before the turn is finished. */
  drain(): Promise<void>;
}

/** Well under the 100 ms that words may wait, and short enough not to be seen. */
const DEFAULT_GAP_MS = 25;

export function createJournalBatcher(options: JournalBatcherOptions): JournalBatcher {
  const { write, forward, onWriteFailed, schedule, gapMs = DEFAULT_GAP_MS } = options;
  let pending: JournalEntry | null = null;
  let cancelGap: (() => void) | null = null;
  let writing: Promise<void> | null = null;
  let failed = false;

  async function keep(entry: JournalEntry): Promise<void> {
    try {
      await write(entry);
    } catch (reason) {
      if (!failed) onWriteFailed(reason);
      failed = true;
    }
    forward(entry);
  }

  function openGap(): void {
    cancelGap = schedule(gapMs, () => {
      cancelGap = null;
      next();
    });
  }

  function next(): void {
    if (pending === null || writing || cancelGap) return;
    const entry = pending;
    pending = null;
    openGap();
    writing = keep(entry).then(() => {
      writing = null;
      next();
    });
  }

  return {
    push(entry) {
      pending = pending === null ? entry : mergeEntries(pending, entry);
      next();
    },
    async drain() {
      while (pending !== null || writing) {
        cancelGap?.();
        cancelGap = null;
        next();
        await writing;
      }
      cancelGap?.();
      cancelGap = null;
    },
  };
}
