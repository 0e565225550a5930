/** PURE. What is wrong with a backend, as the doctor sees it. */
import type { BackendConfig } from '../backend-config.ts';
import { BackendError } from '../backend-error.ts';
import type { BackendIo } from '../contract.ts';
import { openBackend } from '../open-backend.ts';
import { withLimit } from './time-limit.ts';
import type { FaultCode } from './verdicts.ts';

export interface FaultReport {
  readonly code: FaultCode;
  /** What the server or the browser itself said. */
  readonly detail: string;
}

const SILENT_LIMIT_MS = 5_000;

/** A fault that is no error of a backend. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Makes a fault of whatever ended the probes.
 *
 * @throws what is neither a fault nor an error of a backend.
 */
export async function readFault(
  error: unknown,
  backend: BackendConfig,
  io: BackendIo,
): Promise<FaultReport> {
  if (error instanceof Fault) return { code: error.code, detail: '' };
  if (!(error instanceof BackendError)) throw error;
  const { code, detail } = error;
  const origin = openBackend(backend).origins[0];
  const isBlocked = code === 'unreachable' && origin && (await listensSilently(origin, io));
  return { code: isBlocked ? ('preflight-refused' as const) : code, detail };
}

/** `fetch` cannot tell a refused preflight from a dead port; a request that needs none can. */
async function listensSilently(origin: string, io: BackendIo): Promise<boolean> {
  const init = { mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const;
  const answer = await withLimit(SILENT_LIMIT_MS, io, ({ fetch, signal }) =>
    fetch(`${origin}/`, { ...init, signal }).then(
      () => true,
      () => false,
    ),
  );
  return answer === true;
}
