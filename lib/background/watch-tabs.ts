/** What happens in the browser around the drawer: clicks on the icon, navigations, tabs that close, the browser's start. */
import { api } from '#lib/browser/api.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import type { RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';

export interface TabWatchOptions {
  readonly services: Services;
  readonly runs: RunManager;
  readonly entry: OverlayEntry;
}

export function watchTabs({ services, runs, entry }: TabWatchOptions): void {
  api.action.onClicked.addListener((tab) => entry.enter(tab));

  api.tabs.onUpdated.addListener((tabId, change) => {
    if (change.status === 'complete') entry.restore(tabId).catch(services.report);
  });

  api.tabs.onRemoved.addListener((tabId) => {
    forgetTab(tabId, services, runs).catch(services.report);
  });

  // Numbers of tabs mean nothing after a restart.
  api.runtime.onStartup.addListener(() => {
    services.stores.then(({ tabs }) => tabs.clear()).catch(services.report);
  });
}

async function forgetTab(
  tabId: number,
  { stores, peers }: Services,
  runs: RunManager,
): Promise<void> {
  const sessionId = peers.shown(tabId);
  const { tabs } = await stores;
  await tabs.remove(tabId);
  peers.show(tabId, null);
  if (sessionId !== null && !peers.isShown(sessionId)) runs.interrupt(sessionId);
}
