import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.mjs';

const own = vi.hoisted(() => ({ path: '' }));
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => own.path } }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  own.path = join(folder, 'not-downloaded');
});
afterEach(() => rmSync(folder, { recursive: true }));

function browser(name: string, version: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${version}'\n`);
  chmodSync(path, 0o755);
  return path;
}

describe.runIf(process.platform === 'linux')('the Chromium to use', () => {
  test('is the one that CHROME_PATH names, before all others', async () => {
    browser('chromium', 'Chromium 156.0');
    const named = browser('mine', 'Google Chrome for Testing 150.0');
    expect(await findChromium({ PATH: folder, CHROME_PATH: named })).toBe(named);
  });

  test('is never another than CHROME_PATH names, when that does not do', async () => {
    browser('chromium', 'Chromium 156.0');
    const branded = browser('chrome', 'Google Chrome 156.0');
    await expect(findChromium({ PATH: folder, CHROME_PATH: branded })).rejects.toThrow(branded);
  });

  test('is Playwright’s own before the system’s', async () => {
    browser('chromium', 'Chromium 156.0');
    own.path = browser('own', 'Chromium 155.0');
    expect(await findChromium({ PATH: folder })).toBe(own.path);
  });

  test('is the system’s by either of its names', async () => {
    const path = browser('chromium-browser', 'Chromium 156.0 built on Debian');
    expect(await findChromium({ PATH: `/nowhere:${folder}` })).toBe(path);
  });

  test('is none where only branded Chrome goes by its name', async () => {
    browser('chromium', 'Google Chrome 156.0');
    expect(await findChromium({ PATH: folder })).toBeNull();
  });
});
