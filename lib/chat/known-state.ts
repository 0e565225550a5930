/**
 * PURE. What the model knows of where the person is: derived from the records of the turns that a request contains, never stored
 * beside them. A turn that is not on the wire (refused, dropped, edited away) is one whose state the model has not read.
 */
import type { AppState } from '#lib/app-state/app-state.ts';
import { applyChanges } from '#lib/app-state/diff.ts';
import { isAppStateRecord, readAppStateChanges } from '#lib/context/producers/app-state.ts';
import type { Turn } from './turn.ts';

/**
 * Folds the headers of the turns that will be on the wire.
 *
 * @param turns Oldest first, exactly those that the next request contains.
 * @param openedAt When this chat was opened from Chats (the clock of `createdAt`): headers that went out before it do not count, so the next
 *   message carries all fields once. A time, not a turn: it holds on every branch.
 * @returns `null` when the model is taken to know nothing.
 */
export function foldKnownState(
  turns: readonly Pick<Turn, 'createdAt' | 'records'>[],
  openedAt: number | null = null,
): AppState | null {
  let known: AppState | null = null;
  for (const turn of turns) {
    if (openedAt !== null && turn.createdAt <= openedAt) continue;
    for (const record of turn.records.filter(isAppStateRecord)) {
      const changes = readAppStateChanges(record);
      known = changes && applyChanges(known, changes);
    }
  }
  return known;
}
