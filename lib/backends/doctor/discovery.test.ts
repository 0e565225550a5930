import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestIo } from '../../../tests/support/backend-io.ts';
import {
  answerWith,
  type BackendServer,
  startBackendServer,
} from '../../../tests/support/backend-server.ts';
import { DISCOVERY_LIMIT_MS, discoverLocalServers } from './discovery.ts';
import { LOCAL_SERVERS, type LocalServer } from './local-servers.ts';

const [ollama, lmStudio] = LOCAL_SERVERS;

const running: BackendServer[] = [];
beforeEach(() => void running.splice(0));
afterEach(async () => {
  for (const server of running) await server.close();
});

async function start(
  template: LocalServer | undefined,
  script: Parameters<BackendServer['play']>[0],
) {
  if (!template) throw new Error('No such server.');
  const server = await startBackendServer();
  running.push(server);
  server.play(script);
  return { ...template, port: Number(new URL(server.origin).port) };
}

const json = (body: unknown, status = 200) =>
  answerWith(JSON.stringify(body), { status, type: 'application/json' });

test('B3 what listens is found and told apart; what is something else is left out', async () => {
  const servers = [
    await start(ollama, json({ models: [] })),
    await start(lmStudio, json({ data: [{ id: 'a' }] })),
    await start(lmStudio, json({ error: { message: 'no key' } }, 401)),
    await start(ollama, (response) => void response.writeHead(403).end()),
    await start(lmStudio, answerWith('<!doctype html><title>My router</title>')),
    await start(ollama, json({ hello: 1 })),
  ];
  const found = await discoverLocalServers(createTestIo(), servers);
  expect(found.map(({ server, baseUrl, state }) => [server.id, baseUrl, state])).toEqual([
    ['ollama', `http://127.0.0.1:${servers[0]?.port}`, 'ready'],
    ['lm-studio', `http://127.0.0.1:${servers[1]?.port}/v1`, 'ready'],
    ['lm-studio', `http://127.0.0.1:${servers[2]?.port}/v1`, 'needs-key'],
    ['ollama', `http://127.0.0.1:${servers[3]?.port}`, 'refuses-origin'],
  ]);
});

test('B3 dead and hanging servers cost half a second at most, all together', async () => {
  const hanging = await start(ollama, () => undefined);
  const slow = await start(lmStudio, (response) => void response.writeHead(200).flushHeaders());
  const startedAt = performance.now();
  expect(await discoverLocalServers(createTestIo(), [hanging, slow, hanging])).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(DISCOVERY_LIMIT_MS + 200);
  for (const server of running) {
    for (const { closed } of server.seen) expect((await closed).by).toBe('client');
  }
});

test('B3 each known server has a port of its own and a command for each system', () => {
  expect(new Set(LOCAL_SERVERS.map(({ port }) => port)).size).toBe(LOCAL_SERVERS.length);
  expect(LOCAL_SERVERS.map(({ label }) => label)).toEqual([
    'Ollama',
    'LM Studio',
    'llama.cpp',
    'vLLM',
    'Jan',
  ]);
});
