/** `npm run read`, run as a command. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/read.ts');
const NODE = resolve(import.meta.dirname, '../../node_modules/.bin/node');
const run = promisify(execFile);

const PAGE = `<!doctype html><title>Harbour</title><div id="mw-content-text"><h2>Hours</h2>
  <p id="open">The <b>harbour</b> opens at six.</p><p style="display: none">A hidden word.</p>
  <div class="navbox">Other harbours</div></div><footer>A footer</footer>`;

let folder: string;
let file: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-'));
  file = join(folder, 'harbour.html');
  await writeFile(file, PAGE);
});

test.afterAll(() => rm(folder, { recursive: true }));

test('a file is read as the page that it was saved from, by the rule of its site, in each of the parts', async () => {
  const as = ['--as', 'https://en.wikipedia.org/wiki/Harbour'];
  const what = ['--what', 'text,outline,selection:#open'];
  const { stdout, stderr } = await run(NODE, [SCRIPT, file, ...as, ...what]);
  expect(stdout).toContain('## Hours\n\nThe **harbour** opens at six.');
  expect(stdout).toMatch(/Hours \(\d+ tokens\)/);
  expect(stdout).toContain('Under the heading: Hours\n\nThe **harbour** opens at six.');
  expect(stdout).not.toMatch(/hidden word|Other harbours|A footer/);
  expect(stderr).toContain('read as selector');
  expect(stderr).toMatch(/display: \d+ characters in 1/);

  const told = await run(NODE, [SCRIPT, file, ...as, '--json']);
  expect(JSON.parse(told.stdout)).toMatchObject({
    page: 'https://en.wikipedia.org/wiki/Harbour',
    title: 'Harbour',
    method: 'selector',
    outline: [{ heading: 'Hours', level: 2 }],
    selection: null,
    leftOut: [{ reason: 'display', pieces: 1 }],
  });
});
