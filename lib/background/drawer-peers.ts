/** The drawers that are connected now, and which tab and chat each of them shows. */
import type { SessionId } from '#lib/chat/ids.ts';
import type { DrawerEvent } from '#lib/protocol/drawer-contract.ts';
import type { Place } from '#lib/protocol/views.ts';

/** One connected drawer page. */
export interface DrawerPeer {
  readonly place: Place;
  /** The tab that it speaks for. */
  readonly tabId: number | null;
  readonly emit: (event: DrawerEvent) => void;
}

export interface DrawerPeers {
  add(peer: DrawerPeer): void;
  remove(peer: DrawerPeer): void;
  /** Notes which chat a tab shows, so that each event finds its drawers without waiting. */
  show(tabId: number | null, sessionId: SessionId | null): void;
  shown(tabId: number | null): SessionId | null;
  /** The tabs that show this chat, their drawers open or not. */
  tabsShowing(sessionId: SessionId): readonly (number | null)[];
  toTab(tabId: number | null, event: DrawerEvent): void;
  /** To every drawer that shows this chat. */
  toSession(sessionId: SessionId, event: DrawerEvent): void;
  toAll(event: DrawerEvent): void;
  /** Whether a drawer that speaks for this tab is connected. */
  isConnected(tabId: number): boolean;
  /** Whether a connected drawer shows this chat. */
  isWatched(sessionId: SessionId): boolean;
  /** Whether a tab shows this chat, its drawer open or not. */
  isAttached(sessionId: SessionId): boolean;
}

export function createDrawerPeers(): DrawerPeers {
  const peers = new Set<DrawerPeer>();
  const sessions = new Map<number | null, SessionId | null>();
  const emit = (event: DrawerEvent, wanted: (peer: DrawerPeer) => boolean) => {
    for (const peer of peers) if (wanted(peer)) peer.emit(event);
  };
  const shown = (tabId: number | null) => sessions.get(tabId) ?? null;

  return {
    add(peer) {
      peers.add(peer);
    },
    remove(peer) {
      peers.delete(peer);
    },
    show(tabId, sessionId) {
      if (sessionId === null) sessions.delete(tabId);
      else sessions.set(tabId, sessionId);
    },
    shown,
    tabsShowing: (sessionId) =>
      [...sessions].filter(([, shownId]) => shownId === sessionId).map(([tabId]) => tabId),
    toTab: (tabId, event) => emit(event, (peer) => peer.tabId === tabId),
    toSession: (sessionId, event) => emit(event, (peer) => shown(peer.tabId) === sessionId),
    toAll: (event) => emit(event, () => true),
    isConnected: (tabId) => [...peers].some((peer) => peer.tabId === tabId),
    isWatched: (sessionId) => [...peers].some((peer) => shown(peer.tabId) === sessionId),
    isAttached: (sessionId) => [...sessions.values()].includes(sessionId),
  };
}
