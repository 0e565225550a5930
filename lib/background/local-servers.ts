/** Finds servers on this computer and takes them up as backends: on one click, later on opening the model menu, never while idle. */
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import type { BackendIo } from '#lib/backends/contract.ts';
import { discoverLocalServers, type FoundServer } from '#lib/backends/doctor/discovery.ts';
import { LOCAL_SERVERS } from '#lib/backends/doctor/local-servers.ts';
import { openBackend } from '#lib/backends/open-backend.ts';
import { hasHostAccess } from '#lib/browser/host-access.ts';
import type { Services } from './services.ts';

export const LOOPBACK_ORIGIN = 'http://127.0.0.1';

export interface LocalSearch {
  /** Whether the person has given access to this computer's servers. */
  readonly access: boolean;
  readonly found: readonly FoundServer[];
  /** Those of the found that are new among the backends. */
  readonly added: readonly BackendConfig[];
}

/** Looks, when there is access, and stores what is new and was not dismissed. */
export async function findLocalServers(services: Services, io: BackendIo): Promise<LocalSearch> {
  if (!(await hasHostAccess([LOOPBACK_ORIGIN]))) return { access: false, found: [], added: [] };
  await services.network.rules.refresh(
    LOCAL_SERVERS.map(({ port }) => `${LOOPBACK_ORIGIN}:${port}`),
  );
  const { backends, settings } = await services.stores;
  const [found, known, { dismissedServers }] = await Promise.all([
    discoverLocalServers(io),
    backends.list(),
    settings.read(),
  ]);
  const taken = new Set(known.flatMap((backend) => openBackend(backend).origins));
  const fresh = found.filter(({ baseUrl }) => !taken.has(new URL(baseUrl).origin));
  const added = fresh.map(createLocalBackend).filter(({ id }) => !dismissedServers.includes(id));
  for (const backend of added) await backends.put(backend);
  await services.network.rules.refresh();
  return { access: true, found, added };
}

const LOCAL_ID_PREFIX = 'local-';

export function isLocalServerId(id: string): boolean {
  return id.startsWith(LOCAL_ID_PREFIX);
}

/** The id is the server's own, so that finding it twice is finding it once. */
function createLocalBackend({ server, baseUrl }: FoundServer): BackendConfig {
  return backendConfigSchema.parse({
    id: `${LOCAL_ID_PREFIX}${server.id.replace(/[^a-z0-9]+/g, '-')}`,
    kind: server.kind,
    label: server.label,
    config: { baseUrl },
  });
}
