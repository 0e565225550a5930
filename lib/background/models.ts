/** The person's backends, ready to be asked, and the models that they offer. */
import { type BackendConfig, createDemoBackend } from '#lib/backends/backend-config.ts';
import type { BackendIo, ModelInfo } from '#lib/backends/contract.ts';
import { createModelId, type ModelId, parseModelId } from '#lib/backends/model-id.ts';
import { type OpenBackend, openBackend } from '#lib/backends/open-backend.ts';
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
  /** Asks a backend for its models, and remembers them until the background ends. @throws BackendError */
  refresh(backendId: string, io: BackendIo): Promise<readonly ModelInfo[]>;
  /**
   * The model that answers: the chosen one, else the first that there is.
   *
   * @throws RequestFailed `no-backend` when there is none, `backend-gone` or `model-gone` when the chosen one is no more.
   */
  resolve(chosen: ModelId | null): Promise<ResolvedModel>;
}

export function createModels(services: Services): Models {
  const reported = new Map<string, readonly ModelInfo[]>();

  async function backends(): Promise<readonly BackendConfig[]> {
    const { backends, settings } = await services.stores;
    const [configured, { demo }] = await Promise.all([backends.list(), settings.read()]);
    return demo ? [...configured, createDemoBackend()] : configured;
  }

  function infosOf(backend: BackendConfig): readonly ModelInfo[] {
    if (backend.kind === 'demo') return [{ name: 'demo', label: backend.label }];
    const listed = reported.get(backend.id) ?? [];
    const known = new Set(listed.map(({ name }) => name));
    const custom = backend.customModels.filter((name) => !known.has(name));
    return [...custom.map((name) => ({ name, label: name })), ...listed];
  }

  function resolveIn(backend: BackendConfig, name: string): ResolvedModel {
    const info = infosOf(backend).find((candidate) => candidate.name === name) ?? null;
    return { id: createModelId(backend.id, name), name, backend, open: openBackend(backend), info };
  }

  return {
    async list() {
      return (await backends()).flatMap((backend) =>
        infosOf(backend).map((info) => ({
          id: createModelId(backend.id, info.name),
          label: info.label,
          backend: { id: backend.id, label: backend.label },
          images: info.images ?? false,
          reasoning: info.reasoning ?? false,
          contextSize: info.contextSize ?? null,
        })),
      );
    },
    async refresh(backendId, io) {
      const backend = (await backends()).find(({ id }) => id === backendId);
      if (!backend) throw new RequestFailed(createFailure('backend-gone'));
      const listed = await openBackend(backend).listModels(io);
      reported.set(backend.id, listed);
      return listed;
    },
    async resolve(chosen) {
      const available = await backends();
      if (chosen === null) {
        const first = available.find((backend) => infosOf(backend).length > 0);
        const info = first && infosOf(first)[0];
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
