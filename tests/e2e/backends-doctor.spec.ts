/** The connection test in the real browser: what `fetch` and `webRequest` tell there. */
import { expect } from '@playwright/test';
import { answerWith, startBackendServer } from '../support/backend-server.ts';
import { isList, json, MODELS, withList, working } from '../support/doctor-servers.ts';
import { test } from '../support/extension.ts';
import { type OptionsPort, openOptionsPort } from '../support/options-port.ts';

const LOOPBACK = 'http://127.0.0.1/*';

async function examine(options: OptionsPort, baseUrl: string, config: object = {}) {
  const saved = await options.call('backend-save', {
    id: null,
    kind: 'openai-compatible',
    label: 'Mine',
    customModels: [],
    config: { baseUrl, apiKey: 'sk-secret-key', ...config },
  });
  if (!saved.saved) throw new Error('It was not saved.');
  return options.call('backend-test', { id: saved.backend.id });
}

test('B2 the connection test asks for access first, then streams a token and stops a second answer', async ({
  extension,
}) => {
  const server = await startBackendServer();
  server.play(working);
  const options = await openOptionsPort(extension);
  const before = await examine(options, server.origin);
  expect(before).toMatchObject({ verdict: 'access-missing', remedy: { code: 'grant-access' } });
  expect(server.seen).toEqual([]);

  await options.grant(LOOPBACK);
  const diagnosis = await examine(options, server.origin);
  expect(diagnosis).toMatchObject({
    verdict: 'works',
    model: 'small',
    token: 'ok',
    passed: ['models', 'token', 'stop'],
  });
  expect(JSON.stringify(diagnosis)).not.toContain('sk-secret-key');
  const questions = server.seen.filter((request) => !isList(request));
  expect(questions).toHaveLength(2);
  for (const { closed } of questions) expect((await closed).by).toBe('client');
  await server.close();
});

test('B2 causes are told apart in the browser too', async ({ extension }) => {
  const server = await startBackendServer();
  const options = await openOptionsPort(extension);
  await options.grant(LOOPBACK);
  const verdictOf = async (baseUrl = server.origin) => (await examine(options, baseUrl)).verdict;

  server.play(json(401, { error: { message: 'Invalid key' } }));
  expect(await verdictOf()).toBe('unauthorized');
  server.play(answerWith('<!doctype html><title>Router</title>', { type: 'text/html' }));
  expect(await verdictOf()).toBe('html-instead-of-api');
  server.play(withList(json(404, { error: { message: 'model `small` not found' } })));
  expect(await verdictOf()).toBe('no-such-model');
  server.play(answerWith('', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }));
  expect(await verdictOf()).toBe('redirected-elsewhere');
  server.play((response, request) => {
    const isThere = request.url === '/api/v1/models';
    return json(isThere ? 200 : 404, isThere ? MODELS : {})(response, request);
  });
  expect(await examine(options, server.origin)).toMatchObject({
    verdict: 'wrong-path',
    remedy: { code: 'use-base-url', url: `${server.origin}/api/v1` },
  });
  await server.close();
  expect(await examine(options, server.origin)).toMatchObject({
    verdict: 'unreachable',
    wouldKnowMoreWith: 'webRequest',
  });
});

test('B2 with the permission to observe its requests, the browser’s own cause is told', async ({
  extension,
}) => {
  const options = await openOptionsPort(extension);
  await options.grant(LOOPBACK);
  await options.grant('http://nobody.invalid/*');
  const before = await examine(options, 'http://nobody.invalid/v1');
  expect(before).toMatchObject({ verdict: 'unreachable', wouldKnowMoreWith: 'webRequest' });

  await options.grantPermission('webRequest');
  expect(await examine(options, 'http://nobody.invalid/v1')).toMatchObject({
    verdict: 'name-not-resolved',
    detail: 'net::ERR_NAME_NOT_RESOLVED',
    remedy: { code: 'check-address', url: 'http://nobody.invalid' },
  });
  const gone = await startBackendServer();
  await gone.close();
  expect(await examine(options, gone.origin)).toMatchObject({
    verdict: 'unreachable',
    detail: 'net::ERR_CONNECTION_REFUSED',
    wouldKnowMoreWith: null,
  });
});
