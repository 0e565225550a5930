/** PURE. What a server's failure means: one code, from the status and whatever the body says. */
import { z } from 'zod';
import { BackendError, type BackendErrorCode } from './backend-error.ts';
import { isLocalHost } from './local-host.ts';

/** What a server said of a failure, in whichever shape it said it. */
export interface ServerComplaint {
  readonly message: string;
  /** Its machine-readable names for it (`type`, `code`, `status`, `param`), joined. */
  readonly labels: string;
  /** A status that the body itself gives, where it is a number. */
  readonly status: number | undefined;
}

const name = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

const complaintSchema = z.object({
  message: z.string().nullish().catch(null),
  error: z.string().nullish().catch(null),
  detail: z.string().nullish().catch(null),
  type: name,
  code: name,
  status: name,
  param: name,
  metadata: z.object({ raw: z.string() }).nullish().catch(null),
});

/**
 * Finds the complaint in a body: `{error: {…}}`, `{error: "…"}`, `{type: "error", error}`, `[{error}]`, `{detail}`,
 * `{message, code}`. A body without one gives `null`; so does an agent's result, which says by itself whether it is a success.
 */
export function readComplaint(body: unknown): ServerComplaint | null {
  const first = Array.isArray(body) ? body[0] : body;
  if (typeof first !== 'object' || first === null) return null;
  if ('error' in first && first.error) return readComplaintValue(first.error);
  if ('detail' in first && first.detail) return readComplaintValue(first.detail);
  const isBare = 'message' in first && typeof first.message === 'string';
  return isBare && !('success' in first) ? readComplaintValue(first) : null;
}

function readComplaintValue(value: unknown): ServerComplaint {
  if (typeof value === 'string') return { message: value, labels: '', status: undefined };
  const read = complaintSchema.safeParse(value);
  if (!read.success) return { message: JSON.stringify(value), labels: '', status: undefined };
  const { message, error, detail, type, code, status, param, metadata } = read.data;
  const text = message ?? error ?? detail ?? JSON.stringify(value);
  return {
    message: metadata ? `${text} (${metadata.raw})` : text,
    labels: [type, code, status, param].filter((part) => part !== '').join(' '),
    status: [code, status].find((part) => typeof part === 'number'),
  };
}

/** Read in order; the first that matches what was said wins. Each names servers that say so. */
const SAYINGS: readonly { readonly code: BackendErrorCode; readonly says: RegExp }[] = [
  {
    // llama.cpp, OpenAI and compatibles, Anthropic, Gemini, vLLM, Ollama.
    code: 'context-too-long',
    says: /exceed_context_size|context_length_exceeded|maximum context length|(?:context (?:size|length|window)).{0,40}(?:exceed|too|limit)|exceeds? (?:the )?(?:available |maximum |model'?s )?context|prompt is too long|input token count.{0,40}exceeds|too many (?:input )?tokens|request_too_large/i,
  },
  {
    // OpenAI, Anthropic, DeepSeek, OpenRouter, Moonshot, Zhipu.
    code: 'quota-exceeded',
    says: /insufficient[_ ](?:quota|balance|credits|funds)|exceeded your current quota, please check your plan|credit balance is too low|billing|out of credits|more credits|payment required|arrears/i,
  },
  {
    code: 'login-expired',
    says: /(?:token|session|login|credential)s?(?: has| have| is)? expired|expired[_ ](?:token|api[_ ]key|session)|token_expired/i,
  },
  {
    code: 'unauthorized',
    says: /invalid[_ ]api[_ ]key|incorrect api key|api[_ ]key not valid|authentication[_ ]error|no auth credentials|invalid x-api-key|missing api key/i,
  },
  {
    // OpenAI, Ollama, vLLM, LM Studio, Anthropic (`not_found_error … model: x`), Gemini (`models/x is not found`), OpenRouter.
    code: 'no-such-model',
    says: /model_not_found|model_not_exist|\bmodels?\b.{0,120}\b(?:not found|does ?n[o']t exist|not exist|is not available|unknown|no longer)|(?:unknown|no such|invalid|unsupported) model\b|not a valid model|no models? loaded|not_found_error model:/i,
  },
  { code: 'rate-limited', says: /rate[_ -]?limit|too many requests|resource_exhausted/i },
  { code: 'server-error', says: /overloaded|internal server error|server_error|unavailable/i },
];

const BY_STATUS: Readonly<Record<number, BackendErrorCode>> = {
  401: 'unauthorized',
  402: 'quota-exceeded',
  403: 'forbidden',
  404: 'wrong-path',
  405: 'wrong-path',
  407: 'forbidden',
  408: 'timed-out',
  410: 'no-such-model',
  413: 'context-too-long',
  419: 'login-expired',
  429: 'rate-limited',
  440: 'login-expired',
};

/** Statuses that say more than any wording of the body could. */
const SAYS_NO_MORE: ReadonlySet<number> = new Set([407, 413]);

function codeOf(status: number | undefined, said: string): BackendErrorCode | null {
  const saying = SAYINGS.find(({ says }) => says.test(said));
  if (status === undefined) return saying?.code ?? null;
  if (saying && !SAYS_NO_MORE.has(status) && fitsStatus(saying.code, status)) return saying.code;
  const known = BY_STATUS[status];
  if (known) return known;
  if (status >= 500) return 'server-error';
  return status >= 300 && status < 400 ? 'redirected-elsewhere' : 'bad-request';
}

/** Wording decides within what the status allows: a 401 is about the key, a 5xx passes, whatever words stand in it. */
function fitsStatus(code: BackendErrorCode, status: number): boolean {
  if (status === 401) return code === 'login-expired' || code === 'unauthorized';
  if (status === 429) return code === 'quota-exceeded' || code === 'rate-limited';
  if (status >= 500) return code !== 'bad-request' && code !== 'unauthorized';
  if (code === 'server-error') return false;
  return code !== 'unauthorized' || status === 400 || status === 403;
}

export interface FailedResponse {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** What must never be repeated: keys and header values. */
  readonly secrets: readonly string[];
  readonly now: number;
}

/**
 * Makes the error of a response whose status is no success. A local server that says 403 and not a word more refuses the Origin:
 * that is how Ollama's check of it answers.
 */
export function describeFailedResponse(failed: FailedResponse): BackendError {
  const { url, status, headers, body, secrets, now } = failed;
  const html = looksLikeHtml(body);
  const complaint = html ? null : readComplaint(parseJson(body));
  const said = complaint ? `${complaint.labels} ${complaint.message}` : html ? '' : body;
  const retryAfterMs = readRetryAfter(headers, now);
  const isSilentRefusal =
    status === 403 && body.trim() === '' && isLocalHost(URL.parse(url)?.hostname ?? '');
  return new BackendError(
    isSilentRefusal ? 'origin-refused' : (codeOf(status, said) ?? 'bad-request'),
    {
      status,
      detail: tidyDetail(complaint?.message ?? (html ? htmlTitle(body) : body), secrets),
      labels: complaint?.labels ?? '',
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
  );
}

/** Makes the error of a complaint that came inside a successful response. */
export function describeComplaint(
  complaint: ServerComplaint,
  secrets: readonly string[],
  fallback: BackendErrorCode = 'error-in-success',
): BackendError {
  const status = complaint.status && complaint.status >= 400 ? complaint.status : undefined;
  const said = `${complaint.labels} ${complaint.message}`;
  return new BackendError(codeOf(status, said) ?? fallback, {
    ...(status !== undefined && { status }),
    labels: complaint.labels,
    detail: tidyDetail(complaint.message, secrets),
  });
}

/** `Retry-After` (seconds or a date) or `retry-after-ms`, in milliseconds from `now`. */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

export function looksLikeHtml(body: string): boolean {
  return /^[\s\ufeff]*<(?:!doctype|html|head|body|\?xml|!--|center|h1|title)/i.test(body);
}

/** What the page calls itself, for a detail: never its markup. */
export function htmlTitle(body: string): string {
  return /<title[^>]*>([^<]*)/i.exec(body)?.[1] ?? '';
}

const MAX_DETAIL_LENGTH = 500;

/** One short line without secrets. */
export function tidyDetail(detail: string, secrets: readonly string[]): string {
  let line = detail.replace(/\s+/g, ' ').trim();
  for (const secret of secrets) if (secret.length >= 4) line = line.replaceAll(secret, '…');
  return line.length > MAX_DETAIL_LENGTH ? `${line.slice(0, MAX_DETAIL_LENGTH - 1)}…` : line;
}

/** @returns The parsed value, `undefined` when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
