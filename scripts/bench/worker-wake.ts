import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchExtensionBrowser } from '../../tests/support/extension-browser.ts';
import type { Bench } from './bench.ts';
import { median } from './median.ts';

const ROUNDS = 15;

export const workerWake: Bench = {
  title: 'F6 the background, from asleep to its first answer',
  method: `In Chromium, ${ROUNDS} times: the worker is stopped; then a page of the extension opens a port, asks, and notes when the reply is there. The same with an extension whose worker only replies. Both with a debugger attached, which the stopping needs; medians.`,
  needsBuild: true,
  async run() {
    const empty = await measureEmptyWorker();
    const ours = await measureWorker({
      page: 'options.html',
      port: 'options',
      name: 'options-read',
    });
    return [
      { what: 'an empty worker', value: empty, unit: 'ms' },
      { what: 'ours, reading backends and settings', value: ours, unit: 'ms' },
      { what: 'ratio', value: ours / empty, unit: '×' },
    ];
  },
};

interface Question {
  readonly page: string;
  readonly port: string;
  readonly name: string;
}

async function measureEmptyWorker(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'empty-extension-'));
  const files = {
    'manifest.json': JSON.stringify({
      manifest_version: 3,
      name: 'Empty',
      version: '1',
      action: {},
      background: { service_worker: 'background.js' },
    }),
    'background.js': `
      chrome.action.onClicked.addListener(() => {});
      chrome.runtime.onConnect.addListener((port) => {
        port.onMessage.addListener(({ id }) => port.postMessage({ kind: 'reply', id }));
      });
    `,
    'page.html': '<!doctype html><title>Empty</title>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  try {
    return await measureWorker({ page: 'page.html', port: 'any', name: 'any' }, directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function measureWorker(question: Question, extensionDir?: string): Promise<number> {
  const extension = await launchExtensionBrowser(extensionDir ? { extensionDir } : {});
  try {
    const page = await extension.context.newPage();
    await page.goto(`chrome-extension://${extension.extensionId}/${question.page}`);
    await ask(page, question);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await extension.killWorker();
      times.push(await ask(page, question));
    }
    return median(times);
  } finally {
    await extension.close();
  }
}

function ask(page: Page, { port, name }: Question): Promise<number> {
  return page.evaluate(askWorker, { port, name });
}

interface PortApi {
  connect(options: { name: string }): {
    readonly onMessage: { addListener(listener: (message: { id?: number }) => void): void };
    postMessage(message: unknown): void;
    disconnect(): void;
  };
}

function askWorker({ port: portName, name }: { port: string; name: string }): Promise<number> {
  const { runtime } = Reflect.get(globalThis, 'chrome') as { runtime: PortApi };
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const port = runtime.connect({ name: portName });
    port.onMessage.addListener(({ id }) => {
      if (id !== 1) return;
      resolve(performance.now() - startedAt);
      port.disconnect();
    });
    port.postMessage({ id: 1, name, payload: {} });
  });
}
