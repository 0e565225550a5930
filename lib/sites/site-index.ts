/** PURE. Which descriptors may speak of a host: so that only those are loaded. */
import { z } from 'zod';
import type { SiteDescriptor } from './descriptor.ts';

const idsSchema = z.array(z.string());
export const siteIndexSchema = z.object({
  /** By host pattern, as the descriptors write it. */
  hosts: z.record(z.string(), idsSchema),
  /** Those that are known by their pages, on any host. */
  recognized: idsSchema,
});
export type SiteIndex = z.infer<typeof siteIndexSchema>;

export function createSiteIndex(descriptors: readonly SiteDescriptor[]): SiteIndex {
  const hosts = new Map<string, string[]>();
  for (const { id, hosts: patterns = [] } of descriptors) {
    for (const pattern of patterns) hosts.set(pattern, [...(hosts.get(pattern) ?? []), id]);
  }
  const recognized = descriptors.filter(({ recognizedBy }) => recognizedBy).map(({ id }) => id);
  return { hosts: Object.fromEntries(hosts), recognized };
}

/** @param host `URL.host`: with its port, where that is not the scheme's own. */
export function sitesForHost({ hosts, recognized }: SiteIndex, host: string): string[] {
  const hostname = host.replace(/:\d+$/, '');
  const labels = hostname.split('.');
  const suffixes = labels.map((_, at) => `.${labels.slice(at).join('.')}`);
  const ids = [host, hostname, ...suffixes].flatMap((pattern) =>
    Object.hasOwn(hosts, pattern) ? (hosts[pattern] ?? []) : [],
  );
  return [...new Set([...ids, ...recognized])];
}
