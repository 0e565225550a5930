/** What the background's parts share: the stores, the connected drawers, the clock. Made once, before any event arrives. */
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import { api } from '#lib/browser/api.ts';
import { openStores, privateStores, type Stores } from '#lib/db/open-stores.ts';
import { type BackendNetwork, createBackendNetwork } from './backend-network.ts';
import { createDrawerPeers, type DrawerPeers } from './drawer-peers.ts';

export interface Services {
  readonly stores: Promise<Stores<BackendConfig>>;
  readonly peers: DrawerPeers;
  readonly network: BackendNetwork;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export function createServices(): Services {
  const stores = openStores(backendConfigSchema, { isPrivate: api.extension.inIncognitoContext });
  const report = (error: unknown) => console.error('Whereabouts:', error);
  return {
    stores,
    network: createBackendNetwork(async () => (await stores).backends.list(), report),
    peers: createDrawerPeers(),
    now: Date.now,
    report,
  };
}

/** The same for private windows: backends, skills and descriptors are the person's, everything that is said there is in memory. */
export function createPrivateServices(ordinary: Services): Services {
  return {
    ...ordinary,
    stores: ordinary.stores.then(privateStores),
    peers: createDrawerPeers(),
  };
}
