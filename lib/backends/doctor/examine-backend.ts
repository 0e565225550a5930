/**
 * PURE. The doctor: a sequence of probes that ends in one verdict, one cause and one remedy. That a backend works is proved by one
 * real token and by a second request that could be stopped.
 */
import type { BackendConfig } from '../backend-config.ts';
import { BackendError } from '../backend-error.ts';
import type { BackendIo, BackendRequest, ModelInfo, StreamPart } from '../contract.ts';
import { type OpenBackend, openBackend } from '../open-backend.ts';
import { Fault, readFault } from './fault.ts';
import { findRemedy } from './find-remedy.ts';
import type { OperatingSystem } from './local-servers.ts';
import { raceLimit, withLimit } from './time-limit.ts';
import type { Remedy, VerdictCode } from './verdicts.ts';

/** The probes, in order. */
export type ProbeName = 'models' | 'token' | 'stop';

export interface Diagnosis {
  readonly verdict: VerdictCode;
  /** What the server or the browser itself said. */
  readonly detail: string;
  /** The one step that mends it; `null` when all is well. */
  readonly remedy: Remedy | null;
  /** The model that was asked. */
  readonly model: string | null;
  readonly models: readonly ModelInfo[];
  /** The first token, as proof. */
  readonly token: string;
  readonly passed: readonly ProbeName[];
}

export interface Examination {
  readonly backend: BackendConfig;
  /** The model to ask; without it the first that is listed. */
  readonly model?: string;
  readonly os: OperatingSystem;
  /** Whether an Origin rule can be set here, so that the button mends a refused Origin. */
  readonly canLiftOrigin?: boolean;
  /** Called before each probe. */
  readonly onProbe?: (probe: ProbeName) => void;
}

const LIST_LIMIT_MS = 10_000;
/** A local server may have to load its model first. */
const TOKEN_LIMIT_MS = 120_000;
/** How long a server may take to begin the second answer; longer, and it is still busy with the first one, which was stopped. */
const SECOND_ANSWER_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 1_000;

/** @returns A diagnosis always; it throws only when `io.signal` aborts. */
export async function examineBackend(examination: Examination, io: BackendIo): Promise<Diagnosis> {
  const findings: Findings = { models: [], model: null, token: '', passed: [] };
  try {
    await runProbes(examination, findings, io);
    return { ...findings, verdict: 'works', detail: '', remedy: null };
  } catch (error) {
    io.signal.throwIfAborted();
    const fault = await readFault(error, examination.backend, io);
    const remedy = await findRemedy(fault, { ...examination, models: findings.models }, io);
    return { ...findings, verdict: fault.code, detail: fault.detail, remedy };
  }
}

interface Findings {
  models: readonly ModelInfo[];
  model: string | null;
  token: string;
  passed: ProbeName[];
}

async function runProbes(
  { backend, model, onProbe }: Examination,
  findings: Findings,
  io: BackendIo,
): Promise<void> {
  const open = openBackend(backend);
  onProbe?.('models');
  await listModels(open, findings, io);
  findings.model = model ?? backend.customModels[0] ?? findings.models[0]?.name ?? null;
  if (findings.model === null) throw new Fault('no-models');
  const request = createProbe(findings.model);
  onProbe?.('token');
  const first = await streamFirstToken(open, request, TOKEN_LIMIT_MS, io);
  if (first === null) throw new BackendError('timed-out');
  findings.token = first;
  findings.passed.push('token');
  onProbe?.('stop');
  const second = await streamFirstToken(open, request, SECOND_ANSWER_LIMIT_MS, io);
  if (second === null) throw new Fault('stop-not-confirmed');
  findings.passed.push('stop');
}

/** Many servers list nothing: only what would fail every request ends the examination here. */
async function listModels(open: OpenBackend, findings: Findings, io: BackendIo): Promise<void> {
  try {
    const listed = await withLimit(LIST_LIMIT_MS, io, (limited) => open.listModels(limited));
    if (listed === null) throw new BackendError('timed-out');
    findings.models = listed;
    findings.passed.push('models');
  } catch (error) {
    const isFatal = !(error instanceof BackendError) || !LISTS_NOTHING.has(error.code);
    if (isFatal || open.customModels.length === 0) throw error;
    findings.models = open.customModels.map((name) => ({ name, label: name }));
  }
}

const LISTS_NOTHING: ReadonlySet<string> = new Set([
  'wrong-path',
  'bad-request',
  'invalid-response',
  'html-instead-of-api',
  'error-in-success',
  'empty-response',
  'forbidden',
  'server-error',
  'timed-out',
]);

function createProbe(model: string): BackendRequest {
  const text = 'Say "ok".';
  return {
    model,
    messages: [{ role: 'user', content: text }],
    agent: { message: text, text, contexts: [], files: [], history: [] },
  };
}

/**
 * Streams until the first word, then stops.
 *
 * @returns The word; `null` when none came in time. @throws Fault when the stream did not end after it was stopped.
 */
async function streamFirstToken(
  open: OpenBackend,
  request: BackendRequest,
  limitMs: number,
  io: BackendIo,
): Promise<string | null> {
  const stop = new AbortController();
  const signal = AbortSignal.any([io.signal, stop.signal]);
  const parts = open.streamOnce(request, { ...io, signal })[Symbol.asyncIterator]();
  const token = await raceLimit(limitMs, io, nextWord(parts));
  stop.abort();
  const ended = await raceLimit(STOP_LIMIT_MS, io, readToEnd(parts));
  if (ended === null) throw new Fault('stop-not-confirmed');
  return token;
}

async function nextWord(parts: AsyncIterator<StreamPart>): Promise<string> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    const isWord = part.type === 'text-delta' || part.type === 'reasoning-delta';
    if ((isWord || part.type === 'text-final') && part.text.trim() !== '') return part.text;
    if (part.type === 'finish') break;
  }
  throw new BackendError('empty-response');
}

async function readToEnd(parts: AsyncIterator<StreamPart>): Promise<true> {
  for (let next = await parts.next(); !next.done; next = await parts.next());
  return true;
}
