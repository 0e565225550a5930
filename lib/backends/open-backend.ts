/** PURE. A stored backend, ready to be asked: what the background uses, whatever the kind. */
import type { BackendConfig } from './backend-config.ts';
import type { BackendIo, BackendKind, BackendRequest, ModelInfo, StreamPart } from './contract.ts';
import { BACKEND_KINDS } from './kinds.ts';
import { withRetries } from './with-retries.ts';

export interface OpenBackend {
  /** The origins that must be reachable; empty when nothing leaves the browser. */
  readonly origins: readonly string[];
  readonly customModels: readonly string[];
  /** The models that it lists, then the custom ones. @throws BackendError */
  listModels(io: BackendIo): Promise<readonly ModelInfo[]>;
  /** One answer, tried again while nothing has been said. @throws BackendError */
  stream(request: BackendRequest, io: BackendIo): AsyncIterable<StreamPart>;
  /** One answer or its first failure. @throws BackendError */
  streamOnce(request: BackendRequest, io: BackendIo): AsyncIterable<StreamPart>;
}

export function openBackend(backend: BackendConfig): OpenBackend {
  const kind = BACKEND_KINDS.find((candidate) => candidate.kind === backend.kind);
  if (!kind) throw new TypeError(`No backend kind is called ${backend.kind}.`);
  return openWith(kind as BackendKind<unknown>, backend);
}

/** The cast above is safe: the schema of stored backends pairs each kind with its own config. */
function openWith(
  kind: BackendKind<unknown>,
  { config, customModels }: BackendConfig,
): OpenBackend {
  return {
    origins: kind.origins(config),
    customModels,
    listModels: async (io) => withCustom(await kind.listModels(config, io), customModels),
    streamOnce: (request, io) => kind.stream(request, config, io),
    stream: (request, io) => withRetries(() => kind.stream(request, config, io), io),
  };
}

function withCustom(
  listed: readonly ModelInfo[],
  customModels: readonly string[],
): readonly ModelInfo[] {
  const known = new Set(listed.map(({ name }) => name));
  const custom = customModels.filter((name) => !known.has(name));
  return [...listed, ...custom.map((name) => ({ name, label: name }))];
}
