/** Serves the options and welcome pages. They are the only ones that manage backends; keys go in here and never come out. */
import type { Port } from '#lib/browser/api.ts';
import { isTopLevelPage } from '#lib/browser/sender.ts';
import {
  type OptionsContract,
  type OptionsEvent,
  type OptionsSnapshot,
  optionsContract,
} from '#lib/protocol/options-contract.ts';
import { type EmitEvent, type Handlers, servePort } from '#lib/protocol/port-server.ts';
import { createBackendHandlers, viewBackend } from './backend-handlers.ts';
import type { DescriptorSource } from './descriptors.ts';
import type { Models } from './models.ts';
import { preferencesOf } from './preferences.ts';
import type { Services } from './services.ts';
import { createSiteHandlers } from './site-handlers.ts';

export interface OptionsHubOptions {
  readonly services: Services;
  readonly models: Models;
  readonly descriptors: DescriptorSource;
}

const OPTIONS_PAGES = ['/options.html', '/welcome.html'];

/** @returns What serves each port of such a page. Each of them is told what any of them changed. */
export function createOptionsHub({
  services,
  models,
  descriptors,
}: OptionsHubOptions): (port: Port) => void {
  const pages = new Set<EmitEvent<OptionsEvent>>();

  async function readSnapshot(): Promise<OptionsSnapshot> {
    const { backends, settings } = await services.stores;
    const [list, current] = await Promise.all([backends.list(), settings.read()]);
    return { settings: current, backends: list.map(viewBackend) };
  }

  async function tellPages(): Promise<void> {
    const snapshot = await readSnapshot();
    for (const emit of pages) emit({ type: 'options-changed', snapshot });
  }

  const handlers: Handlers<OptionsContract, null> = {
    'options-read': readSnapshot,
    async 'settings-change'(change) {
      const { settings } = await services.stores;
      const changed = await settings.update((current) => ({ ...current, ...change }));
      const preferences = preferencesOf(changed);
      services.peers.toAll({ type: 'preferences-changed', preferences });
      await models.tell();
      await tellPages();
      return readSnapshot();
    },
    ...createBackendHandlers(services, models, tellPages),
    ...createSiteHandlers(services, descriptors),
  };

  return (port) => {
    if (!OPTIONS_PAGES.some((page) => isTopLevelPage(port.sender, page))) {
      port.disconnect();
      return;
    }
    const emit = servePort<OptionsContract, null, OptionsEvent>(
      port,
      optionsContract,
      handlers,
      null,
      services.report,
    );
    pages.add(emit);
    port.onDisconnect.addListener(() => pages.delete(emit));
  };
}
