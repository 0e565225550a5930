/** The runs that are going on, by the chat or, before it is one, by the tab that they belong to. */
import type { SessionId } from '#lib/chat/ids.ts';
import type { Question } from '#lib/chat/turn.ts';
import type { ShelfItem } from '#lib/db/shelf-store.ts';
import type { DrawerEvent } from '#lib/protocol/drawer-contract.ts';
import type { PendingSend } from '#lib/protocol/views.ts';
import type { DrawerPeers } from '../drawer-peers.ts';
import type { Run } from './run.ts';

/** A run from the moment it was asked for. */
export interface ActiveRun {
  readonly id: string;
  readonly tabId: number | null;
  readonly question: Question;
  readonly controller: AbortController;
  /** `null` until the first turn of a new chat was accepted. */
  sessionId: SessionId | null;
  /** The tab went on to another chat before this one began. */
  detached: boolean;
  /** What it carries from the context bar, to be taken off there when it is a turn. */
  carried: readonly ShelfItem[];
  /** What is shown of it before it is a turn. */
  pending: PendingSend | null;
  run: Run | null;
}

export interface RunRegistry {
  add(one: ActiveRun): void;
  remove(one: ActiveRun): void;
  /** The run of a chat, or of a tab whose chat has not begun. */
  find(tabId: number | null, sessionId: SessionId | null): ActiveRun | null;
  all(): readonly ActiveRun[];
  /** Tells every drawer that shows this run. */
  tell(one: ActiveRun, event: DrawerEvent): void;
}

export function createRunRegistry(peers: DrawerPeers): RunRegistry {
  const active = new Set<ActiveRun>();
  return {
    add: (one) => void active.add(one),
    remove: (one) => void active.delete(one),
    find: (tabId, sessionId) =>
      [...active].find((one) =>
        sessionId === null
          ? one.sessionId === null && one.tabId === tabId && !one.detached
          : one.sessionId === sessionId,
      ) ?? null,
    all: () => [...active],
    tell(one, event) {
      if (one.sessionId !== null) peers.toSession(one.sessionId, event);
      else if (!one.detached) peers.toTab(one.tabId, event);
    },
  };
}
