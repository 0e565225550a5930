/** The drawer page's line to the background: greets by the place where the page stands, and outlives the worker. */
import { api } from '#lib/browser/api.ts';
import {
  DRAWER_PORT,
  type DrawerContract,
  type DrawerEvent,
  drawerContract,
  drawerEventSchema,
  drawerWakeSchema,
  type Greeting,
  PRIVATE_DRAWER_PORT,
} from '#lib/protocol/drawer-contract.ts';
import { createPortClient, type PortClient } from '#lib/protocol/port-client.ts';
import type { DrawerSnapshot } from '#lib/protocol/views.ts';

export type DrawerClient = PortClient<DrawerContract>;

export interface DrawerClientOptions {
  readonly greeting: Greeting;
  readonly onSnapshot: (snapshot: DrawerSnapshot) => void;
  readonly onEvent: (event: DrawerEvent) => void;
  readonly onDisconnect: () => void;
}

export function createDrawerClient(options: DrawerClientOptions): DrawerClient {
  let greeting = options.greeting;
  const client = createPortClient({
    contract: drawerContract,
    eventSchema: drawerEventSchema,
    open: () =>
      api.runtime.connect({
        name: api.extension.inIncognitoContext ? PRIVATE_DRAWER_PORT : DRAWER_PORT,
      }),
    async greet(call) {
      const snapshot = await call('hello', greeting);
      if (greeting.place === 'overlay') greeting = { place: 'overlay', ticket: snapshot.ticket };
      options.onSnapshot(snapshot);
    },
    onEvent: options.onEvent,
    onDisconnect: options.onDisconnect,
  });
  api.runtime.onMessage.addListener((message: unknown) => {
    if (drawerWakeSchema.safeParse(message).success && !client.connected) {
      // A background that is gone again by then wakes us again when there is news.
      client.connect().catch(() => undefined);
    }
  });
  return client;
}

/** Reads from the page's own address where it stands: a ticket in the hash, or a place in the query. */
export function readGreeting(address: Pick<Location, 'hash' | 'search'>): Greeting {
  const query = new URLSearchParams(address.search);
  const tab = Number.parseInt(query.get('tab') ?? '', 10);
  const tabId = Number.isSafeInteger(tab) ? tab : null;
  const place = query.get('place');
  if (place === 'panel' || place === 'tab') return { place, tabId };
  return { place: 'overlay', ticket: address.hash.slice(1) };
}
