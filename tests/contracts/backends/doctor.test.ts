/** Each verdict of the doctor, with a server that behaves so. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import type { BackendIo } from '#lib/backends/contract.ts';
import {
  type Diagnosis,
  type Examination,
  examineBackend,
} from '#lib/backends/doctor/examine-backend.ts';
import { REMEDY_OF_FAULT } from '#lib/backends/doctor/verdicts.ts';
import { createTestIo } from '../../support/backend-io.ts';
import { type BackendServer, startBackendServer } from '../../support/backend-server.ts';
import { explainNetworkError } from '../../support/browser-network.ts';
import {
  complaint,
  createBusyServer,
  DOCTOR_ROWS,
  isList,
  json,
  MODELS,
  refusingOrigin,
  withList,
  withOrigin,
  working,
} from '../../support/doctor-servers.ts';

let server: BackendServer;
beforeEach(async () => {
  server = await startBackendServer();
});
afterEach(() => server.close());

function configure(config: Record<string, unknown> = {}, more: object = {}): BackendConfig {
  return backendConfigSchema.parse({
    id: 'mine',
    kind: 'openai-compatible',
    label: 'Mine',
    config: { baseUrl: `${server.origin}/v1`, apiKey: 'sk-secret-key', ...config },
    ...more,
  });
}

function examine(
  backend = configure(),
  more: Partial<Examination> = {},
  io: Partial<BackendIo> = {},
): Promise<Diagnosis> {
  const test = createTestIo({ explainNetworkError, ...io });
  return examineBackend({ backend, os: 'linux', ...more }, test);
}

test('B2 a backend that works is proved by one real token and by a second answer that was stopped', async () => {
  server.play(working);
  const probes: string[] = [];
  const diagnosis = await examine(configure(), { onProbe: (probe) => probes.push(probe) });
  expect(diagnosis).toMatchObject({
    verdict: 'works',
    remedy: null,
    model: 'small',
    token: 'ok',
    passed: ['models', 'token', 'stop'],
  });
  expect(probes).toEqual(['models', 'token', 'stop']);
  expect(server.seen).toHaveLength(3);
  for (const { closed } of server.seen.slice(1)) expect((await closed).by).toBe('client');
});

describe('B2 the verdict names the cause and the one step', () => {
  test.each(DOCTOR_ROWS)('B2 $verdict', async ({ verdict, plays, remedy, io }) => {
    server.play(plays);
    const diagnosis = await examine(configure(), {}, io);
    expect(diagnosis).toMatchObject({ verdict, remedy });
    expect(JSON.stringify(diagnosis)).not.toContain('sk-secret-key');
  });

  test('B2 unreachable: nothing listens', async () => {
    await server.close();
    expect(await examine()).toMatchObject({
      verdict: 'unreachable',
      detail: 'ECONNREFUSED',
      remedy: { code: 'check-address', url: server.origin },
    });
  });

  test('B2 unreachable: a known local server that is not running gets the command of this system', async () => {
    const baseUrl = 'http://127.0.0.1:1234/v1';
    const refused = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    const diagnosis = await examine(configure({ baseUrl }), { os: 'mac' }, refused);
    expect(diagnosis.remedy).toEqual({ code: 'start-server', command: 'lms server start' });
  });

  test('B2 name-not-resolved', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const backend = configure({ baseUrl: 'http://nobody.invalid/v1' });
    expect(await examine(backend, {}, { fetch })).toMatchObject({
      verdict: 'name-not-resolved',
      remedy: { code: 'check-address', url: 'http://nobody.invalid' },
    });
  });

  test('B2 certificate', async () => {
    const pem = readFileSync('tests/fixtures/tls/untrusted.pem');
    const secure = createServer({ key: pem, cert: pem });
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const address = secure.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const baseUrl = `https://127.0.0.1:${port}/v1`;
    expect(await examine(configure({ baseUrl }))).toMatchObject({
      verdict: 'certificate',
      remedy: { code: 'trust-certificate', url: `https://127.0.0.1:${port}` },
    });
    await new Promise((resolve) => secure.close(resolve));
  });

  test('B2 timed-out: a server that takes the question and says nothing', async () => {
    server.play(withList(() => undefined));
    const wait: BackendIo['wait'] = (ms, signal) =>
      ms >= 100_000 ? Promise.resolve() : createTestIo().wait(ms, signal);
    expect(await examine(configure(), {}, { wait })).toMatchObject({
      verdict: 'timed-out',
      remedy: { code: 'try-later' },
      passed: ['models'],
    });
  });

  test('B2 stop-not-confirmed: a server that goes on computing for nobody', async () => {
    server.play(createBusyServer());
    const third = server.request(2);
    const wait: BackendIo['wait'] = async (ms, signal) => {
      await (ms === 10_000 ? third : createTestIo().wait(ms, signal));
    };
    expect(await examine(configure(), {}, { wait })).toMatchObject({
      verdict: 'stop-not-confirmed',
      token: 'ok',
      passed: ['models', 'token'],
      remedy: { code: 'update-server' },
    });
  });

  test('B2 config-invalid: a header that cannot be sent', async () => {
    expect(await examine(configure({ headers: { 'X Team': 'red' } }))).toMatchObject({
      verdict: 'config-invalid',
      remedy: { code: 'correct-settings' },
    });
  });

  test('B2 every verdict has its server', () => {
    const source = readFileSync(import.meta.filename, 'utf8');
    const rows = new Set<string>(DOCTOR_ROWS.map(({ verdict }) => verdict));
    const played = Object.keys(REMEDY_OF_FAULT).filter(
      (code) => rows.has(code) || source.includes(`verdict: '${code}'`),
    );
    expect(Object.keys(REMEDY_OF_FAULT).filter((code) => !played.includes(code))).toEqual([
      'access-missing',
    ]);
  });
});

test('B2 a base URL with the wrong path is mended by the one that works', async () => {
  server.play((response, request) => {
    const isThere = request.url === '/api/v1/models';
    return json(isThere ? 200 : 404, isThere ? MODELS : complaint('Not Found'))(response, request);
  });
  expect(await examine()).toMatchObject({
    verdict: 'wrong-path',
    remedy: { code: 'use-base-url', url: `${server.origin}/api/v1` },
  });
});

test('B2 a server that answers 200 to unknown paths is mended the same way', async () => {
  server.play((response, request) => {
    const isThere = request.url === '/openai/v1/models';
    return json(200, isThere ? MODELS : { ok: true })(response, request);
  });
  expect((await examine()).remedy).toEqual({
    code: 'use-base-url',
    url: `${server.origin}/openai/v1`,
  });
});

test('B2 a server without a list is asked for the model that the person typed', async () => {
  server.play((response, request) =>
    isList(request)
      ? json(404, complaint('Not Found'))(response, request)
      : working(response, request),
  );
  const backend = configure({}, { customModels: ['typed'] });
  expect(await examine(backend)).toMatchObject({ verdict: 'works', model: 'typed' });
});

test('B2 a refused Origin is mended by the button, where a rule can be set', async () => {
  server.play(refusingOrigin);
  const diagnosis = await examine(configure(), { canLiftOrigin: true }, { fetch: withOrigin });
  expect(diagnosis.remedy).toEqual({ code: 'lift-origin' });
});

test('B2 an examination can be stopped', async () => {
  server.play(withList(() => undefined));
  const stop = new AbortController();
  const running = examine(
    configure(),
    { onProbe: (probe) => probe === 'token' && stop.abort() },
    {
      signal: stop.signal,
    },
  );
  await expect(running).rejects.toThrow();
});
