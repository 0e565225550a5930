/** Where the drawer is always at hand and where it never comes, with the browser's own grants beside it. */
import { effect, signal } from '@preact/signals';
import {
  dropSiteAccess,
  hasSiteAccess,
  requestSiteAccess,
  watchSiteAccess,
} from '#lib/browser/site-grants.ts';
import { EVERY_SITE, readSite } from '#lib/settings/site-lists.ts';
import type { AccessModel, SettingsModel } from './options-model.ts';

export function createAccessModel({ settings, changeSettings }: SettingsModel): AccessModel {
  const granted = signal<ReadonlySet<string>>(new Set());

  async function readGrants(sites: readonly string[]): Promise<void> {
    const held = await Promise.all([EVERY_SITE, ...sites].map(hasSiteAccess));
    granted.value = new Set([EVERY_SITE, ...sites].filter((_, index) => held[index]));
  }

  const refresh = () => void readGrants(settings.value.alwaysOn);
  effect(refresh);
  watchSiteAccess(refresh);

  return {
    granted,
    async allow(text) {
      const site = text === EVERY_SITE ? text : readSite(text);
      if (site === null) return 'not-a-site';
      if (!(await requestSiteAccess(site))) return 'refused';
      const { alwaysOn, neverOn } = settings.value;
      await changeSettings({
        alwaysOn: withSite(alwaysOn, site),
        neverOn: neverOn.filter((other) => other !== site),
      });
      await readGrants(settings.value.alwaysOn);
      return null;
    },
    async disallow(site) {
      await changeSettings({ alwaysOn: settings.value.alwaysOn.filter((one) => one !== site) });
      await dropSiteAccess(site).catch(() => undefined);
      await readGrants(settings.value.alwaysOn);
    },
    async addNever(text) {
      const site = readSite(text);
      if (site === null) return 'not-a-site';
      await changeSettings({ neverOn: withSite(settings.value.neverOn, site) });
      return null;
    },
    async removeNever(site) {
      await changeSettings({ neverOn: settings.value.neverOn.filter((one) => one !== site) });
    },
  };
}

function withSite(sites: readonly string[], site: string): string[] {
  return [...new Set([...sites, site])];
}
