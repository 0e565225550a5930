import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { CapturedPage } from '../../lib/reader/captured-page.ts';
import { HIDDEN_REASONS } from '../../lib/reader/hidden-text.ts';
import { capturePageIn } from '../support/captured-page.ts';
import { test } from '../support/extension.ts';

const PAGES = resolve(import.meta.dirname, '../fixtures/pages');
const readPage = (name: string) => readFileSync(resolve(PAGES, name), 'utf8');
const names = readdirSync(resolve(PAGES, 'hidden'));
const SECRET = 'Secret words that nobody sees';

/** Names of pages that do not begin with their reason. */
const REASONS: Readonly<Record<string, string>> = {
  'closed-details': 'display',
  'content-visibility': 'display',
  'shadow-root': 'display',
  frame: 'opacity',
};

function textOf(page: CapturedPage): string {
  const texts = page.tokens.filter((token) => typeof token === 'string');
  return texts.join(' ').replace(/\s+/g, ' ');
}

test('W3 text that is hidden in any of the known ways is left out and counted by its reason', async ({
  extension,
  pages,
}) => {
  for (const name of names) pages.serve(`/${name}`, readPage(`hidden/${name}`));
  const page = await extension.context.newPage();
  await page.goto(`${pages.origin}/display.html`);
  await extension.openDrawer(page);
  for (const name of names) {
    await page.goto(`${pages.origin}/${name}`);
    const captured = await capturePageIn(extension, page);
    const base = name.replace('.html', '');
    const reason =
      REASONS[base] ?? HIDDEN_REASONS.find((known) => base.startsWith(known)) ?? 'none';
    expect.soft(textOf(captured), name).toContain('Seen words before. Seen');
    expect.soft(textOf(captured), name).toContain('Seen words after.');
    expect.soft(JSON.stringify(captured), name).not.toContain('Secret');
    const counted = captured.leftOut.find((entry) => entry.reason === reason)?.characters;
    const length = base === 'invisible-characters' ? 2 * 'Secret'.length : SECRET.length;
    expect.soft(counted, `${name}: ${JSON.stringify(captured.leftOut)}`).toBe(length);
    expect.soft(captured.leftOut.length, name).toBe(1);
  }
});

test('W3 what can be seen stays, however it is painted and placed', async ({
  extension,
  pages,
}) => {
  pages.serve('/seen', readPage('seen.html'));
  const page = await extension.context.newPage();
  await page.goto(`${pages.origin}/seen`);
  await extension.openDrawer(page);
  const captured = await capturePageIn(extension, page);
  const seen = textOf(captured).match(/Seen \d+/g);
  expect(seen).toEqual(
    Array.from({ length: 16 }, (_, at) => `Seen ${String(at + 1).padStart(2, '0')}`),
  );
  expect(captured.leftOut).toEqual([]);
  expect(JSON.stringify(captured.tokens)).toContain('A harbour');
});
