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
import { createDataHandlers } from './data-handlers.ts';
import type { DescriptorSource } from './descriptors.ts';
import type { Models } from './models.ts';
import { listOwnSkills } from './own-skills.ts';
import { preferencesOf } from './preferences.ts';
import type { RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';
import type { SiteAccess } from './site-access.ts';
import { createSiteHandlers } from './site-handlers.ts';

export interface OptionsHubOptions {
  readonly services: Services;
  readonly models: Models;
  readonly descriptors: DescriptorSource;
  readonly runs: RunManager;
  readonly access: SiteAccess;
}

const OPTIONS_PAGES = ['/options.html', '/welcome.html'];

/** @returns What serves each port of such a page. Each of them is told what any of them changed. */
export function createOptionsHub({
  services,
  models,
  descriptors,
  runs,
  access,
}: OptionsHubOptions): (port: Port) => void {
  const pages = new Set<EmitEvent<OptionsEvent>>();

  async function readSnapshot(): Promise<OptionsSnapshot> {
    const { backends, settings } = await services.stores;
    const [list, current] = await Promise.all([backends.list(), settings.read()]);
    const skills = [...(await listOwnSkills(services))];
    return { settings: current, backends: list.map(viewBackend), skills };
  }

  async function tellPages(): Promise<void> {
    const snapshot = await readSnapshot();
    for (const emit of pages) emit({ type: 'options-changed', snapshot });
  }

  /** After a change of everything. */
  async function tellAll(): Promise<void> {
    await services.network.rules.refresh();
    await models.tell();
    await access.refresh();
    await tellPages();
  }

  const handlers: Handlers<OptionsContract, null> = {
    'options-read': readSnapshot,
    async 'settings-change'(change) {
      const { settings } = await services.stores;
      const changed = await settings.update((current) => ({ ...current, ...change }));
      const preferences = preferencesOf(changed);
      services.peers.toAll({ type: 'preferences-changed', preferences });
      await models.tell();
      if ('alwaysOn' in change || 'neverOn' in change) await access.refresh();
      await tellPages();
      return readSnapshot();
    },
    async 'skill-save'(skill) {
      await (await services.stores).skills.put(skill);
      await tellPages();
      return {};
    },
    async 'skill-remove'({ id }) {
      await (await services.stores).skills.remove(id);
      await tellPages();
      return {};
    },
    ...createBackendHandlers(services, models, tellPages),
    ...createSiteHandlers(services, descriptors),
    ...createDataHandlers({ services, runs, descriptors, onChanged: tellAll }),
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
