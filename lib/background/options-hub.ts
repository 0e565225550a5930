/** Serves the options and welcome pages. They are the only ones that manage backends; keys go in here and never come out. */
import type { Port } from '#lib/browser/api.ts';
import { isTopLevelPage } from '#lib/browser/sender.ts';
import {
  type OptionsContract,
  type OptionsEvent,
  type OptionsSnapshot,
  optionsContract,
} from '#lib/protocol/options-contract.ts';
import { type Handlers, servePort } from '#lib/protocol/port-server.ts';
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
export function serveOptions(port: Port, options: OptionsHubOptions): void {
  if (!OPTIONS_PAGES.some((page) => isTopLevelPage(port.sender, page))) {
    port.disconnect();
    return;
  }
  const handlers = createOptionsHandlers(options);
  servePort<OptionsContract, null, OptionsEvent>(
    port,
    optionsContract,
    handlers,
    null,
    options.services.report,
  );
}

function createOptionsHandlers({
  services,
  models,
  descriptors,
}: OptionsHubOptions): Handlers<OptionsContract, null> {
  async function readSnapshot(): Promise<OptionsSnapshot> {
    const { backends, settings } = await services.stores;
    const [list, current] = await Promise.all([backends.list(), settings.read()]);
    return { settings: current, backends: list.map(viewBackend) };
  }

  return {
    'options-read': readSnapshot,
    async 'settings-change'(change) {
      const { settings } = await services.stores;
      const given = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      );
      const changed = await settings.update((current) => ({ ...current, ...given }));
      const preferences = preferencesOf(changed);
      services.peers.toAll({ type: 'preferences-changed', preferences });
      await models.tell();
      return readSnapshot();
    },
    ...createBackendHandlers(services, models),
    ...createSiteHandlers(services, descriptors),
  };
}
