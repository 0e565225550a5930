/** PURE. The closed set of ways in which a backend fails. Compared by code: prototypes do not survive between contexts. */
import { z } from 'zod';

export const BACKEND_ERROR_CODES = [
  'unreachable',
  'name-not-resolved',
  'timed-out',
  'origin-refused',
  'certificate',
  'access-missing',
  'unauthorized',
  'forbidden',
  'login-expired',
  'quota-exceeded',
  'rate-limited',
  'wrong-path',
  'no-such-model',
  'bad-request',
  'context-too-long',
  'server-error',
  'error-in-success',
  'html-instead-of-api',
  'invalid-response',
  'empty-response',
  'redirected-elsewhere',
  'stream-broken',
  'config-invalid',
] as const;

export const backendErrorCodeSchema = z.enum(BACKEND_ERROR_CODES);
export type BackendErrorCode = z.infer<typeof backendErrorCodeSchema>;

const RETRYABLE: ReadonlySet<BackendErrorCode> = new Set([
  'timed-out',
  'rate-limited',
  'server-error',
  'stream-broken',
  'unreachable',
]);

/** Whether the same request may succeed later without anything being mended. */
export function isRetryable(code: BackendErrorCode): boolean {
  return RETRYABLE.has(code);
}

export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** What the server itself said, shortened; never a key, never markup. */
  readonly detail: string;
  /** The server's machine-readable names of it: type, code, parameter. */
  readonly labels: string;
  /** From `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: BackendErrorCode,
    options: {
      detail?: string;
      labels?: string;
      status?: number;
      retryAfterMs?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.detail = options.detail ?? '';
    this.labels = options.labels ?? '';
    this.retryAfterMs = options.retryAfterMs;
  }

  get retryable(): boolean {
    return isRetryable(this.code);
  }
}
