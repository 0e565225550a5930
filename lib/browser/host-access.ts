/** Access to the hosts of backends, which people give one by one. */
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

/** Asks the person. Must be called inside a gesture, before anything is awaited. */
export function requestHostAccess(origins: readonly string[]): Promise<boolean> {
  return api.permissions.request({ origins: origins.map(patternOf) });
}
