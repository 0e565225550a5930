/** Lets drawer pages in: who it is, where it stands, and for which tab it may speak. Everyone else is shown out. */
import { api, type MessageSender, type Port } from '#lib/browser/api.ts';
import { isOwnPage, isTopLevelPage } from '#lib/browser/sender.ts';
import { StoreError } from '#lib/db/store-error.ts';
import type { TabStore } from '#lib/db/tab-store.ts';
import {
  type DrawerContract,
  type DrawerEvent,
  drawerContract,
  type Greeting,
} from '#lib/protocol/drawer-contract.ts';
import { type Handlers, servePort } from '#lib/protocol/port-server.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { DrawerSnapshot } from '#lib/protocol/views.ts';
import type { DrawerPeer, DrawerPeers } from './drawer-peers.ts';

const DRAWER_PAGE = '/drawer.html';

/** What the hub needs beside its peers: the drawer's requests, for a drawer that was let in. */
export type DrawerHandlers = Handlers<Omit<DrawerContract, 'hello'>, DrawerPeer>;

export interface DrawerHubOptions {
  readonly peers: DrawerPeers;
  readonly tabs: Promise<TabStore>;
  readonly handlers: DrawerHandlers;
  readonly snapshot: (peer: DrawerPeer) => Promise<Omit<DrawerSnapshot, 'ticket' | 'tabId'>>;
  readonly onUnexpected: (error: unknown) => void;
}

/** One port, before and after its greeting. */
interface Visitor {
  readonly sender: MessageSender | undefined;
  peer: DrawerPeer | null;
}

/** Serves one port of a drawer page. */
export function serveDrawer(port: Port, options: DrawerHubOptions): void {
  const visitor: Visitor = { sender: port.sender, peer: null };
  if (!isOwnPage(port.sender, DRAWER_PAGE)) {
    port.disconnect();
    return;
  }
  const emit = servePort<DrawerContract, Visitor, DrawerEvent>(
    port,
    drawerContract,
    guarded(
      options,
      (event) => emit(event),
      () => port.disconnect(),
    ),
    visitor,
    options.onUnexpected,
  );
  port.onDisconnect.addListener(() => {
    if (visitor.peer) options.peers.remove(visitor.peer);
  });
}

function guarded(
  options: DrawerHubOptions,
  emit: DrawerPeer['emit'],
  refuse: () => void,
): Handlers<DrawerContract, Visitor> {
  const admitted = Object.fromEntries(
    Object.entries(options.handlers).map(([name, handler]) => [
      name,
      (request: never, visitor: Visitor) => {
        if (!visitor.peer) throw new RequestFailed(createFailure('message-invalid', 'not greeted'));
        return handler(request, visitor.peer).catch(refuseByCode);
      },
    ]),
  ) as unknown as Handlers<Omit<DrawerContract, 'hello'>, Visitor>;

  return {
    ...admitted,
    async hello(greeting, visitor) {
      const tabs = await options.tabs;
      const tabId = await admittedTab(greeting, visitor.sender, tabs);
      if (tabId === undefined || visitor.peer) {
        refuse();
        throw new RequestFailed(createFailure('message-invalid', 'ticket'));
      }
      visitor.peer = { place: greeting.place, tabId, emit };
      options.peers.add(visitor.peer);
      const ticket = tabId === null ? '' : await tabs.issueTicket(tabId);
      return { ...(await options.snapshot(visitor.peer)), ticket, tabId };
    },
  };
}

/** What the store cannot do is told by its code. */
function refuseByCode(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  throw new RequestFailed(createFailure(error.code), { cause: error });
}

/**
 * The tab that this drawer may speak for: a framed one that of its ticket, which must be the one it stands in; a page of its own
 * the one that it was opened for.
 *
 * @returns `undefined` when it is not let in.
 */
async function admittedTab(
  greeting: Greeting,
  sender: MessageSender | undefined,
  tabs: TabStore,
): Promise<number | null | undefined> {
  if (greeting.place === 'overlay') {
    const tabId = await tabs.redeemTicket(greeting.ticket);
    return tabId !== null && tabId === sender?.tab?.id ? tabId : undefined;
  }
  if (!isTopLevelPage(sender, DRAWER_PAGE)) return undefined;
  if (greeting.tabId === null) return null;
  const tab = await api.tabs.get(greeting.tabId).catch(() => null);
  return tab ? greeting.tabId : null;
}
