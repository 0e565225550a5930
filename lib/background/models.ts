/** The person's backends, ready to be asked, and the models that they offer. */
import { type BackendConfig, createDemoBackend } from '#lib/backends/backend-config.ts';
import { BackendError } from '#lib/backends/backend-error.ts';
import type { BackendIo, ModelInfo } from '#lib/backends/contract.ts';
import {
  type BackendId,
  createModelId,
  type ModelId,
  parseModelId,
} from '#lib/backends/model-id.ts';
import { type OpenBackend, openBackend } from '#lib/backends/open-backend.ts';
import { hasHostAccess } from '#lib/browser/host-access.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ModelView } from '#lib/protocol/views.ts';
import type { Services } from './services.ts';

/** A model with the backend that serves it. */
export interface ResolvedModel {
  readonly id: ModelId;
  /** The backend's own name of it. */
  readonly name: string;
  readonly backend: BackendConfig;
  readonly open: OpenBackend;
  readonly info: ModelInfo | null;
}

export interface Models {
  /** Every model that can be chosen now, by backend. Nothing is asked over the network. */
  list(): Promise<readonly ModelView[]>;
  /** Asks a backend for its models, and keeps what it says. @throws BackendError */
  refresh(backend: BackendConfig, io: BackendIo): Promise<readonly ModelInfo[]>;
  /** Asks all backends, or these, at once; one that does not answer keeps its old list. Drawers are told. */
  refreshAll(ids?: readonly BackendId[]): Promise<void>;
  /** Keeps what a backend listed. */
  keep(id: BackendId, listed: readonly ModelInfo[]): Promise<void>;
  /** Tells every drawer what can be chosen now. */
  tell(): Promise<void>;
  /**
   * The model that answers: the chosen one, else the first that there is.
   *
   * @throws RequestFailed `no-backend` when there is none, `backend-gone` or `model-gone` when the chosen one is no more.
   */
  resolve(chosen: ModelId | null): Promise<ResolvedModel>;
}

/** A list that takes longer is not waited for. */
const LIST_LIMIT_MS = 10_000;

/** The models that a backend offers: the custom ones, then those that it listed when it was last asked. */
export function modelsOf(backend: BackendConfig): readonly ModelInfo[] {
  if (backend.kind === 'demo') return [{ name: 'demo', label: backend.label }];
  const listed = backend.listedModels;
  const known = new Set(listed.map(({ name }) => name));
  const custom = backend.customModels.filter((name) => !known.has(name));
  return [...custom.map((name) => ({ name, label: name })), ...listed];
}

export function createModels(services: Services): Models {
  async function backends(): Promise<readonly BackendConfig[]> {
    const { backends, settings } = await services.stores;
    const [configured, { demo }] = await Promise.all([backends.list(), settings.read()]);
    return demo ? [...configured, createDemoBackend()] : configured;
  }

  function resolveIn(backend: BackendConfig, name: string): ResolvedModel {
    const info = modelsOf(backend).find((candidate) => candidate.name === name) ?? null;
    return { id: createModelId(backend.id, name), name, backend, open: openBackend(backend), info };
  }

  async function list(): Promise<readonly ModelView[]> {
    return (await backends()).flatMap((backend) =>
      modelsOf(backend).map((info) => ({
        id: createModelId(backend.id, info.name),
        label: info.label,
        backend: { id: backend.id, label: backend.label },
        images: info.images ?? false,
        reasoning: info.reasoning ?? false,
        contextSize: info.contextSize ?? null,
      })),
    );
  }

  async function keep(id: BackendId, listed: readonly ModelInfo[]): Promise<void> {
    const { backends: store } = await services.stores;
    const current = await store.get(id);
    if (current) await store.put({ ...current, listedModels: [...listed] });
  }

  async function refresh(backend: BackendConfig, io: BackendIo): Promise<readonly ModelInfo[]> {
    const listed = await openBackend({ ...backend, customModels: [] }).listModels(io);
    await keep(backend.id, listed);
    return listed;
  }

  async function refreshQuietly(backend: BackendConfig, io: BackendIo): Promise<void> {
    const { origins } = openBackend(backend);
    if (origins.length === 0 || !(await hasHostAccess(origins))) return;
    await refresh(backend, io).catch((error: unknown) => {
      if (!(error instanceof BackendError) && !io.signal.aborted) services.report(error);
    });
  }

  async function tell(): Promise<void> {
    const { settings } = await services.stores;
    const [models, { modelId }] = await Promise.all([list(), settings.read()]);
    const chosen = modelId ?? models[0]?.id ?? null;
    services.peers.toAll({ type: 'models-changed', models: [...models], modelId: chosen });
  }

  return {
    list,
    refresh,
    keep,
    tell,
    async refreshAll(ids) {
      const asked = (await backends()).filter(({ id }) => !ids || ids.includes(id));
      const io = { ...services.network.io, signal: AbortSignal.timeout(LIST_LIMIT_MS) };
      await Promise.all(asked.map((backend) => refreshQuietly(backend, io)));
      await tell();
    },
    async resolve(chosen) {
      const available = await backends();
      if (chosen === null) {
        const first = available.find((backend) => modelsOf(backend).length > 0);
        const info = first && modelsOf(first)[0];
        if (!first || !info) throw new RequestFailed(createFailure('no-backend'));
        return resolveIn(first, info.name);
      }
      const parsed = parseModelId(chosen);
      const backend = available.find(({ id }) => id === parsed?.backendId);
      if (!parsed || !backend) {
        const code = available.length === 0 ? 'no-backend' : 'backend-gone';
        throw new RequestFailed(createFailure(code));
      }
      return resolveIn(backend, parsed.name);
    },
  };
}
