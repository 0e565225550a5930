// @ts-check
/** Finds a Chromium that takes `--load-extension`. Branded Google Chrome ignores that switch, so it is never taken. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const SYSTEM_NAMES = ['chromium', 'chromium-browser'];
const ACCEPTED = /^(?:Chromium|Google Chrome for Testing) \d+/m;

/**
 * The path of the Chromium to use: `CHROME_PATH`, Playwright's own, or the system's; `null` where there is none.
 * Throws when `CHROME_PATH` names something else: what a person asked for is not silently replaced.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | null>}
 */
export async function findChromium(env = process.env) {
  const asked = env.CHROME_PATH;
  if (asked) {
    if (takesExtensions(asked)) return asked;
    throw new Error(`CHROME_PATH names ${asked}, which is not a Chromium that loads extensions.`);
  }
  const candidates = [await playwrightChromium(), ...systemChromiums(env)];
  return candidates.find((path) => path !== null && takesExtensions(path)) ?? null;
}

/** @returns {Promise<string | null>} where Playwright keeps its Chromium, whether or not it is there */
async function playwrightChromium() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function systemChromiums(env) {
  if (process.platform === 'darwin') return ['/Applications/Chromium.app/Contents/MacOS/Chromium'];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function takesExtensions(path) {
  try {
    accessSync(path, constants.X_OK);
    // On Windows the browser prints no version: only Playwright's own or a named one gets here.
    if (process.platform === 'win32') return !/Google[\\/]Chrome[\\/]/i.test(path);
    const options = { encoding: /** @type {const} */ ('utf8'), timeout: 20_000 };
    return ACCEPTED.test(
      execFileSync(path, ['--version'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return false;
  }
}
