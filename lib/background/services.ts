/** What the background's parts share: the stores, the connected drawers, the clock. Made once, before any event arrives. */
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import { openStores, type Stores } from '#lib/db/open-stores.ts';
import { createDrawerPeers, type DrawerPeers } from './drawer-peers.ts';

export interface Services {
  readonly stores: Promise<Stores<BackendConfig>>;
  readonly peers: DrawerPeers;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export function createServices(): Services {
  return {
    stores: openStores(backendConfigSchema),
    peers: createDrawerPeers(),
    now: Date.now,
    report: (error) => console.error('Whereabouts:', error),
  };
}
