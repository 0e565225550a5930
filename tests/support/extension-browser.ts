/** A Chromium with the built extension in it, driven as a person drives it: real toolbar clicks, real grants. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Frame,
  type Page,
  type Worker,
} from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';

export const CHROMIUM_BUILD = resolve(import.meta.dirname, '../../.output/chrome-mv3');

export interface ExtensionBrowser {
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** A click on the toolbar icon, with its `activeTab` grant, in this page's tab. */
  clickAction(page: Page): Promise<void>;
  /** Clicks the icon and waits for the drawer that opens in the page, until its message box is there. */
  openDrawer(page: Page): Promise<Frame>;
  worker(): Promise<Worker>;
  /** The browser's number of the tab that is in front. */
  activeTabId(): Promise<number>;
  /** Stops the worker as the browser does, in the middle of whatever it does. */
  killWorker(): Promise<void>;
  /** Loads the extension's folder once more, which is how an unpacked extension is reloaded or updated. */
  reload(): Promise<void>;
  /**
   * Allows the extension these hosts (match patterns) without the permission bubble, which needs a display. It activates nothing by
   * itself: the product's own request, under a real click, then resolves at once.
   */
  allowHosts(...patterns: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  readonly extensionDir?: string;
  /** Other unpacked extensions, loaded beside it. */
  readonly alsoLoad?: readonly string[];
  /** With a window that a person can see. */
  readonly visible?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly args?: readonly string[];
}

export async function launchExtensionBrowser(
  options: LaunchOptions = {},
): Promise<ExtensionBrowser> {
  const context = await launchContext(options);
  const browser = context.browser();
  if (!browser)
    throw new Error('This Playwright gives no access to the browser of a persistent context.');
  const session = await browser.newBrowserCDPSession();
  const others = (options.alsoLoad ?? []).map(unpackedId);
  const isOurs = (found: Worker) => !others.includes(new URL(found.url()).host);
  const worker = async () =>
    context.serviceWorkers().findLast(isOurs) ??
    context.waitForEvent('serviceworker', { predicate: isOurs });
  const extensionId = new URL((await findListeningWorker(worker)).url()).host;
  await closeWelcome(session);
  const clickAction = async (page: Page) => {
    await page.bringToFront();
    const targetId = await findActiveTab(session, page);
    await session.send('Extensions.triggerAction', { id: extensionId, targetId });
  };
  return {
    context,
    extensionId,
    clickAction,
    worker,
    activeTabId: async () => (await worker()).evaluate(readActiveTab),
    openDrawer: async (page) => {
      const frame = waitForDrawer(page);
      await clickAction(page);
      return frame;
    },
    killWorker: () => stopWorkers(context),
    async reload() {
      const path = options.extensionDir ?? CHROMIUM_BUILD;
      await session.send('Extensions.loadUnpacked', { path });
    },
    allowHosts: (...patterns) => allowHosts(context, extensionId, patterns),
    close: () => context.close(),
  };
}

/** A worker that has not yet said what it listens to misses clicks. While it is being installed it can also go and come again. */
async function findListeningWorker(find: () => Promise<Worker>): Promise<Worker> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const worker = await find();
    const listens = await worker.evaluate(hearsClicks).catch(() => false);
    if (listens) return worker;
  }
  throw new Error('The extension does not listen to clicks on its icon.');
}

function hearsClicks(): boolean {
  return Reflect.get(globalThis, 'chrome').action.onClicked.hasListeners();
}

/** The id that Chromium gives an unpacked extension without a key: the hash of its path, in the letters a to p. */
function unpackedId(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return hash.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}

async function launchContext(options: LaunchOptions): Promise<BrowserContext> {
  const executablePath = await findChromium();
  if (executablePath === null)
    throw new Error('No Chromium that loads unpacked extensions was found.');
  const directories = [options.extensionDir ?? CHROMIUM_BUILD, ...(options.alsoLoad ?? [])].join();
  return chromium.launchPersistentContext('', {
    executablePath,
    // Playwright's own headless mode has no extensions; the browser's has.
    headless: false,
    viewport: options.viewport ?? (options.visible ? null : { width: 1280, height: 800 }),
    args: [
      ...(options.visible ? [] : ['--headless=new']),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--load-extension=${directories}`,
      `--disable-extensions-except=${directories}`,
      '--enable-unsafe-extension-debugging',
      ...(options.args ?? []),
    ],
  });
}

/** Every new browser is an install, which opens the welcome page: closed before it comes in front of somebody's page. */
async function closeWelcome(session: CDPSession): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const { targetInfos } = await session.send('Target.getTargets');
    const welcome = targetInfos.find(({ url }) => url.endsWith('/welcome.html'));
    if (!welcome) continue;
    await session.send('Target.closeTarget', { targetId: welcome.targetId });
    return;
  }
  throw new Error('The welcome page did not open.');
}

/** The action acts on the active tab of a window, whatever target is named: so it must be this one first. */
async function findActiveTab(session: CDPSession, page: Page): Promise<string> {
  const own = await page.context().newCDPSession(page);
  const deadline = Date.now() + 5_000;
  try {
    while (Date.now() < deadline) {
      // Not `page.url()`: an error page knows itself by another address than its tab.
      const { targetInfo } = await own.send('Target.getTargetInfo');
      const { targetInfos } = await session.send('Target.getTargets', {
        filter: [{ type: 'tab' }],
      });
      const tab = targetInfos.find((info) => isActive(info) && info.url === targetInfo.url);
      if (tab) return tab.targetId;
    }
  } finally {
    await own.detach();
  }
  throw new Error(`No active tab shows ${page.url()}.`);
}

function isActive(info: object): boolean {
  const data: unknown = Reflect.get(info, 'embedderData');
  return typeof data === 'object' && data !== null && Reflect.get(data, 'tabActive') === true;
}

/** The drawer in this page: the one that is there already, or the next one. */
export async function waitForDrawer(page: Page): Promise<Frame> {
  const frame =
    page.frames().find(isDrawer) ??
    (await page.waitForEvent('framenavigated', { predicate: isDrawer, timeout: 10_000 }));
  await frame.getByRole('textbox', { name: 'Message' }).waitFor();
  return frame;
}

/** With dynamic addresses the frame's host is not the extension's id. */
function isDrawer(frame: Frame): boolean {
  const url = new URL(frame.url() || 'about:blank');
  return url.protocol === 'chrome-extension:' && url.pathname === '/drawer.html';
}

async function stopWorkers(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await session.detach();
}

async function allowHosts(
  context: BrowserContext,
  id: string,
  patterns: readonly string[],
): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  for (const pattern of patterns) await page.evaluate(ADD_HOST_PERMISSION, [id, pattern] as const);
  await page.close();
}

/** Runs in the browser's own page of extensions, whose API has no types here. */
const ADD_HOST_PERMISSION = ([id, pattern]: readonly [string, string]) => {
  const api: unknown = Reflect.get(Reflect.get(globalThis, 'chrome') as object, 'developerPrivate');
  return (
    api as { addHostPermission(id: string, pattern: string): Promise<void> }
  ).addHostPermission(id, pattern);
};

/** Runs in the worker, where the extension's API has no types here. */
async function readActiveTab(): Promise<number> {
  const [tab] = await Reflect.get(globalThis, 'chrome').tabs.query({
    active: true,
    lastFocusedWindow: true,
  });
  return tab.id;
}
