/** Access to hosts (of backends, of shared tabs), which people give one by one. */
import { z } from 'zod';
import { api } from './api.ts';

/** Match patterns know no ports: access is to a host. */
function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** @param origins URL origins, such as `http://127.0.0.1:11434`. */
export function hasHostAccess(origins: readonly string[]): Promise<boolean> {
  return api.permissions.contains({ origins: origins.map(patternOf) });
}

/**
 * Asks the person. Must be called inside a gesture, before anything is awaited.
 *
 * @param sharesData Whether what is sent there leaves the computer: where the browser has a consent of its own for that, it is asked for
 * in the same question.
 */
export function requestHostAccess(
  origins: readonly string[],
  sharesData = false,
): Promise<boolean> {
  const dataCollection = sharesData ? declaredDataCollection() : [];
  const wanted = {
    origins: origins.map(patternOf),
    ...(dataCollection.length > 0 && { data_collection: dataCollection }),
  };
  return api.permissions.request(wanted);
}

/** What the manifest declares as optional; only Firefox's does. */
function declaredDataCollection(): readonly string[] {
  const declared = manifestSchema.safeParse(api.runtime.getManifest());
  if (!declared.success) return [];
  return declared.data.browser_specific_settings.gecko.data_collection_permissions.optional;
}

const manifestSchema = z.object({
  browser_specific_settings: z.object({
    gecko: z.object({
      data_collection_permissions: z.object({ optional: z.array(z.string()) }),
    }),
  }),
});

/** Asks to be told why requests fail. Must be called inside a gesture, before anything is awaited. */
export function requestNetworkErrors(): Promise<boolean> {
  return api.permissions.request({ permissions: ['webRequest'] });
}

/** Asks to see the titles and addresses of open tabs. Must be called soon after a gesture. */
export function requestTabs(): Promise<boolean> {
  return api.permissions.request({ permissions: ['tabs'] }).catch(() => false);
}
