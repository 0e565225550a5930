// @ts-check
/**
 * Makes a fresh clone ready, then runs a script of this project on the project's own Node:
 * `node scripts/setup.mjs [--no-browser | --both-browsers] [script.ts [argument…]]`.
 *
 * Plain JavaScript for Node 20 without dependencies, since it runs before anything is installed. It starts the
 * script itself because a shell that has looked `node` up before the installation goes on with the older one.
 * What it says goes to stderr: a script's stdout may be data.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const onWindows = process.platform === 'win32';

/** One sentence that says what is wrong, and one remedy. */
class SetupError extends Error {
  /**
   * @param {string} problem
   * @param {string} remedy
   */
  constructor(problem, remedy) {
    super(`${problem}\n${remedy}`);
  }
}

try {
  const [first, ...rest] = process.argv.slice(2);
  const withBrowser = first !== '--no-browser';
  const withFirefox = first === '--both-browsers';
  const [script, ...scriptArguments] = first?.startsWith('--') || !first ? rest : [first, ...rest];
  installPackages();
  const node = projectNode();
  if (withBrowser) await provideChromium();
  if (withFirefox) await provideFirefox();
  if (script) runScript(node, script, scriptArguments);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\nSet-up failed: ${error.message}`);
  process.exitCode = 1;
}

function installPackages() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new SetupError(
      `This is Node ${process.versions.node}, too old to install the packages.`,
      'Install Node 20 or newer and run the command again.',
    );
  }
  if (packagesAreCurrent()) return;
  say('Installing the packages of package-lock.json (npm ci); the first time this takes a minute.');
  const { ok, problem } = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!ok) {
    throw new SetupError(
      `npm could not install the packages of package-lock.json: ${problem}.`,
      'Check that this machine reaches the npm registry, and run the command again.',
    );
  }
}

/** Whether each package of the lock file stands in node_modules in its version, as npm itself recorded it. */
function packagesAreCurrent() {
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** The Node that the lock file names; its binary comes by an install script, which an npm may have been told to skip. */
function projectNode() {
  const node = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    say('Fetching the Node version that this project runs on (npm rebuild node).');
    run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  }
  if (existsSync(node)) return node;
  if (process.features.typescript) return process.execPath;
  throw new SetupError(
    `This project needs Node 24, this is ${process.versions.node}, and npm could not fetch it.`,
    'Install Node 24 and run the command again.',
  );
}

async function provideChromium() {
  if (await chromiumPath()) return;
  say("Fetching Playwright's Chromium (npx playwright install chromium).");
  run('npx', ['playwright', 'install', 'chromium'], 10 * 60_000);
  if (await chromiumPath()) return;
  if (installFromDebian('chromium') && (await chromiumPath())) return;
  throw new SetupError(
    'No Chromium that loads unpacked extensions could be found or installed.',
    'Install Chromium and set CHROME_PATH to its executable (Google Chrome itself does not do).',
  );
}

/** Without Firefox everything else can still be tested: what is left out, and how to mend it, is said. */
async function provideFirefox() {
  if (await firefoxPath()) return;
  if (installFromDebian('firefox-esr') && (await firefoxPath())) return;
  say(
    'No Firefox was found or installed, so the tests in Firefox are left out. ' +
      'Install Firefox, or set FIREFOX_PATH to its executable.',
  );
}

async function firefoxPath() {
  const { findFirefox } = await import('./find-firefox.mjs');
  return pathOr(
    findFirefox,
    'Set it to the executable of a Firefox, or unset it to have one looked for.',
  );
}

/** @param {string} name @returns {boolean} whether it was tried: only on Debian and its kin, as root */
function installFromDebian(name) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  say(`Installing the system's package (apt-get install ${name}).`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', name]);
  return true;
}

async function chromiumPath() {
  const { findChromium } = await import('./find-chromium.mjs');
  return pathOr(
    findChromium,
    'Set it to the executable of a Chromium, or unset it to have one looked for.',
  );
}

/**
 * @param {() => string | null | Promise<string | null>} find throws when a person named something that will not do
 * @param {string} remedy
 */
async function pathOr(find, remedy) {
  try {
    return await find();
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error), remedy);
  }
}

/**
 * @param {string} node
 * @param {string} script
 * @param {string[]} scriptArguments
 */
function runScript(node, script, scriptArguments) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, [script, ...scriptArguments], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}

/**
 * Runs a command in the root, silently; where it fails, `problem` is the first thing that it complained of.
 *
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {number} [timeout] in milliseconds
 */
function run(command, commandArguments, timeout) {
  const { status, stderr, error } = spawnSync(command, commandArguments, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    shell: onWindows,
    ...(timeout && { timeout }),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const complaints = (stderr ?? '')
    .split('\n')
    .map((line) => line.replace(/^npm error\s*/, '').trim());
  const problem = complaints.find((line) => line !== '' && !line.startsWith('code '));
  return { ok: status === 0, problem: error?.message ?? problem ?? `exit status ${status}` };
}

/** @param {string} text */
function say(text) {
  console.error(text);
}
