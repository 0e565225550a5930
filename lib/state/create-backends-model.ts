/** The backends' part of the options page's model. */
import { type Signal, signal } from '@preact/signals';
import { isLocalHost } from '#lib/backends/local-host.ts';
import type { BackendId } from '#lib/backends/model-id.ts';
import { requestHostAccess, requestNetworkErrors } from '#lib/browser/host-access.ts';
import type { BackendInput, BackendView } from '#lib/protocol/backends-contract.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { draftOfBackend, readDraft, readProblems } from './backend-draft.ts';
import type { OptionsClient } from './options-client.ts';
import type { BackendsModel, BackendTest, LocalSearch, ModelList } from './options-model.ts';

const LOOPBACK = ['http://127.0.0.1'];

export function createBackendsModel(
  client: OptionsClient,
  items: Signal<readonly BackendView[]>,
): BackendsModel {
  const tests = signal<ReadonlyMap<BackendId, BackendTest>>(new Map());
  const lists = signal<ReadonlyMap<BackendId, ModelList>>(new Map());
  const local = signal<LocalSearch>({ status: 'idle' });

  const backendOf = (id: BackendId) => items.value.find((backend) => backend.id === id);

  async function examine(id: BackendId, access: Promise<boolean>, model?: string): Promise<void> {
    setIn(tests, id, { status: 'running' });
    if (!(await access)) {
      setIn(tests, id, { status: 'refused' });
      return;
    }
    try {
      const request = { id, ...(model !== undefined && { model }) };
      setIn(tests, id, { status: 'done', diagnosis: await client.call('backend-test', request) });
      dropFrom(lists, id);
    } catch (error) {
      setIn(tests, id, { status: 'failed', failure: failureOf(error) });
    }
  }

  async function list(id: BackendId): Promise<void> {
    setIn(lists, id, { status: 'running' });
    try {
      await client.call('backend-models', { id });
      setIn(lists, id, { status: 'listed' });
    } catch (error) {
      setIn(lists, id, { status: 'failed', failure: failureOf(error) });
    }
  }

  async function keep(input: BackendInput) {
    const reply = await client.call('backend-save', input);
    if (reply.saved) return { id: reply.backend.id, problems: [] };
    const issues = reply.problems.map(({ field, problem }) => ({
      path: field.split('.'),
      message: problem,
    }));
    return { id: null, problems: readProblems(issues) };
  }

  /** Keeps a backend with another config, and examines it. */
  async function mend(id: BackendId, change: Readonly<Record<string, unknown>>): Promise<void> {
    const backend = backendOf(id);
    if (!backend) return;
    const reading = readDraft({ ...draftOfBackend(backend) });
    if (!reading.ok) return;
    const { input } = reading;
    const access = ask(reading.origins);
    await keep({ ...input, config: { ...input.config, ...change } });
    await examine(id, access);
  }

  return {
    items,
    tests,
    lists,
    local,
    async save(draft) {
      const reading = readDraft(draft);
      if (!reading.ok) return reading.problems;
      const access = ask(reading.origins);
      const { id, problems } = await keep(reading.input);
      if (id === null) return problems;
      dropFrom(tests, id);
      dropFrom(lists, id);
      // The form closes now; the list comes when it comes.
      void access.then((given) => {
        if (given) return list(id);
        return setIn(tests, id, { status: 'refused' });
      });
      return [];
    },
    async remove(id) {
      await client.call('backend-remove', { id });
    },
    async refresh(id) {
      if (await ask(backendOf(id)?.origins ?? [])) await list(id);
    },
    test: (id, model) => examine(id, ask(backendOf(id)?.origins ?? []), model),
    useBaseUrl: (id, baseUrl) => mend(id, { baseUrl }),
    liftOrigin: (id) => mend(id, { hideOrigin: true }),
    explainNetwork: (id) => examine(id, requestNetworkErrors()),
    async findLocal() {
      const access = requestHostAccess(LOOPBACK);
      local.value = { status: 'running' };
      if (!(await access)) {
        local.value = { status: 'refused' };
        return;
      }
      try {
        const { servers } = await client.call('local-servers-find', {});
        local.value = { status: 'done', servers };
      } catch {
        local.value = { status: 'failed' };
      }
    },
  };
}

/** Must be called inside a gesture, before anything is awaited. */
function ask(origins: readonly string[]): Promise<boolean> {
  if (origins.length === 0) return Promise.resolve(true);
  const leaves = origins.some((origin) => !isLocalHost(new URL(origin).hostname));
  return requestHostAccess(origins, leaves).catch(() => false);
}

function failureOf(error: unknown) {
  return error instanceof RequestFailed ? error.failure : createFailure('internal');
}

function setIn<V>(map: Signal<ReadonlyMap<BackendId, V>>, id: BackendId, value: V): void {
  map.value = new Map(map.value).set(id, value);
}

function dropFrom<V>(map: Signal<ReadonlyMap<BackendId, V>>, id: BackendId): void {
  map.value = new Map([...map.value].filter(([key]) => key !== id));
}
