/** Serves the options and welcome pages. They are the only ones that manage backends; keys go in here and never come out. */
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import { BackendError } from '#lib/backends/backend-error.ts';
import { backendIdSchema } from '#lib/backends/model-id.ts';
import { openBackend } from '#lib/backends/open-backend.ts';
import type { Port } from '#lib/browser/api.ts';
import { isTopLevelPage } from '#lib/browser/sender.ts';
import {
  type BackendInput,
  type BackendView,
  type OptionsContract,
  type OptionsEvent,
  type OptionsSnapshot,
  optionsContract,
} from '#lib/protocol/options-contract.ts';
import { type Handlers, servePort } from '#lib/protocol/port-server.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { Models } from './models.ts';
import { createBackendIo } from './runs/run-io.ts';
import type { Services } from './services.ts';

export interface OptionsHubOptions {
  readonly services: Services;
  readonly models: Models;
}

const OPTIONS_PAGES = ['/options.html', '/welcome.html'];
/** The parts of a config that are written and never read back: keys, and headers that may carry one. */
const SECRET_FIELDS: readonly string[] = ['apiKey', 'headers'];

export function serveOptions(port: Port, options: OptionsHubOptions): void {
  if (!OPTIONS_PAGES.some((page) => isTopLevelPage(port.sender, page))) {
    port.disconnect();
    return;
  }
  const handlers = createOptionsHandlers(options);
  servePort<OptionsContract, null, OptionsEvent>(
    port,
    optionsContract,
    handlers,
    null,
    options.services.report,
  );
}

function createOptionsHandlers({
  services,
  models,
}: OptionsHubOptions): Handlers<OptionsContract, null> {
  async function readSnapshot(): Promise<OptionsSnapshot> {
    const { backends, settings } = await services.stores;
    const [list, current] = await Promise.all([backends.list(), settings.read()]);
    return { settings: current, backends: list.map(viewBackend) };
  }

  async function tellDrawers(): Promise<void> {
    const { settings } = await services.stores;
    const [list, { modelId }] = await Promise.all([models.list(), settings.read()]);
    const chosen = modelId ?? list[0]?.id ?? null;
    services.peers.toAll({ type: 'models-changed', models: [...list], modelId: chosen });
  }

  return {
    'options-read': readSnapshot,
    async 'settings-change'(change) {
      const { settings } = await services.stores;
      const given = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      );
      await settings.update((current) => ({ ...current, ...given }));
      await tellDrawers();
      return readSnapshot();
    },
    async 'backend-save'(input) {
      const { backends } = await services.stores;
      const before = input.id === null ? null : await backends.get(input.id);
      const read = backendConfigSchema.safeParse(completeInput(input, before));
      if (!read.success) {
        const problems = read.error.issues.map(({ path, message }) => ({
          field: path.join('.'),
          problem: message,
        }));
        return { saved: false, problems };
      }
      await backends.put(read.data);
      await tellDrawers();
      return { saved: true, backend: viewBackend(read.data) };
    },
    async 'backend-remove'({ id }) {
      const { backends } = await services.stores;
      await backends.remove(id);
      await tellDrawers();
      return {};
    },
    async 'backend-models'({ id }) {
      const { backends } = await services.stores;
      const backend = await backends.get(id);
      if (!backend) throw new RequestFailed(createFailure('backend-gone'));
      try {
        const io = { ...createBackendIo(), signal: new AbortController().signal };
        const listed = await models.refresh(id, io);
        await tellDrawers();
        return { models: listed.map(({ name }) => name) };
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        throw new RequestFailed(createFailure(error.code, error.detail, backend.label), {
          cause: error,
        });
      }
    },
  };
}

/** What was filled in, with the secrets that were left out as they were. */
function completeInput(input: BackendInput, before: BackendConfig | null): unknown {
  const kept = Object.entries(before?.config ?? {}).filter(([field]) =>
    SECRET_FIELDS.includes(field),
  );
  const id = input.id ?? backendIdSchema.parse(crypto.randomUUID());
  return { ...input, id, config: { ...Object.fromEntries(kept), ...input.config } };
}

function viewBackend(backend: BackendConfig): BackendView {
  const fields = Object.entries(backend.config);
  const isSet = (value: unknown) =>
    typeof value === 'string' ? value !== '' : Object.keys(value ?? {}).length > 0;
  return {
    id: backend.id,
    kind: backend.kind,
    label: backend.label,
    origins: [...openBackend(backend).origins],
    customModels: [...backend.customModels],
    config: Object.fromEntries(fields.filter(([field]) => !SECRET_FIELDS.includes(field))),
    secretsSet: fields
      .filter(([field, value]) => SECRET_FIELDS.includes(field) && isSet(value))
      .map(([field]) => field),
  };
}
