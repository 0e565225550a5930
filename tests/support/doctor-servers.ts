/** Servers for the doctor: one for each verdict, behaving as real ones do. */
import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import type { BackendIo } from '#lib/backends/contract.ts';
import type { VerdictCode } from '#lib/backends/doctor/verdicts.ts';
import { answerWith, type BackendScript, type SeenRequest } from './backend-server.ts';
import { fetchWithoutAccess } from './browser-network.ts';

export const MODELS = JSON.stringify({ data: [{ id: 'small' }, { id: 'large' }] });
const WORD = 'data: {"choices":[{"delta":{"content":"ok"}}]}\n\n';

export const json = (status: number, body: unknown, headers = {}): BackendScript =>
  answerWith(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    type: 'application/json',
    headers,
  });
export const complaint = (message: string, code: string | null = null) => ({
  error: { message, code },
});
export const isList = ({ method, url }: SeenRequest) => method === 'GET' && url === '/v1/models';

/** A list, and something else for every question. */
export function withList(script: BackendScript): BackendScript {
  return (response, request) =>
    isList(request) ? json(200, MODELS)(response, request) : script(response, request);
}

/** A good server: its answers never end by themselves, so that only a stop ends them. */
export const working: BackendScript = withList((response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(WORD);
});

/** Computes one answer at a time, and goes on with it although nobody listens any more. */
export function createBusyServer(): BackendScript {
  let isBusy = false;
  return withList((response) => {
    if (isBusy) return;
    isBusy = true;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(WORD);
  });
}

/** Ollama's check: whoever comes with an Origin that it does not know gets 403 and not a word. */
export const refusingOrigin: BackendScript = (response, request) => {
  if (request.headers.origin) response.writeHead(403).end();
  else return working(response, request);
};

export const withOrigin: BackendIo['fetch'] = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('origin', 'chrome-extension://abcdefghijklmnopabcdefghijklmnop');
  return fetch(input, { ...init, headers });
};

export interface DoctorRow {
  readonly verdict: VerdictCode;
  readonly plays: BackendScript;
  readonly remedy: object;
  readonly io?: Partial<BackendIo>;
}

const question = (script: BackendScript) => withList(script);

export const DOCTOR_ROWS: readonly DoctorRow[] = [
  {
    verdict: 'unauthorized',
    plays: json(401, complaint('Invalid API Key')),
    remedy: { code: 'enter-key' },
  },
  {
    verdict: 'forbidden',
    plays: json(403, complaint('not you')),
    remedy: { code: 'check-rights' },
  },
  {
    verdict: 'login-expired',
    plays: json(401, complaint('token expired')),
    remedy: { code: 'sign-in', url: expect.stringContaining('http') },
  },
  {
    verdict: 'quota-exceeded',
    plays: question(json(429, complaint('You are out', 'insufficient_quota'))),
    remedy: { code: 'top-up' },
  },
  {
    verdict: 'rate-limited',
    plays: question(json(429, complaint('slow down'), { 'retry-after': '7' })),
    remedy: { code: 'try-later' },
  },
  {
    verdict: 'no-such-model',
    plays: question(json(404, complaint('The model `small` does not exist', 'model_not_found'))),
    remedy: { code: 'choose-model', models: ['small', 'large'] },
  },
  { verdict: 'no-models', plays: json(200, { data: [] }), remedy: { code: 'load-model' } },
  {
    verdict: 'wrong-path',
    plays: json(404, complaint('File Not Found')),
    remedy: { code: 'correct-base-url' },
  },
  {
    verdict: 'error-in-success',
    plays: question(json(200, complaint('no luck'))),
    remedy: { code: 'read-detail' },
  },
  {
    verdict: 'html-instead-of-api',
    plays: answerWith('<!doctype html><title>Router</title>', { type: 'text/html' }),
    remedy: { code: 'correct-base-url' },
  },
  {
    verdict: 'invalid-response',
    plays: json(200, { hello: 'world' }),
    remedy: { code: 'correct-base-url' },
  },
  { verdict: 'empty-response', plays: question(answerWith('')), remedy: { code: 'read-detail' } },
  { verdict: 'server-error', plays: json(503, complaint('down')), remedy: { code: 'try-later' } },
  {
    verdict: 'bad-request',
    plays: question(json(400, complaint('messages: too few'))),
    remedy: { code: 'read-detail' },
  },
  {
    verdict: 'context-too-long',
    plays: question(json(400, complaint('too long', 'context_length_exceeded'))),
    remedy: { code: 'shorten' },
  },
  {
    verdict: 'redirected-elsewhere',
    plays: (response: ServerResponse) =>
      void response.writeHead(308, { location: 'https://elsewhere.example/v1' }).end(),
    remedy: { code: 'use-final-address', url: 'https://elsewhere.example/v1' },
  },
  {
    verdict: 'stream-broken',
    plays: question((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\n\n', () => response.socket?.destroySoon());
    }),
    remedy: { code: 'try-later' },
  },
  {
    verdict: 'origin-refused',
    plays: refusingOrigin,
    io: { fetch: withOrigin },
    remedy: { code: 'allow-origin' },
  },
  {
    verdict: 'preflight-refused',
    plays: (response: ServerResponse, request: SeenRequest) => {
      if (request.method === 'OPTIONS') response.writeHead(405).end();
      else return working(response, request);
    },
    io: {
      fetch: fetchWithoutAccess('chrome-extension://abc'),
      explainNetworkError: async () => null,
    },
    remedy: { code: 'allow-origin' },
  },
];
