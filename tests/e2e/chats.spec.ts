/** The history: what was asked can be found again, and what cannot be kept is said. */
import { expect, type Locator } from '@playwright/test';
import { sessionRow } from '#lib/db/chat-rows.ts';
import { answered, exampleSession, exampleTurn, turnId } from '../support/chat-examples.ts';
import { breakLists, breakWrites, putRows } from '../support/database-faults.ts';
import { createDrawer, type Drawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import type { ExtensionBrowser } from '../support/extension-browser.ts';
import { readStoredTurns } from '../support/stored-rows.ts';

async function openChats(drawer: Drawer): Promise<Locator> {
  await drawer.button('Chats').click();
  return drawer.view.getByRole('dialog', { name: 'Chats' });
}

async function choose(chats: Locator, title: string, item: string): Promise<void> {
  await chats.getByRole('button', { name: `More actions for ${title}` }).click();
  await chats.getByRole('menuitem', { name: item }).click();
}

const DAY = 86_400_000;

/** Keeps chats that were used at these times before now. */
async function keepChats(
  extension: ExtensionBrowser,
  chats: readonly { name: string; title: string; said: string; age: number }[],
): Promise<void> {
  const worker = await extension.worker();
  const now = Date.now();
  const sessions = chats.map(({ name, title, age }, at) =>
    sessionRow(
      exampleSession(name, { title, updatedAt: now - age, leafId: turnId(`${name}-1`) }),
      at + 1,
    ),
  );
  const turns = chats.map(({ name, said, age }) =>
    answered(exampleTurn(`${name}-1`, name, { createdAt: now - age }), said),
  );
  await putRows(worker, 'sessions', sessions);
  await putRows(worker, 'turns', turns);
  const queue = chats.flatMap(({ name }) => [
    { sessionId: name, turnId: null },
    { sessionId: name, turnId: `${name}-1` },
  ]);
  await putRows(worker, 'queue', queue);
}

const KEPT = [
  { name: 'new', title: 'Billing', said: 'Invoices go out on Monday.', age: 0 },
  { name: 'mid', title: 'Login', said: 'The cookie has expired. 登录失败', age: DAY },
  { name: 'old', title: 'Deploys', said: 'Roll back the release.', age: 5 * DAY },
];

test('D18 chats stand pinned first, then by day, and can be pinned, renamed, searched and deleted', async ({
  drawer,
  extension,
}) => {
  await keepChats(extension, KEPT);
  const chats = await openChats(drawer);
  const group = (name: string) => chats.getByRole('region', { name });
  await expect(group('Today')).toContainText('Billing');
  await expect(group('Yesterday')).toContainText('Login');
  await expect(group('Earlier')).toContainText('Deploys');

  await choose(chats, 'Deploys', 'Pin');
  await expect(group('Pinned')).toContainText('Deploys');
  await choose(chats, 'Login', 'Rename');
  const box = chats.getByRole('textbox');
  await box.fill('Sign-in');
  await box.press('Enter');
  await expect(chats.getByRole('button', { name: 'Sign-in', exact: true })).toBeVisible();

  const search = chats.getByRole('searchbox', { name: 'Search chats' });
  for (const [query, title] of [
    ['ookie', 'Sign-in'],
    ['录失', 'Sign-in'],
    ['sign', 'Sign-in'],
    ['ROLL', 'Deploys'],
  ] as const) {
    await search.fill(query);
    await expect(chats.getByRole('listitem')).toHaveCount(1);
    await expect(chats.getByRole('button', { name: title, exact: true })).toBeVisible();
  }
  await search.fill('nowhere');
  await expect(chats.getByRole('listitem')).toHaveCount(0);
  await search.fill('');

  await choose(chats, 'Billing', 'Delete');
  await expect(chats.getByRole('button', { name: 'Billing', exact: true })).toHaveCount(0);
  await expect(chats).toContainText('Billing');
  await chats.getByRole('button', { name: 'Delete chat' }).click();
  await expect(chats).not.toContainText('Billing');
  const stored = await readStoredTurns(await extension.worker());
  expect(stored.map(({ sessionId }) => sessionId).sort()).toEqual(['mid', 'old']);
});

test('D19 opening a chat replaces the screen, cards included, and goes on; New chat keeps it listed', async ({
  drawer,
  extension,
}) => {
  await keepChats(extension, KEPT);
  const worker = await extension.worker();
  const withCard = answered(exampleTurn('new-1', 'new'), 'See the card.');
  const cards = [{ title: 'Release 4', fields: [], tags: [] }];
  await putRows(worker, 'turns', [{ ...withCard, answer: { ...withCard.answer, cards } }]);

  await (await openChats(drawer)).getByRole('button', { name: 'Billing', exact: true }).click();
  await expect(drawer.view.getByRole('group', { name: 'Release 4' })).toBeVisible();
  await (await openChats(drawer)).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(drawer.answers).toContainText('The cookie has expired.');
  await expect(drawer.view.getByRole('group', { name: 'Release 4' })).toHaveCount(0);

  await drawer.askAndSettle('Since when?');
  await expect(drawer.answers).toHaveCount(2);
  const turns = await readStoredTurns(worker);
  expect(turns.at(-1)).toMatchObject({ sessionId: 'mid', parentId: 'mid-1' });

  await drawer.button('New chat').click();
  await expect(drawer.questions).toHaveCount(0);
  const chats = await openChats(drawer);
  await expect(chats.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('D20 what fails in the history is one line in its panel, told apart; the answer stays', async ({
  drawer,
  extension,
}) => {
  await keepChats(extension, KEPT);
  let chats = await openChats(drawer);
  await breakWrites(await extension.worker(), 'sessions', 'turns');
  await choose(chats, 'Billing', 'Pin');
  const problem = chats.getByRole('alert');
  const told = new Set<string>();
  const tell = async () => {
    await expect(problem).toHaveCount(1);
    told.add(String(await problem.textContent()));
  };
  await tell();
  await expect(chats.getByRole('region', { name: 'Today' })).toContainText('Billing');
  await choose(chats, 'Billing', 'Rename');
  await chats.getByRole('textbox').fill('Other');
  await chats.getByRole('textbox').press('Enter');
  await expect.poll(() => problem.allTextContents()).not.toEqual([...told]);
  await tell();
  await expect(chats.getByRole('button', { name: 'Billing', exact: true })).toBeVisible();
  await drawer.view.getByRole('searchbox', { name: 'Search chats' }).press('Escape');

  await drawer.askAndSettle('Does this stay?');
  await expect(drawer.answers).toContainText('Does this stay?');
  await expect(drawer.failure).toHaveCount(0);
  chats = await openChats(drawer);
  await expect.poll(() => problem.allTextContents()).not.toEqual([...told].slice(-1));
  await tell();
  await drawer.view.getByRole('searchbox', { name: 'Search chats' }).press('Escape');

  await breakLists(await extension.worker(), 'sessions');
  chats = await openChats(drawer);
  await expect.poll(() => problem.allTextContents()).not.toEqual([...told].slice(-1));
  await tell();
  expect(told.size).toBe(4);
  await expect(drawer.answers).toContainText('Does this stay?');
});

test('D30 a chat that was deleted elsewhere is said to exist no longer', async ({
  drawer,
  extension,
  site,
}) => {
  await keepChats(extension, KEPT);
  const chats = await openChats(drawer);
  await expect(chats).toContainText('Billing');

  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/acme/web/issues/13`);
  const second = createDrawer(await extension.openDrawer(page));
  const theirs = await openChats(second);
  await choose(theirs, 'Billing', 'Delete');
  await theirs.getByRole('button', { name: 'Delete chat' }).click();
  await expect(theirs).not.toContainText('Billing');

  await chats.getByRole('button', { name: 'Billing', exact: true }).click();
  await expect(drawer.failure).toContainText('This chat no longer exists');
});
