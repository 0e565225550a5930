/** What the background does with backends when the options page asks for it. Keys go in here and never come out. */
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import { BackendError } from '#lib/backends/backend-error.ts';
import { type Diagnosis, examineBackend } from '#lib/backends/doctor/examine-backend.ts';
import type { OperatingSystem } from '#lib/backends/doctor/local-servers.ts';
import { type BackendId, backendIdSchema } from '#lib/backends/model-id.ts';
import { openBackend } from '#lib/backends/open-backend.ts';
import { api } from '#lib/browser/api.ts';
import { hasHostAccess } from '#lib/browser/host-access.ts';
import type {
  BackendInput,
  BackendView,
  backendsContract,
} from '#lib/protocol/backends-contract.ts';
import type { Handlers } from '#lib/protocol/port-server.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { findLocalServers, isLocalServerId } from './local-servers.ts';
import { type Models, modelsOf } from './models.ts';
import { keepAwake } from './runs/keep-awake.ts';
import type { Services } from './services.ts';

/** The parts of a config that are written and never read back: keys, and headers that may carry one. */
export const SECRET_FIELDS: readonly string[] = ['apiKey', 'headers'];

/** @param tellPages Tells the pages that show backends what is so now. */
export function createBackendHandlers(
  services: Services,
  models: Models,
  tellPages: () => Promise<void>,
): Handlers<typeof backendsContract, null> {
  async function backendOf(id: BackendId): Promise<BackendConfig> {
    const { backends } = await services.stores;
    const backend = await backends.get(id);
    if (!backend) throw new RequestFailed(createFailure('backend-gone'));
    return backend;
  }

  async function tell(): Promise<void> {
    await models.tell();
    await tellPages();
  }

  async function changed(): Promise<void> {
    await services.network.rules.refresh();
    await tell();
  }

  return {
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
      await changed();
      return { saved: true, backend: viewBackend(read.data) };
    },
    async 'backend-remove'({ id }) {
      const { backends, settings } = await services.stores;
      await backends.remove(id);
      if (isLocalServerId(id)) {
        await settings.update((current) => ({
          ...current,
          dismissedServers: [...new Set([...current.dismissedServers, id])],
        }));
      }
      await changed();
      return {};
    },
    async 'backend-models'({ id }) {
      const backend = await backendOf(id);
      try {
        const io = { ...services.network.io, signal: new AbortController().signal };
        const listed = await models.refresh(backend, io);
        await tell();
        return { models: listed.map(({ name }) => name) };
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        throw new RequestFailed(createFailure(error.code, error.detail, backend.label), {
          cause: error,
        });
      }
    },
    async 'backend-test'({ id, model }) {
      const backend = await backendOf(id);
      const release = keepAwake();
      try {
        const diagnosis = await diagnose(backend, model, services);
        if (diagnosis.models.length > 0) await models.keep(backend.id, diagnosis.models);
        await tell();
        return viewDiagnosis(diagnosis);
      } finally {
        release();
      }
    },
    async 'local-servers-find'() {
      const io = { ...services.network.io, signal: new AbortController().signal };
      const { settings } = await services.stores;
      await settings.update((current) => ({ ...current, dismissedServers: [] }));
      const { access, found, added } = await findLocalServers(services, io);
      await models.refreshAll(added.map((backend) => backend.id));
      await tellPages();
      return {
        access,
        servers: found.map(({ server, baseUrl, state }) => ({
          label: server.label,
          baseUrl,
          state,
        })),
      };
    },
  };
}

async function diagnose(
  backend: BackendConfig,
  model: string | undefined,
  { network }: Services,
): Promise<Diagnosis> {
  const { origins } = openBackend(backend);
  if (origins.length > 0 && !(await hasHostAccess(origins))) {
    const remedy = { code: 'grant-access' } as const;
    const nothing = { model: null, models: [], token: '', passed: [] };
    return { ...nothing, verdict: 'access-missing', detail: '', remedy };
  }
  const isHidden = 'hideOrigin' in backend.config && backend.config.hideOrigin;
  const examination = { backend, os: await readSystem(), canLiftOrigin: !isHidden };
  const io = { ...network.io, signal: new AbortController().signal };
  return examineBackend({ ...examination, ...(model !== undefined && { model }) }, io);
}

async function readSystem(): Promise<OperatingSystem> {
  const { os } = await api.runtime.getPlatformInfo();
  if (os === 'mac') return 'mac';
  return os === 'win' ? 'windows' : 'linux';
}

function viewDiagnosis({ models, passed, remedy, ...rest }: Diagnosis) {
  const knowsLess = rest.verdict === 'unreachable' && rest.detail === '' && !api.webRequest;
  return {
    ...rest,
    remedy: remedy && { ...remedy, models: [...(remedy.models ?? [])] },
    models: [...models],
    passed: [...passed],
    wouldKnowMoreWith: knowsLess ? ('webRequest' as const) : null,
  };
}

/** What was filled in, with the secrets that were left out as they were. */
function completeInput(input: BackendInput, before: BackendConfig | null): unknown {
  const kept = Object.entries(before?.config ?? {}).filter(
    ([field]) => SECRET_FIELDS.includes(field) && staysAt(before, input.config.baseUrl),
  );
  const id = input.id ?? backendIdSchema.parse(crypto.randomUUID());
  const listedModels = before?.listedModels ?? [];
  return { ...input, id, listedModels, config: { ...Object.fromEntries(kept), ...input.config } };
}

/** Whether an address leads where the backend was: another server never gets the key that was meant for this one. */
function staysAt(before: BackendConfig | null, baseUrl: unknown): boolean {
  if (!before || typeof baseUrl !== 'string') return true;
  const typed = baseUrl.trim();
  const address = URL.parse(typed) ?? URL.parse(`https://${typed}`);
  const origins = openBackend(before).origins;
  return address !== null && origins.some((origin) => new URL(origin).host === address.host);
}

export function viewBackend(backend: BackendConfig): BackendView {
  const fields = Object.entries(backend.config);
  const isSet = (value: unknown) =>
    typeof value === 'string' ? value !== '' : Object.keys(value ?? {}).length > 0;
  return {
    id: backend.id,
    kind: backend.kind,
    label: backend.label,
    origins: [...openBackend(backend).origins],
    customModels: [...backend.customModels],
    models: [...modelsOf(backend)],
    config: Object.fromEntries(fields.filter(([field]) => !SECRET_FIELDS.includes(field))),
    secretsSet: fields
      .filter(([field, value]) => SECRET_FIELDS.includes(field) && isSet(value))
      .map(([field]) => field),
  };
}
