/** PURE. Looks for local servers: all at once, each for half a second at most, only when somebody asks. */
import { BackendError } from '../backend-error.ts';
import type { BackendIo } from '../contract.ts';
import { sendRequest } from '../http-request.ts';
import { LOCAL_SERVERS, type LocalServer } from './local-servers.ts';

/** A dead port costs at most this. */
export const DISCOVERY_LIMIT_MS = 500;

export interface FoundServer {
  readonly server: LocalServer;
  readonly baseUrl: string;
  /** `needs-key` and `refuses-origin`: something listens there, and one step is missing. */
  readonly state: 'ready' | 'needs-key' | 'refuses-origin';
}

export async function discoverLocalServers(
  io: BackendIo,
  servers: readonly LocalServer[] = LOCAL_SERVERS,
): Promise<readonly FoundServer[]> {
  const found = await Promise.all(servers.map((server) => probe(server, io)));
  return found.filter((result) => result !== null);
}

async function probe(server: LocalServer, io: BackendIo): Promise<FoundServer | null> {
  const origin = `http://127.0.0.1:${server.port}`;
  const limit = new AbortController();
  const signal = AbortSignal.any([io.signal, limit.signal]);
  const state = await Promise.race([
    readState(server, `${origin}${server.probe.path}`, { ...io, signal }),
    io.wait(DISCOVERY_LIMIT_MS, signal).then(() => null),
  ]);
  limit.abort();
  const baseUrl = server.kind === 'ollama' ? origin : `${origin}/v1`;
  return state && { server, baseUrl, state };
}

async function readState(
  server: LocalServer,
  url: string,
  io: BackendIo,
): Promise<FoundServer['state'] | null> {
  try {
    const response = await sendRequest({ url, headers: {}, secrets: [] }, io);
    const body = await response.text();
    const says = server.probe.says ?? /"(?:data|models)"\s*:/;
    return says.test(body) ? 'ready' : null;
  } catch (error) {
    if (!(error instanceof BackendError)) return null;
    if (error.code === 'unauthorized') return 'needs-key';
    return error.code === 'origin-refused' ? 'refuses-origin' : null;
  }
}
