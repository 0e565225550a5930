/** The receipt of a turn: each record is a row of its own, whatever version or file it came from. */
import { expect, type Locator } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';
import { overwriteStoredTurns } from '../support/stored-rows.ts';

const longText = 'x'.repeat(20_001);

/** As other versions, other programs and broken files leave them. */
const FOREIGN_RECORDS = [
  { id: '1', content: 'one\ntwo', source: { kind: 'weather', form: 'forecast', wind: 'west' } },
  { id: '2', content: 'c', source: { label: 7, form: 'notice', summary: 's'.repeat(200) } },
  {
    id: '3',
    content: 'never shown',
    source: {
      kind: 'prices',
      label: 'Price list',
      form: 'catalog',
      update: true,
      entries: Array.from({ length: 205 }, () => ({ name: 'same', description: '1 < 2 & 3' })),
    },
  },
  {
    id: '4',
    content: 'the framing',
    source: {
      kind: 'rules',
      form: 'instructions',
      update: true,
      changes: [
        { action: 'set', scope: 's', path: 'a' },
        { action: 'remove', scope: 's', path: 'a' },
        { action: 'replace', scope: 's', path: 'b' },
        { action: 'remove', scope: 's', path: 'c' },
      ],
    },
  },
  {
    id: '5',
    content: 'c',
    source: { kind: 'rules', form: 'instructions', changes: [{ action: 'merge' }] },
  },
  {
    id: '6',
    content: 'the answer',
    source: { kind: 'handover', form: 'relay', senderSessionId: 's1', senderTitle: 'Login' },
  },
  {
    id: '7',
    content: 'the material',
    source: {
      kind: 'session-reference',
      form: 'recall',
      references: [{ label: 'Vouchers', retainedMessages: 3, omittedMessages: 9, truncated: true }],
    },
  },
  {
    id: '8',
    content: 'c',
    source: {
      kind: 'k',
      form: 'snapshot',
      sections: [
        { name: 'Second', text: 'b' },
        { name: 'First', text: 'a' },
      ],
    },
  },
  {
    id: '9',
    content: [
      { type: 'text', text: 'before' },
      { type: 'hologram', data: 1 },
      { type: 'text', text: longText },
    ],
    source: { kind: 'k', form: 'notice', summary: 'Blocks' },
  },
  { id: '10', content: 'no source' },
  {
    id: '11',
    content: 'c',
    source: { kind: 'catalog-gone', form: 'catalog', update: true, entries: [] },
  },
] as const;

function rowsOf(receipt: Locator): Locator {
  return receipt.getByRole('list', { name: 'Parts' }).getByRole('button', { name: / · / });
}

test('C1 a row is folded at first, and the whole of it toggles by click, Enter and Space', async ({
  drawer,
}) => {
  await drawer.askAndSettle('What is this?');
  const row = rowsOf(await drawer.openReceipt()).filter({ hasText: 'App state' });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  const box = await row.boundingBox();
  await row.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) - 4 } });
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.press('Space');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
});

test('C2 a row says role, label and form, folded and unfolded', async ({ drawer }) => {
  await drawer.askAndSettle('What is this?');
  const row = rowsOf(await drawer.openReceipt()).filter({ hasText: 'App state' });
  for (const expanded of ['false', 'true']) {
    await expect(row).toHaveAttribute('aria-expanded', expanded);
    await expect(row).toContainText('Context');
    await expect(row).toContainText('App state');
    await expect(row).toContainText('Snapshot', { ignoreCase: true });
    await row.click();
  }
});

test('C21 the receipt counts each part and all of it, beside what the server counted', async ({
  drawer,
  model,
}) => {
  model.enqueue((reply) => reply.whole('An answer.'));
  await drawer.askAndSettle('What is this?');
  const receipt = await drawer.openReceipt();
  await expect(rowsOf(receipt).first()).toContainText('What every model is told');
  for (const row of await rowsOf(receipt).all()) await expect(row).toContainText(/\d+ tokens/);
  await expect(receipt).toContainText('The backend counted 12 input tokens.');
  const system = rowsOf(receipt).first();
  await system.click();
  const { messages } = await model.chat(0);
  expect(await receipt.locator('pre').first().textContent()).toBe(messages[0]?.content);
  await system.click();
  expect(await receipt.locator('pre').last().textContent()).toBe(
    userContents(await model.chat(0)).at(-1),
  );
});

test('C22 rows stay as they were left while the chat goes on', async ({ drawer }) => {
  await drawer.askAndSettle('First');
  const receipt = await drawer.openReceipt(0);
  const row = rowsOf(receipt).filter({ hasText: 'App state' });
  await row.click();
  await drawer.askAndSettle('Second');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  const toggle = drawer.button('What the model read').first();
  await toggle.click();
  await toggle.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await row.click();
  await drawer.askAndSettle('Third');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
});

test.describe('records of unknown origin', () => {
  let receipt: Locator;
  const row = (name: string | RegExp) => rowsOf(receipt).filter({ hasText: name });
  const body = async (name: string | RegExp) => {
    const button = row(name);
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    const id = await button.getAttribute('aria-controls');
    return receipt.locator(`[id="${id}"]`);
  };

  test.beforeEach(async ({ drawer, extension, issuePage }) => {
    await drawer.askAndSettle('What is this?');
    await overwriteStoredTurns(await extension.worker(), { records: FOREIGN_RECORDS });
    await issuePage.reload();
    receipt = await createDrawer(await waitForDrawer(issuePage)).openReceipt();
  });

  test('C3 an unknown kind names its row, an unusable label falls back, no kind is unnamed', async () => {
    await expect(row('weather')).toHaveCount(1);
    await expect(row('catalog-gone')).toHaveCount(1);
    await expect(row('Unnamed')).toHaveCount(1);
  });

  test('C4 and C16 a recall has its own title, and its counts before the material', async () => {
    const recall = await body('Vouchers');
    await expect(row('Vouchers')).toContainText('Earlier chat', { ignoreCase: true });
    await expect(recall).toContainText(/3.*9.*cut.*the material/is);
  });

  test('C5, C6 and C7 what cannot be read in full is opaque: its line breaks, then its fields', async () => {
    const weather = await body('weather');
    await expect(row('weather')).toContainText('Opaque', { ignoreCase: true });
    expect(await weather.locator('pre').textContent()).toBe('one\ntwo');
    await expect(weather).toContainText(/form\s*forecast\s*wind\s*west/);
    await expect(weather).not.toContainText('kind');
    await expect(rowsOf(receipt).filter({ hasText: 'rules' }).last()).toContainText('Opaque', {
      ignoreCase: true,
    });
  });

  test('C8 instructions say what was added, updated and removed, once per path, and show their frame', async () => {
    const first = rowsOf(receipt).filter({ hasText: 'rules' }).first();
    await first.click();
    const id = await first.getAttribute('aria-controls');
    const rules = receipt.locator(`[id="${id}"]`);
    await expect(rules).toContainText(/added.*a.*updated.*b.*removed.*c.*the framing/is);
    await expect(rules.getByText('removed', { exact: false })).toHaveCount(1);
  });

  test('C9 and C10 a catalogue lists its entries raw, at most 200 of them, and says what it replaces', async () => {
    const list = await body('Price list');
    await expect(list).toContainText('replaces', { ignoreCase: true });
    await expect(list.getByText('1 < 2 & 3')).toHaveCount(200);
    await expect(list).toContainText('5 more');
    await expect(list).not.toContainText('never shown');
    await expect(await body('catalog-gone')).toContainText('replaces', { ignoreCase: true });
  });

  test('C12 a record that is none is left out, and the others are there', async () => {
    await expect(rowsOf(receipt)).toHaveCount(FOREIGN_RECORDS.length - 1 + 1);
  });

  test('C13 a snapshot shows its sections by name, in their order, and what it supersedes', async () => {
    const snapshot = await body('Second, First');
    await expect(snapshot).toContainText(/supersede.*Second.*b.*First.*a/is);
  });

  test('C14 a notice can be read while folded, cut at 120 characters', async () => {
    await expect(row('Unnamed')).toContainText(`${'s'.repeat(119)}…`);
    await expect(row('Unnamed')).not.toContainText('s'.repeat(120));
  });

  test('C15 a relay names its sender above the text', async () => {
    await expect(await body('Login')).toContainText(/Login.*the answer/is);
  });

  test('C17 and C18 unknown blocks stay in their place, long texts are cut with their total', async () => {
    const blocks = await body('Blocks');
    await expect(blocks).toContainText(/before.*hologram.*x{100}/is);
    await expect(blocks).toContainText('20,001');
  });
});
