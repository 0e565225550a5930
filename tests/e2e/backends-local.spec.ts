/** Servers on one's own machine: found on a click, and reached without any setting of theirs. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addBackend } from '../support/add-backend.ts';
import type { SeenRequest } from '../support/backend-server.ts';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { launchExtensionBrowser } from '../support/extension-browser.ts';
import { OLLAMA_MODEL, startFakeOllama } from '../support/fake-ollama.ts';

const OLLAMA = { label: 'Ollama', kind: 'ollama', model: OLLAMA_MODEL };
const LOOPBACK = 'http://127.0.0.1/*';

/** Another extension, whose background asks the same server again and again. */
async function writeOtherExtension(url: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'other-extension-'));
  const manifest = {
    manifest_version: 3,
    name: 'Other',
    version: '1',
    host_permissions: [LOOPBACK],
    background: { service_worker: 'background.js' },
  };
  const script = `
    const ask = () => fetch(${JSON.stringify(url)}, { method: 'POST', body: '{}' }).catch(() => {});
    chrome.tabs.onUpdated.addListener(ask);
  `;
  await writeFile(join(path, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(path, 'background.js'), script);
  return path;
}

const altered = (requests: readonly SeenRequest[]) =>
  requests.filter(({ headers }) => headers.origin === undefined);

test('B4 an Ollama that refuses extensions answers, on every turn, also after a worker restart', async ({
  extension,
  issuePage,
}) => {
  const ollama = await startFakeOllama();
  await addBackend(extension, { ...OLLAMA, baseUrl: ollama.origin });
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  await drawer.askAndSettle('Hello?');
  await expect(drawer.answers.last()).toContainText('Hello from Ollama.');
  await drawer.askAndSettle('And again?');
  await extension.killWorker();
  await drawer.askAndSettle('And after that?');
  await expect(drawer.answers).toHaveCount(3);
  await expect(drawer.answers.last()).toContainText('Hello from Ollama.');
  expect(ollama.questions()).toHaveLength(3);
  expect(altered(ollama.questions())).toHaveLength(3);
  await ollama.close();
});

test('B4 no request of a page or of another extension is altered, to the same server at the same time', async ({
  site,
}) => {
  const ollama = await startFakeOllama();
  const url = `${ollama.origin}/api/chat`;
  const extension = await launchExtensionBrowser({ alsoLoad: [await writeOtherExtension(url)] });
  await addBackend(extension, { ...OLLAMA, baseUrl: ollama.origin });
  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/acme/web/issues/12`);
  const drawer = createDrawer(await extension.openDrawer(page));
  await drawer.askAndSettle('Hello?');
  await expect(drawer.answers.last()).toContainText('Hello from Ollama.');
  await page.evaluate(async (to) => {
    await fetch(to, { method: 'POST', body: '{}', mode: 'no-cors' });
  }, url);
  await page.reload();

  const origins = () => ollama.questions().map(({ headers }) => headers.origin);
  const other = /^chrome-extension:\/\/[a-p]{32}$/;
  await expect.poll(() => origins().filter((origin) => other.test(origin ?? ''))).not.toEqual([]);
  expect(origins()).toContain(site.origin);
  expect(origins()).not.toContain(`chrome-extension://${extension.extensionId}`);
  expect(altered(ollama.questions())).toHaveLength(1);
  await extension.close();
  await ollama.close();
});

test('B4 the rule names our own initiator, no tab, and that one server', async ({ extension }) => {
  const ollama = await startFakeOllama();
  await addBackend(extension, { ...OLLAMA, baseUrl: ollama.origin });
  await addBackend(extension, {
    label: 'Far away',
    baseUrl: 'https://api.example/v1',
    model: 'm',
  });
  const worker = await extension.worker();
  const rules = await worker.evaluate(async () => {
    const api: unknown = Reflect.get(globalThis, 'chrome');
    return (
      api as { declarativeNetRequest: { getSessionRules(): Promise<object[]> } }
    ).declarativeNetRequest.getSessionRules();
  });
  expect(rules).toEqual([
    expect.objectContaining({
      condition: {
        initiatorDomains: [extension.extensionId],
        tabIds: [-1],
        urlFilter: `|${ollama.origin}/`,
        resourceTypes: ['xmlhttprequest'],
      },
    }),
  ]);
  await ollama.close();
});
