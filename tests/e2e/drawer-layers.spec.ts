/** Keyboard, layers, focus, and what lies where. */
import { expect, type Locator } from '@playwright/test';
import { test } from '../support/extension.ts';

test('D28 the message box has the focus when the drawer opens', async ({ drawer }) => {
  await expect(drawer.box).toBeFocused();
});

test('D28 Escape closes the topmost layer only', async ({ drawer }) => {
  const { view } = drawer;
  await drawer.askAndSettle('First');
  await drawer.button('Chats').click();
  const panel = view.getByRole('dialog', { name: 'Chats' });
  await view.getByRole('button', { name: /^More actions for/ }).click();
  const menu = view.getByRole('menu');
  await expect(menu).toBeVisible();
  await view.locator(':focus').press('Escape');
  await expect(menu).toBeHidden();
  await expect(panel).toBeVisible();
  await view.locator(':focus').press('Escape');
  await expect(panel).toBeHidden();
  await expect(drawer.box).toBeFocused();
});

test('D7 a row menu lies over its panel, and a click in it does not close the panel', async ({
  drawer,
}) => {
  const { view } = drawer;
  await drawer.askAndSettle('First');
  await drawer.button('Chats').click();
  await view.getByRole('button', { name: /^More actions for/ }).click();
  await expectInside(view.getByRole('menu'));
  await view.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await expect(view.getByRole('dialog', { name: 'Chats' })).toBeVisible();
  await expect(view.getByRole('region', { name: 'Pinned' })).toBeVisible();
});

test('D7 no popover leaves a narrow drawer', async ({ drawer }) => {
  const { view } = drawer;
  await drawer.button('Skills').click();
  await expectInside(view.getByRole('listbox', { name: 'Skills' }));
  await view.locator(':focus').press('Escape');
  await view.getByRole('button', { name: /^Model: / }).click();
  await expectInside(view.getByRole('listbox', { name: 'Models' }));
});

test('D3 the question is on the right, the answer on the left; white space is kept and long words wrap', async ({
  drawer,
}) => {
  const long = `a  b\n\tc ${'unbreakable'.repeat(30)}`;
  await drawer.askAndSettle(long);
  const question = drawer.questions.first();
  const bubble = await boxOf(question.getByText('unbreakable'));
  const answer = await boxOf(drawer.answers.first());
  const log = await boxOf(drawer.view.getByRole('log'));
  expect(answer.x - log.x).toBeLessThan(30);
  expect(log.x + log.width - (bubble.x + bubble.width)).toBeLessThan(40);
  expect(bubble.x).toBeGreaterThan(answer.x + 20);
  await expect(question.getByText('unbreakable')).toHaveCSS('white-space', /pre-wrap|preserve/);
  expect(await overflow(drawer.view.getByRole('log'))).toBe(0);
});

test('D4 the row under an answer moves nothing and is reached by keyboard', async ({ drawer }) => {
  await drawer.askAndSettle('First');
  await drawer.askAndSettle('Second');
  // Scrolling moves both; what is between them must not change.
  const distance = async () =>
    (await boxOf(drawer.questions.nth(1))).y - (await boxOf(drawer.answers.first())).y;
  const before = await distance();
  await drawer.answers.first().hover();
  expect(await distance()).toBe(before);
  const copy = drawer.answers.first().getByRole('button', { name: 'Copy', exact: true });
  await copy.focus();
  await expect(copy).toBeFocused();
  await expect(copy.locator('xpath=..')).toHaveCSS('opacity', '1');
  expect(await distance()).toBe(before);
});

test('D4 copying works in the frame', async ({ drawer, extension }) => {
  await drawer.askAndSettle('What is here?');
  await drawer.answers.first().getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(drawer.answers.first().getByRole('button', { name: 'Copied' })).toBeVisible();
  const page = await extension.context.newPage();
  await page.setContent('<textarea aria-label="Target"></textarea>');
  const target = page.getByRole('textbox', { name: 'Target' });
  await target.focus();
  await target.press('ControlOrMeta+v');
  await expect(target).toHaveValue(/What is here\?/);
});

test('D18 D19 New chat clears the screen and keeps the old one listed; it is opened, renamed and deleted', async ({
  drawer,
}) => {
  const { view } = drawer;
  const panel = view.getByRole('dialog', { name: 'Chats' });
  await drawer.askAndSettle('About apples');
  await drawer.button('New chat').click();
  await expect(drawer.questions).toHaveCount(0);
  await drawer.askAndSettle('About pears');

  await drawer.button('Chats').click();
  await expect(panel.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(2);
  await view.getByRole('searchbox', { name: 'Search chats' }).fill('apples');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'About apples', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(drawer.questions).toHaveText([/About apples/]);

  await drawer.button('Chats').click();
  await panel.getByRole('button', { name: 'More actions for About apples' }).click();
  await view.getByRole('menuitem', { name: 'Rename' }).click();
  await view.getByRole('textbox', { name: 'New title' }).fill('Fruit');
  await view.getByRole('textbox', { name: 'New title' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Fruit', exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'More actions for About pears' }).click();
  await view.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(panel).toContainText('Delete “About pears”?');
  await view.getByRole('button', { name: 'Delete chat' }).click();
  await expect(panel.getByRole('button', { name: 'About pears', exact: true })).toHaveCount(0);
});

test('D29 the answer is announced once it is there, not word by word', async ({ drawer }) => {
  await expect(drawer.view.getByRole('log')).toHaveAttribute('aria-live', 'off');
  await drawer.askAndSettle('First');
  await expect(
    drawer.view.getByRole('status').filter({ hasText: 'Answer complete' }),
  ).toBeAttached();
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

/** Wholly inside the drawer's window. */
async function expectInside(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  const inside = await locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  expect(inside).toBe(true);
}

function overflow(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.scrollWidth - element.clientWidth);
}
