/**
 * A Chromium with no debugger on the extension's worker: a worker under one is never put to sleep. A small client of the DevTools
 * protocol attaches to single pages and frames, and to nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { addressOf, connectSocket } from './browser-socket.ts';
import { CHROMIUM_BUILD } from './extension-browser.ts';

const targetSchema = z.object({ targetId: z.string(), type: z.string(), url: z.string() });
export type Target = z.infer<typeof targetSchema>;

/** One attached page or frame. */
export interface AttachedTarget {
  /** Runs an expression, as under a click of the person, and returns its awaited value. */
  evaluate(expression: string): Promise<unknown>;
  send(method: string, params?: object): Promise<unknown>;
}

export interface BareChromium {
  targets(): Promise<readonly Target[]>;
  /** Waits for a target of this kind, without attaching to it. */
  target(type: string, url: RegExp): Promise<Target>;
  openPage(url: string): Promise<AttachedTarget>;
  attach(targetId: string): Promise<AttachedTarget>;
  /** A click on the extension's icon in the tab that is in front. */
  clickAction(extensionId: string): Promise<void>;
  close(): Promise<void>;
}

export interface BareOptions {
  /** A profile folder to go on with, which stays; without it a new one, which goes. */
  readonly profile?: string;
  /** A private window, in which the extension may run. */
  readonly incognito?: boolean;
}

export async function launchBareChromium(options: BareOptions = {}): Promise<BareChromium> {
  const executable = await findChromium();
  if (executable === null) throw new Error('No Chromium that loads unpacked extensions was found.');
  const { incognito = false } = options;
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'whereabouts-')));
  const browser = spawn(executable, [
    '--headless=new',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--no-first-run',
    '--disable-background-networking',
    '--remote-debugging-port=0',
    '--enable-unsafe-extension-debugging',
    `--user-data-dir=${profile}`,
    ...(incognito ? ['--incognito'] : [`--load-extension=${CHROMIUM_BUILD}`]),
    'about:blank',
  ]);
  const client = await connectSocket(
    await addressOf(browser.stderr, /^DevTools listening on (ws:\S+)/),
  );
  if (incognito) {
    const extension = { path: CHROMIUM_BUILD, enableInIncognito: true };
    await client.send('Extensions.loadUnpacked', extension);
  }

  async function targets(): Promise<Target[]> {
    const reply = await client.send('Target.getTargets', { filter: [{}] });
    return z.object({ targetInfos: z.array(targetSchema) }).parse(reply).targetInfos;
  }

  async function target(type: string, url: RegExp): Promise<Target> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
      const found = (await targets()).find((one) => one.type === type && url.test(one.url));
      if (found) return found;
    }
    throw new Error(`There is no ${type} at ${url}.`);
  }

  async function attach(targetId: string): Promise<AttachedTarget> {
    const reply = await client.send('Target.attachToTarget', { targetId, flatten: true });
    const { sessionId } = z.object({ sessionId: z.string() }).parse(reply);
    const send = (method: string, params: object = {}) => client.send(method, params, sessionId);
    return { send, evaluate: (expression) => evaluate(send, expression) };
  }

  return {
    targets,
    target,
    attach,
    async openPage(url) {
      const reply = await client.send('Target.createTarget', { url });
      return attach(z.object({ targetId: z.string() }).parse(reply).targetId);
    },
    async clickAction(id) {
      const tabs = await client.send('Target.getTargets', { filter: [{ type: 'tab' }] });
      const { targetInfos } = z.object({ targetInfos: z.array(z.looseObject({})) }).parse(tabs);
      const active = targetInfos.find((info) => JSON.stringify(info).includes('"tabActive":true'));
      await client.send('Extensions.triggerAction', { id, targetId: active?.targetId });
    },
    async close() {
      client.close();
      browser.kill();
      await once(browser, 'exit');
      if (options.profile === undefined)
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function evaluate(send: AttachedTarget['send'], expression: string): Promise<unknown> {
  const reply = await send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    userGesture: true,
  });
  const { result, exceptionDetails } = z
    .object({
      result: z.object({ value: z.unknown().optional() }),
      exceptionDetails: z.looseObject({ text: z.string() }).optional(),
    })
    .parse(reply);
  if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
  return result.value;
}
