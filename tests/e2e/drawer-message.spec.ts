/** Writing and sending: keys, composition, skills, files. The demo answers with an account of what it was sent. */
import { expect } from '@playwright/test';
import type { Drawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';

test('D9 Enter sends, Shift+Enter breaks the line', async ({ drawer }) => {
  await drawer.box.pressSequentially('one');
  await drawer.box.press('Shift+Enter');
  await drawer.box.pressSequentially('two');
  await expect(drawer.box).toHaveValue('one\ntwo');
  await expect(drawer.questions).toHaveCount(0);
  await drawer.box.press('Enter');
  await expect(drawer.questions.first()).toContainText('one\ntwo');
  await expect(drawer.box).toHaveValue('');
});

test('D9 a slash at the start opens the skills, typing filters, choosing lets the person add text', async ({
  drawer,
}) => {
  const list = drawer.view.getByRole('listbox', { name: 'Skills' });
  await drawer.box.pressSequentially('/tran');
  await expect(list.getByRole('option')).toHaveText([/^Translate/]);
  await drawer.box.press('Enter');
  await expect(list).toBeHidden();
  await expect(drawer.questions).toHaveCount(0);
  await drawer.box.pressSequentially('into Latin');
  await drawer.box.press('Enter');
  await expect(drawer.questions.first()).toContainText('Translate');
  await expect(drawer.questions.first()).toContainText('into Latin');
});

test('D9 what begins with a slash and is no skill is sent as it is', async ({ drawer }) => {
  await drawer.ask('/etc/hosts, what is it for?');
  await expect(drawer.questions.first()).toContainText('/etc/hosts, what is it for?');
});

test('D10 Enter during a real composition never sends', async ({ drawer, issuePage }) => {
  const session = await issuePage.context().newCDPSession(issuePage);
  await drawer.box.focus();
  await session.send('Input.imeSetComposition', {
    text: 'ni hao',
    selectionStart: 6,
    selectionEnd: 6,
  });
  await dispatchKey(drawer, { key: 'Enter', isComposing: true });
  await dispatchKey(drawer, { key: 'Enter', keyCode: 229 });
  await session.send('Input.insertText', { text: '你好' });
  await expect(drawer.box).toHaveValue('你好');
  await expect(drawer.questions).toHaveCount(0);
});

test('D10 the Enter that ended a composition does not send where compositionend comes first', async ({
  drawer,
}) => {
  await drawer.box.fill('你好');
  await drawer.box.evaluate((box) => {
    box.dispatchEvent(new CompositionEvent('compositionend', { data: '你好', bubbles: true }));
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });
  await expect(drawer.questions).toHaveCount(0);
  await drawer.box.press('Enter');
  await expect(drawer.questions.first()).toContainText('你好');
});

test('D5 D6 a skill stays on its button, goes out with the question and is taken off again', async ({
  drawer,
}) => {
  const { view } = drawer;
  await drawer.button('Skills').click();
  const list = view.getByRole('listbox', { name: 'Skills' });
  await expect(list.getByRole('option')).not.toHaveCount(0);
  await expect(view.getByRole('searchbox', { name: 'Search skills' })).toHaveCount(0);
  await list.getByRole('option', { name: /^Summarize/ }).click();
  await expect(drawer.button('Skills: Summarize')).toBeVisible();

  await drawer.askAndSettle('shortly please');
  await expect(drawer.questions.first()).toContainText('Summarize');
  await expect(drawer.answers.first()).toContainText('Summarize');
  const receipt = await drawer.openReceipt();
  await expect(receipt).toContainText('at most seven bullet points');
  await expect(drawer.button('Skills: Summarize')).toBeVisible();

  await drawer.button('Skills: Summarize').click();
  await drawer.button('Clear skill').click();
  await expect(drawer.button('Skills')).toBeVisible();
});

test('R1 a skill alone is a question, nothing at all is not', async ({ drawer }) => {
  await drawer.send.click();
  await expect(drawer.failure).toContainText('The message is empty.');
  await drawer.button('Skills').click();
  await drawer.view.getByRole('option', { name: /^Explain this page/ }).click();
  await drawer.send.click();
  await expect(drawer.questions).toHaveCount(1);
  await expect(drawer.questions.first()).toContainText('Explain this page');
  await expect(drawer.failure).toHaveCount(0);
});

test('D11 files by button, paste and drop; an error names the file and the limit', async ({
  drawer,
}) => {
  const { view } = drawer;
  const files = view.getByRole('list', { name: 'Attached files' });
  const chooser = drawer.box.page().waitForEvent('filechooser');
  await drawer.button('Attach files').click();
  await (await chooser).setFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('remember the milk') },
    { name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(3_000_000, 'a') },
    { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.failure).toContainText('big.txt is larger than 2 MB.');
  await expect(drawer.failure).toContainText('tool.exe is of a type that cannot be attached.');
  await drawer.button('Dismiss').click();

  await give(drawer, 'paste', 'pasted.md');
  await give(drawer, 'drop', 'dropped.csv');
  await expect(files.getByRole('listitem')).toHaveCount(3);
  await drawer.button('Remove dropped.csv').click();
  await expect(files.getByRole('listitem')).toHaveCount(2);
});

test('D12 an image shows its thumbnail, a text file goes out as a record and the chat keeps its name', async ({
  drawer,
}) => {
  const files = drawer.view.getByRole('list', { name: 'Attached files' });
  const chooser = drawer.box.page().waitForEvent('filechooser');
  await drawer.button('Attach files').click();
  await (await chooser).setFiles([
    { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('remember the milk') },
  ]);
  await expect(files.getByRole('listitem').first().locator('img')).toBeVisible();
  await drawer.askAndSettle('What do I need?');
  await expect(drawer.questions.first()).toContainText('notes.txt');
  await expect(await drawer.openReceipt()).toContainText('remember the milk');
  await expect(drawer.button('Remove notes.txt')).toHaveCount(0);
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface KeyInit {
  readonly key: string;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

function dispatchKey(drawer: Drawer, init: KeyInit): Promise<void> {
  return drawer.box.evaluate((box, options) => {
    box.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }),
    );
  }, init);
}

/** A file that is pasted into the box, or dropped on it. */
function give(drawer: Drawer, type: 'paste' | 'drop', name: string): Promise<void> {
  return drawer.box.evaluate(
    (box, given) => {
      const data = new DataTransfer();
      data.items.add(new File(['a,b'], given.name, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      box.dispatchEvent(
        given.type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      );
    },
    { type, name },
  );
}
