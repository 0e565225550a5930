/** PURE. One request to a backend: sent without following redirects, its failures told by code. */
import { BackendError } from './backend-error.ts';
import type { BackendIo } from './contract.ts';
import {
  describeComplaint,
  describeFailedResponse,
  htmlTitle,
  looksLikeHtml,
  parseJson,
  readComplaint,
  tidyDetail,
} from './server-failure.ts';

export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body; without one it is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Parts of the body (dotted paths) that the server may reject and that can go: what the person set. */
  readonly droppable?: readonly string[];
  /** Never repeated in an error's detail. */
  readonly secrets: readonly string[];
}

const MAX_ERROR_BODY = 64_000;
const MAX_WHOLE_BODY = 32_000_000;

/**
 * Sends the request and returns its successful response.
 *
 * A redirect is never followed: the next server would get the key and the question.
 *
 * @throws BackendError; when `signal` aborted, whatever `fetch` threw.
 */
export async function sendRequest(
  request: HttpRequest,
  io: BackendIo,
  signal: AbortSignal = io.signal,
): Promise<Response> {
  const response = await fetchResponse(request, io, signal);
  if (response.ok) return response;
  const isRedirect = response.type === 'opaqueredirect' || isRedirectStatus(response.status);
  if (isRedirect) {
    await discard(response);
    throw new BackendError('redirected-elsewhere', {
      detail: response.headers.get('location') ?? '',
      status: response.status,
    });
  }
  const body = await readText(response, MAX_ERROR_BODY).catch(() => '');
  throw describeFailedResponse({
    url: request.url,
    status: response.status,
    headers: response.headers,
    body,
    secrets: request.secrets,
    now: io.now(),
  });
}

async function fetchResponse(
  request: HttpRequest,
  io: BackendIo,
  signal: AbortSignal,
): Promise<Response> {
  const init = createInit(request, signal);
  try {
    return await io.fetch(request.url, init);
  } catch (cause) {
    if (signal.aborted) throw cause;
    const reason = await io.explainNetworkError?.(request.url).catch(() => null);
    throw new BackendError(reason?.code ?? 'unreachable', { detail: reason?.detail ?? '', cause });
  }
}

function createInit(request: HttpRequest, signal: AbortSignal): RequestInit {
  try {
    const headers = new Headers(request.headers);
    const common = { signal, redirect: 'manual', credentials: 'omit', cache: 'no-store' } as const;
    if (!request.body) return { ...common, headers };
    headers.set('content-type', 'application/json');
    return { ...common, method: 'POST', headers, body: JSON.stringify(request.body) };
  } catch (cause) {
    throw new BackendError('config-invalid', {
      detail: tidyDetail(cause instanceof Error ? cause.message : '', request.secrets),
      cause,
    });
  }
}

function isRedirectStatus(status: number): boolean {
  return status >= 300 && status < 400;
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

async function readText(response: Response, limit: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > limit) break;
  }
  return text + decoder.decode();
}

/**
 * Sends the request and reads the whole answer as JSON.
 *
 * @throws BackendError, also for a success that carries an error or a page.
 */
export async function requestJson(request: HttpRequest, io: BackendIo): Promise<unknown> {
  const response = await sendRequest(request, io);
  const body = await readText(response, MAX_WHOLE_BODY).catch((cause: unknown) => {
    if (io.signal.aborted) throw cause;
    throw new BackendError('stream-broken', { cause });
  });
  return readWholeBody(body, request.secrets);
}

/** @throws BackendError when the body is a page, no JSON, or a complaint. */
export function readWholeBody(body: string, secrets: readonly string[]): unknown {
  if (looksLikeHtml(body))
    throw new BackendError('html-instead-of-api', { detail: tidyDetail(htmlTitle(body), secrets) });
  if (body.trim() === '') throw new BackendError('empty-response');
  const value = parseJson(body);
  if (value === undefined)
    throw new BackendError('invalid-response', { detail: tidyDetail(body, secrets) });
  const complaint = readComplaint(value);
  if (complaint) throw describeComplaint(complaint, secrets);
  return value;
}
