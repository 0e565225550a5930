/**
 * Local servers are looked for by a click in the options. Their ports are the real ones, which a machine has once: so what is
 * claimed of them stands in one test.
 */
import { expect } from '@playwright/test';
import { answerWith, startBackendServer } from '../support/backend-server.ts';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { OLLAMA_MODEL, startFakeOllama } from '../support/fake-ollama.ts';

const LOOPBACK = 'http://127.0.0.1/*';
const PORTS = { 'LM Studio': 1_234, 'llama.cpp': 8_080, Jan: 1_337 };
const VLLM = 8_000;
/** What a dead server may cost, with room for a machine that is busy with other tests. */
const SEARCH_LIMIT_MS = 500 + 1_000;

async function startServers() {
  const ollama = await startFakeOllama({ port: 11_434 });
  const compatible = await Promise.all(
    Object.entries(PORTS).map(async ([label, port]) => {
      const server = await startBackendServer({ port });
      const models = { data: [{ id: `${label} model` }] };
      server.play(answerWith(JSON.stringify(models), { type: 'application/json' }));
      return server;
    }),
  );
  const hanging = await startBackendServer({ port: VLLM });
  hanging.play(() => {});
  const all = [ollama, ...compatible, hanging];
  return {
    ollama,
    hanging,
    requests: () => all.reduce((count, { seen }) => count + seen.length, 0),
    close: () => Promise.all(all.map((server) => server.close())),
  };
}

test('B3 local servers are found by one click that asks for access, a dead one costs little and blocks nothing', async ({
  extension,
  issuePage,
}) => {
  const servers = await startServers();
  const options = await extension.context.newPage();
  await options.goto(`chrome-extension://${extension.extensionId}/options.html#backends`);
  const look = options.getByRole('button', { name: 'Look for local servers' });
  await expect(look).toBeVisible();
  expect(await options.evaluate(hasAccess, LOOPBACK)).toBe(false);
  expect(servers.requests()).toBe(0);

  // Opening the model menu looks nowhere before access was given.
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  const modelButton = drawer.view.getByRole('button', { name: /^Model: / });
  const models = drawer.view.getByRole('listbox', { name: 'Models' });
  await modelButton.click();
  await expect(models.getByRole('option').first()).toBeVisible();
  await issuePage.keyboard.press('Escape');
  expect(servers.requests()).toBe(0);

  await extension.allowHosts(LOOPBACK);
  await options.bringToFront();
  const startedAt = performance.now();
  await look.click();
  await expect(options.getByText('4 servers found and added:')).toBeVisible();
  const spent = (await (await servers.hanging.request(0)).closed).at - startedAt;
  expect(spent).toBeLessThan(SEARCH_LIMIT_MS);
  expect(await options.evaluate(hasAccess, LOOPBACK)).toBe(true);
  for (const label of ['Ollama', ...Object.keys(PORTS)])
    await expect(options.getByRole('listitem').filter({ hasText: label }).first()).toBeVisible();

  // Later on opening the model menu: what is known stands there at once, whatever the dead one does.
  await issuePage.bringToFront();
  const before = servers.hanging.seen.length;
  await modelButton.click();
  await expect(models.getByRole('option', { name: OLLAMA_MODEL })).toBeVisible();
  await servers.hanging.request(before);
  await models.getByRole('option', { name: OLLAMA_MODEL }).click();
  await drawer.askAndSettle('Hello?');
  await expect(drawer.answers.last()).toContainText('Hello from Ollama.');
  await servers.close();
});

/** Runs in an extension page. */
function hasAccess(pattern: string): Promise<boolean> {
  return Reflect.get(globalThis, 'chrome').permissions.contains({ origins: [pattern] });
}
