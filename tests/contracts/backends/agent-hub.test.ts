/** The agent hub against a scripted one, over a real WebSocket. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentHubConfigSchema, agentHubKind } from '#lib/backends/agent-hub/agent-hub-kind.ts';
import type { BackendIo, BackendRequest } from '#lib/backends/contract.ts';
import { type AgentHub, startAgentHub } from '../../support/agent-hub-server.ts';
import { collect, createTestIo, createTestRequest } from '../../support/backend-io.ts';
import { startBackendServer } from '../../support/backend-server.ts';

const CARD = { title: 'Login', fields: [{ label: 'State', value: 'open' }], tags: ['bug'] };

let hub: AgentHub;
beforeEach(async () => {
  hub = await startAgentHub();
});
afterEach(() => hub.close());

function ask(
  overrides: Partial<BackendIo> = {},
  more: Record<string, unknown> = {},
  request: BackendRequest = createTestRequest('Hi', { model: 'agent' }),
) {
  const config = agentHubConfigSchema.parse({ baseUrl: hub.url, apiKey: 'k-secret', ...more });
  return collect(agentHubKind.stream(request, config, createTestIo(overrides)));
}

test('B11 the hub gets the whole request, pushes chunks, and its closing result wins', async () => {
  hub.play((call) => {
    call.completed();
    call.chunk('half a', [{ ...CARD, title: 'early' }]);
    call.chunk('n answer');
    call.done({
      success: true,
      message: 'ok',
      data: { text: 'An answer.', skill: 'fix', cards: [CARD] },
    });
  });
  const agent = {
    message: 'Hi',
    skill: 'fix',
    skillPrompt: 'Fix it.',
    contexts: [{ key: 'page', label: 'Page', value: 'x' }],
    files: [{ name: 'a.txt', type: 'text/plain', dataUrl: 'data:,' }],
    history: [{ role: 'user' as const, text: 'Before' }],
  };
  const request = { ...createTestRequest('Hi', { model: 'gpt' }), agent: { ...agent, text: 'Hi' } };
  const { parts, text, error } = await ask({}, { extraBody: { tenant: 'a' } }, request);
  expect(error).toBeNull();
  expect(text).toBe('An answer.');
  expect(parts).toEqual([
    { type: 'accepted' },
    { type: 'text-delta', text: 'half a' },
    { type: 'text-delta', text: 'n answer' },
    { type: 'text-final', text: 'An answer.' },
    { type: 'cards', cards: [CARD] },
    { type: 'reply-skill', skill: 'fix' },
    { type: 'finish', reason: 'stop', malformedEvents: 0 },
  ]);
  expect(hub.records[0]?.arguments?.[1]).toEqual({ ...agent, model: 'gpt', tenant: 'a' });
  expect(hub.upgrades[0]?.url).toBe('/agent?id=t1&access_token=k-secret');
  await hub.closed();
});

test('B11 a Start that blocks until the answer is complete loses no word', async () => {
  hub.play((call) => {
    call.chunk('one ');
    call.chunk('two');
    call.done({ success: true, message: '', data: { text: 'one two' } });
    call.completed();
  });
  expect((await ask()).text).toBe('one two');
});

test('B11 a stop is said and closes the socket within 250 ms, even while Start blocks', async () => {
  const started = Promise.withResolvers<void>();
  hub.play((call) => {
    call.chunk('one ');
    started.resolve();
  });
  const stop = new AbortController();
  const answer = ask({ signal: stop.signal });
  await started.promise;
  const stoppedAt = performance.now();
  stop.abort();
  expect((await hub.closed()) - stoppedAt).toBeLessThan(250);
  expect((await answer).parts.at(-1)).toMatchObject({ type: 'finish', reason: 'aborted' });
  const [start, said] = hub.records;
  expect(said).toEqual({ type: 1, target: 'Stop', arguments: [start?.arguments?.[0]] });
});

test.each([
  ['hangs up', (call) => call.hangUp(), 'stream-broken', ''],
  ['refuses Start', (call) => call.completed('no agent today'), 'server-error', 'no agent today'],
  ['closes with an error', (call) => call.record({ type: 7, error: 'bye' }), 'server-error', 'bye'],
  ['closes', (call) => call.record({ type: 7 }), 'stream-broken', ''],
  [
    'ends in no success',
    (call) => call.done({ success: false, message: 'the agent fell over' }),
    'error-in-success',
    'the agent fell over',
  ],
] as [string, Parameters<AgentHub['play']>[0], string, string][])(
  'B11 a hub that %s is one clear failure, with the words that came',
  async (_, fall, code, detail) => {
    hub.play((call) => {
      call.chunk('half ');
      return fall(call);
    });
    const { text, error } = await ask();
    expect(text).toBe('half ');
    expect(error).toMatchObject({ code, detail });
  },
);

test('R4 what the hub pushes about another stream changes nothing; a malformed record is counted', async () => {
  hub.play((call) => {
    call.completed();
    call.record({ type: 1, target: 'AgentChunk', arguments: ['other', { delta: 'not mine' }] });
    call.raw('{"type":1,\u001e');
    call.record({ type: 6 });
    call.chunk('mine');
    call.done({ success: true, message: '', data: null });
  });
  const { text, parts } = await ask();
  expect(text).toBe('mine');
  expect(parts.at(-1)).toMatchObject({ malformedEvents: 1 });
});

test('B6 records that are cut anywhere between two frames are joined', async () => {
  hub.play((call) => {
    call.completed();
    const record = JSON.stringify({
      type: 1,
      target: 'agentChunk',
      arguments: [call.streamId, { delta: 'wörld' }],
    });
    for (const character of `${record}\u001e`) call.raw(character);
    call.done({ success: true, message: '', data: null });
  });
  expect((await ask()).text).toBe('wörld');
});

test('B11 a hub without negotiation is reached directly', async () => {
  const direct = await startAgentHub({ negotiates: false });
  direct.play((call) => call.done({ success: true, message: '', data: { text: 'here' } }));
  expect((await ask({}, { baseUrl: direct.url, apiKey: '' })).text).toBe('here');
  expect(direct.upgrades[0]?.url).toBe('/agent');
  await direct.close();
});

test('D16 a wrong key, a hub that is not there and a port where nothing listens are told apart', async () => {
  expect((await ask({}, { apiKey: 'wrong' })).error?.code).toBe('unauthorized');
  const other = await startBackendServer();
  other.play((response) => {
    response.writeHead(404);
    response.end();
  });
  expect((await ask({}, { baseUrl: other.origin })).error?.code).toBe('wrong-path');
  await other.close();
  expect((await ask({}, { baseUrl: other.origin })).error?.code).toBe('unreachable');
});

test('S17 a hub that sends elsewhere is not followed', async () => {
  const server = await startBackendServer();
  server.play((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ url: 'https://other.example/hub', accessToken: 'x' }));
  });
  const { error } = await ask({}, { baseUrl: server.origin });
  expect(error).toMatchObject({
    code: 'redirected-elsewhere',
    detail: 'https://other.example/hub',
  });
  await server.close();
});

test('R14 a hub is told every 15 s that somebody still listens', async () => {
  const pauses: number[] = [];
  const pinged = Promise.withResolvers<void>();
  let wake = () => {};
  hub.play((call) => {
    wake();
    void pinged.promise.then(() => call.done({ success: true, message: '', data: { text: 'ok' } }));
  });
  const wait: BackendIo['wait'] = (ms, signal) =>
    new Promise((resolve) => {
      pauses.push(ms);
      if (pauses.length > 1) pinged.resolve();
      else wake = resolve;
      signal.addEventListener('abort', () => resolve());
    });
  expect((await ask({ wait })).text).toBe('ok');
  expect(pauses[0]).toBe(15_000);
  expect(hub.records.some(({ type }) => type === 6)).toBe(true);
});
