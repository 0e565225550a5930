import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runCommand } from '../suite/run-command.ts';

const BUILT = join(ROOT, '.output/chrome-mv3/manifest.json');
const SOURCES = [
  'entrypoints',
  'components',
  'lib',
  'modules',
  'public',
  'wxt.config.ts',
  'package-lock.json',
];

/** Builds the extension for Chromium where there is no build yet or a source is newer than it. */
export async function ensureBuild(): Promise<void> {
  const built = await modifiedAt(BUILT);
  if (built > 0 && built >= (await newestSource())) return;
  console.error('Building the extension (wxt build).');
  const { code, output } = await runCommand('wxt', ['build']);
  if (code !== 0) throw new Error(`The extension could not be built:\n${output}`);
}

async function newestSource(): Promise<number> {
  const lists = await Promise.all(SOURCES.map((source) => listFiles(join(ROOT, source))));
  const times = await Promise.all(lists.flat().map(modifiedAt));
  return Math.max(...times);
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true }).catch(() => null);
  return entries ? entries.map((entry) => join(path, entry)) : [path];
}

async function modifiedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0;
}
