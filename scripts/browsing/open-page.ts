import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageServer } from '../../tests/support/page-server.ts';

/** A page as it is named on a command line. */
export interface PageSource {
  /** An address, or the path of an HTML file. */
  readonly name: string;
  /** The address that a file was saved from. */
  readonly as: string | null;
}

export function isFile(source: PageSource): boolean {
  return source.as !== null || !URL.canParse(source.name) || existsSync(source.name);
}

/** The address at which the page will be seen. */
export function addressOf(source: PageSource, files: PageServer): string {
  if (source.as !== null) return new URL(source.as).href;
  return isFile(source)
    ? new URL(encodeURIComponent(basename(source.name)), files.origin).href
    : new URL(source.name).href;
}

/**
 * Opens a page in this tab and waits until it has come to rest. A file reaches nothing: what it refers to is left out, whatever
 * host it is on.
 */
export async function openPage(page: Page, source: PageSource, files: PageServer): Promise<string> {
  const address = addressOf(source, files);
  await page.unrouteAll();
  if (isFile(source)) {
    const body = await readFile(source.name, 'utf8');
    await page.route(isWebAddress, (route) =>
      route.request().isNavigationRequest() && route.request().url() === withoutHash(address)
        ? route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
        : route.abort('aborted'),
    );
  }
  await page.goto(address);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  return address;
}

/**
 * Switches for a browser that is to see files only, so that not even a service worker of theirs gets out.
 *
 * @param allowed Hosts that must be reachable all the same.
 */
export function offlineSwitches(allowed: readonly string[]): string[] {
  const rules = ['127.0.0.1', 'localhost', ...allowed].map((host) => `EXCLUDE ${host}`);
  return [`--host-resolver-rules=MAP * ~NOTFOUND, ${rules.join(', ')}`];
}

function isWebAddress(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
