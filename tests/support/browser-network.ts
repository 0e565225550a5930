/** What a browser adds to `fetch`, for tests in Node: the rules of cross-origin requests, and the reason of a network error. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { BackendIo, NetworkFailure } from '#lib/backends/contract.ts';

const REASONS: Readonly<Record<string, NetworkFailure['code']>> = {
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'name-not-resolved',
  EAI_AGAIN: 'name-not-resolved',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
};

/** Asks again below `fetch`, where the reason of the failure can be read. */
export const explainNetworkError: NonNullable<BackendIo['explainNetworkError']> = (url) =>
  new Promise((resolve) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = send(url, (response) => {
      response.destroy();
      resolve(null);
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      const code = REASONS[error.code ?? ''];
      resolve(code ? { code, detail: error.code ?? '' } : null);
    });
    request.end();
  });

/** A `fetch` without host access: it asks the server first, and gives nothing that the server does not allow to `origin`. */
export function fetchWithoutAccess(origin: string): BackendIo['fetch'] {
  const refuse = () => {
    throw new TypeError('Failed to fetch');
  };
  return async (input, init = {}) => {
    const { mode, ...rest } = init;
    const headers = new Headers(init.headers);
    const isSimple = (init.method ?? 'GET') === 'GET' && [...headers.keys()].every(isSafelisted);
    if (mode !== 'no-cors' && !isSimple) {
      const preflight = await fetch(input, { method: 'OPTIONS', headers: { origin } });
      if (!preflight.ok || !allows(preflight, origin)) return refuse();
    }
    headers.set('origin', origin);
    const response = await fetch(input, { ...rest, headers });
    return mode === 'no-cors' || allows(response, origin) ? response : refuse();
  };
}

function isSafelisted(name: string): boolean {
  return name === 'accept';
}

function allows(response: Response, origin: string): boolean {
  return ['*', origin].includes(response.headers.get('access-control-allow-origin') ?? '');
}
