/**
 * A Firefox with the built extension in it, over WebDriver BiDi. Nothing attaches to the extension's event page, which may sleep as
 * it does for everybody. With access to the browser's own window the shortcut's command can be given as the keyboard gives it,
 * `activeTab` and all, and pages and frames of the extension can be looked into.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { findFirefox } from '../../scripts/find-firefox.mjs';
import { addGrantButton, type NewBackend, saveBackend } from './add-backend.ts';
import { addressOf, type BrowserSocket, connectSocket } from './browser-socket.ts';

const FIREFOX_BUILD = resolve(import.meta.dirname, '../../.output/firefox-mv3');
const EXTENSION_ID = 'whereabouts@whereabouts.example';
/** What the browser makes of the id in the names of its own elements. */
const COMMAND = '#ext-keyset-id-whereabouts_whereabouts_example key';
/** The host of the extension's pages, which Firefox otherwise draws by lot. */
const EXTENSION_HOST = '6f1c1c5e-0d5b-4b1e-9a55-3f6f5f0c2d11';

const PATIENCE = { timeout: 15_000, intervals: [20, 50, 100, 200] };

const PREFERENCES = {
  'extensions.webextensions.uuids': JSON.stringify({ [EXTENSION_ID]: EXTENSION_HOST }),
  // What a person says yes to in a bubble of the browser's, which has no place without a display.
  'extensions.webextOptionalPermissionPrompts': false,
};

/** Why there is no Firefox to test in; `null` where there is one. */
export const FIREFOX_ABSENT = findFirefox()
  ? null
  : 'There is no Firefox 142 or newer here: install one, or set FIREFOX_PATH to its executable.';

/** A page or a frame. */
export interface FirefoxView {
  readonly context: string;
  /** Runs an expression, as under a click of the person, and returns its awaited value. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression is true. */
  until(expression: string, timeout?: number): Promise<void>;
  /** Clicks the element of this role and name where it is, once it is there. */
  click(role: string, name: string): Promise<void>;
  /** Types into whatever has the focus, key by key. `\uE007` is Enter. */
  type(text: string): Promise<void>;
  /** Closes the tab. */
  close(): Promise<void>;
}

export interface FirefoxBrowser {
  openPage(url: string): Promise<FirefoxView>;
  /** A page in a private window of its own. */
  openPrivatePage(url: string): Promise<FirefoxView>;
  /** A page of the extension in a tab. */
  openExtensionPage(path: string): Promise<FirefoxView>;
  /** Sets a backend up on loopback and chooses its model, with the access that it asks for under a real click. */
  addBackend(backend: NewBackend): Promise<void>;
  /** Opens the drawer by the shortcut's command in the page that is in front, and waits for its message box. */
  openDrawer(page: FirefoxView): Promise<FirefoxView>;
  close(): Promise<void>;
}

/** @param options `privateWindows`: the extension may run in them, which a person has to allow. */
export async function launchFirefox({ privateWindows = false } = {}): Promise<FirefoxBrowser> {
  const { browser, end } = await startProcess();
  const socket = await enter(browser.stderr, privateWindows).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    openPage: (url) => openTab(socket, url, 'complete'),
    openPrivatePage: (url) => openPrivateWindow(socket, url),
    openExtensionPage: (path) => openExtensionPage(socket, path),
    async addBackend(backend) {
      const options = await openExtensionPage(socket, '/options.html');
      await options.evaluate(`(${addGrantButton})('http://127.0.0.1/*')`);
      await options.click('button', 'Grant for the test');
      await options.until(`document.body.textContent.includes('Granted: true')`);
      await options.evaluate(`(${saveBackend})(${JSON.stringify(backend)})`);
    },
    openDrawer: (page) => openDrawer(socket, page),
    async close() {
      socket.close();
      await end();
    },
  };
}

/** A browser with a profile of its own, which goes with it. */
async function startProcess() {
  const executable = findFirefox();
  if (executable === null) throw new Error(FIREFOX_ABSENT ?? '');
  const profile = await mkdtemp(join(tmpdir(), 'whereabouts-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const switches = ['--headless', '--no-remote', '--remote-debugging-port=0'];
  const browser = spawn(
    executable,
    [...switches, '--remote-allow-system-access', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return {
    browser,
    async end() {
      browser.kill();
      if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Begins to command the browser, and installs the extension in it. */
async function enter(output: Readable, privateWindows: boolean): Promise<BrowserSocket> {
  const address = await addressOf(output, /^WebDriver BiDi listening on (ws:\S+)/);
  // What it says later is nobody's, and a full pipe would hold it up.
  output.resume();
  const socket = await connectSocket(`${address}/session`);
  await socket.send('session.new', { capabilities: {} });
  await socket.send('webExtension.install', {
    extensionData: { type: 'path', path: FIREFOX_BUILD },
  });
  if (privateWindows) await (await anyWindow(socket)).evaluate(ALLOW_PRIVATE_WINDOWS);
  return socket;
}

const treeSchema = z.object({
  contexts: z.array(
    z.object({
      context: z.string(),
      url: z.string(),
      clientWindow: z.string(),
      children: z.array(z.object({ context: z.string(), url: z.string() })).nullable(),
    }),
  ),
});

async function readTree(socket: BrowserSocket, options: object) {
  return treeSchema.parse(await socket.send('browsingContext.getTree', options)).contexts;
}

/** Runs in the browser's own window: what a person allows on the browser's page of extensions. */
const ALLOW_PRIVATE_WINDOWS = `(async () => {
  const load = (name) => ChromeUtils.importESModule('resource://gre/modules/' + name + '.sys.mjs');
  const allowed = { permissions: ['internal:privateBrowsingAllowed'], origins: [] };
  await load('ExtensionPermissions').ExtensionPermissions.add('${EXTENSION_ID}', allowed);
  await (await load('AddonManager').AddonManager.getAddonByID('${EXTENSION_ID}')).reload();
})()`;

async function anyWindow(socket: BrowserSocket): Promise<FirefoxView> {
  const [window] = await readTree(socket, { 'moz:scope': 'chrome', maxDepth: 0 });
  return createView(socket, window?.context ?? '');
}

async function openPrivateWindow(socket: BrowserSocket, url: string): Promise<FirefoxView> {
  const before = (await readTree(socket, {})).map(({ context }) => context);
  const window = await anyWindow(socket);
  await window.evaluate('void OpenBrowserWindow({ private: true })');
  const fresh = async () =>
    (await readTree(socket, {})).find(
      (tab) => !before.includes(tab.context) && tab.url === 'about:privatebrowsing',
    );
  await expect.poll(async () => (await fresh())?.url, PATIENCE).toBeDefined();
  // In a tab of its own: the window's first one is still busy with what it opened by itself.
  const start = (await fresh())?.context ?? '';
  const page = await openTab(socket, url, 'complete', start);
  await createView(socket, start).close();
  return page;
}

/** The browser tells nobody that such a page has loaded. */
async function openExtensionPage(socket: BrowserSocket, path: string): Promise<FirefoxView> {
  const page = await openTab(socket, `moz-extension://${EXTENSION_HOST}${path}`, 'none');
  await page.until(`location.protocol === 'moz-extension:' && document.readyState === 'complete'`);
  return page;
}

async function openTab(
  socket: BrowserSocket,
  url: string,
  wait: 'complete' | 'none',
  beside?: string,
): Promise<FirefoxView> {
  // In the ordinary window, whichever is in front, unless it is to stand beside another tab.
  const [first] = await readTree(socket, { maxDepth: 0 });
  const tab = z.object({ context: z.string() }).parse(
    await socket.send('browsingContext.create', {
      type: 'tab',
      referenceContext: beside ?? first?.context,
    }),
  );
  await socket.send('browsingContext.navigate', { ...tab, url, wait });
  return createView(socket, tab.context);
}

async function openDrawer(socket: BrowserSocket, page: FirefoxView): Promise<FirefoxView> {
  await socket.send('browsingContext.activate', { context: page.context });
  const [ownTab] = await readTree(socket, { root: page.context });
  const windows = await readTree(socket, { 'moz:scope': 'chrome', maxDepth: 0 });
  const own = windows.find(({ clientWindow }) => clientWindow === ownTab?.clientWindow);
  const browserWindow = createView(socket, own?.context ?? '');
  await browserWindow.until(`document.querySelector('${COMMAND}')`);
  await browserWindow.evaluate(`document.querySelector('${COMMAND}').doCommand()`);
  const frame = async () => {
    const children = (await readTree(socket, { root: page.context }))[0]?.children ?? [];
    return children.find(({ url }) => url.includes('/drawer.html'))?.context;
  };
  await expect.poll(frame, PATIENCE).toBeDefined();
  const drawer = createView(socket, (await frame()) ?? '');
  await drawer.until(`document.querySelector('[aria-label="Message"]')`);
  return drawer;
}

const evaluationSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('success'),
    result: z.looseObject({ value: z.unknown().optional() }),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

const nodesSchema = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });

function createView(socket: BrowserSocket, context: string): FirefoxView {
  async function evaluate(expression: string): Promise<unknown> {
    const reply = await socket.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    const outcome = evaluationSchema.parse(reply);
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result.value;
  }
  async function locate(role: string, name: string) {
    const locator = { type: 'accessibility', value: { role, name } };
    const found = await socket.send('browsingContext.locateNodes', { context, locator });
    return nodesSchema.parse(found).nodes[0];
  }
  const perform = (action: object) =>
    socket.send('input.performActions', { context, actions: [action] });
  return {
    context,
    evaluate,
    async until(expression, timeout = PATIENCE.timeout) {
      const holds = () => evaluate(`Boolean(${expression})`).catch(() => false);
      await expect.poll(holds, { ...PATIENCE, timeout, message: expression }).toBe(true);
    },
    async click(role, name) {
      const there = async () => (await locate(role, name).catch(() => undefined)) !== undefined;
      await expect.poll(there, { ...PATIENCE, message: `${role} ${name}` }).toBe(true);
      const element = await locate(role, name);
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keyboard', actions: keys });
    },
    async close() {
      // Not awaited: with its last tab a window goes too, and the answer may go with it.
      void socket.send('browsingContext.close', { context });
      const isOpen = async () =>
        (await readTree(socket, { maxDepth: 0 })).some((tab) => tab.context === context);
      await expect.poll(isOpen, PATIENCE).toBe(false);
    },
  };
}
