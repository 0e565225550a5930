// @ts-check
/** Finds a Firefox that takes unsigned extensions over WebDriver BiDi, which each does that is new enough for the extension. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox', 'firefox-developer-edition', 'firefox-nightly'];
const LEAST_VERSION = 142;

/**
 * The path of the Firefox to use: `FIREFOX_PATH` or the system's; `null` where there is none.
 * Throws when `FIREFOX_PATH` names something else: what a person asked for is not silently replaced.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null}
 */
export function findFirefox(env = process.env) {
  const asked = env.FIREFOX_PATH;
  if (asked) {
    if (isNewEnough(asked)) return asked;
    throw new Error(
      `FIREFOX_PATH names ${asked}, which is not a Firefox ${LEAST_VERSION} or newer.`,
    );
  }
  return systemFirefoxes(env).find(isNewEnough) ?? null;
}

/** @param {NodeJS.ProcessEnv} env */
function systemFirefoxes(env) {
  if (process.platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function isNewEnough(path) {
  try {
    accessSync(path, constants.X_OK);
    const options = { encoding: /** @type {const} */ ('utf8'), timeout: 20_000 };
    const said = execFileSync(path, ['--version'], {
      ...options,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^Mozilla Firefox (\d+)/m.exec(said)?.[1]) >= LEAST_VERSION;
  } catch {
    return false;
  }
}
