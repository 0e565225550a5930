/** What becomes of a question: runs that are stopped, that break, that are repeated. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';
import { errorBody, type ModelReply } from '../support/model-reply.ts';
import { userContents } from '../support/model-server.ts';
import { readStoredTurns } from '../support/stored-rows.ts';

const HANG: (reply: ModelReply) => void = () => undefined;

function sayAndHang(...words: string[]): (reply: ModelReply) => void {
  return (reply) => {
    for (const word of words) reply.delta(word);
  };
}

/** Cuts the connection only when told: what was not read before a connection breaks is lost with it. */
function sayAndCut(words: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const script = async (reply: ModelReply) => {
    reply.delta(words);
    await promise;
    reply.cut();
  };
  return { script, cut: resolve };
}

test('R1 nothing but white space is not sent, and the one unmet condition is named', async ({
  drawer,
  model,
}) => {
  await drawer.ask(' \n ');
  await expect(drawer.failure).toContainText('The message is empty.');
  expect(model.chats).toHaveLength(0);
  await drawer.askAndSettle('  Hello \n');
  expect(userContents(await model.chat(0)).at(-1)).toMatch(/\nHello$/);
  await expect(drawer.failure).toHaveCount(0);
});

test('R1 a skill alone is a question', async ({ drawer, model }) => {
  await drawer.button('Skills').click();
  const list = drawer.view.getByRole('listbox', { name: 'Skills' });
  await list.getByRole('option', { name: /^Summarize/ }).click();
  await drawer.ask('  ');
  await drawer.answers.first().waitFor();
  expect(userContents(await model.chat(0)).at(-1)).toMatch(/\nSummarize$/);
});

test('R2 while an answer runs, a second question is refused and kept', async ({
  drawer,
  model,
}) => {
  model.enqueue(sayAndHang('Thinking'));
  await drawer.ask('First');
  await expect(drawer.answers).toContainText('Thinking');
  await drawer.ask('Second');
  await expect(drawer.box).toHaveValue('Second');
  await expect(drawer.questions).toHaveCount(1);
  expect(model.chats).toHaveLength(1);
});

test('R3 a new question clears earlier error bubbles', async ({ drawer, model }) => {
  model.enqueue((reply) => reply.json(401, errorBody('No.', 'invalid_api_key')));
  await drawer.askAndSettle('First');
  await expect(drawer.failure).toHaveCount(1);
  model.enqueue(sayAndHang('Here'));
  await drawer.ask('Second');
  await expect(drawer.answers).toContainText('Here');
  await expect(drawer.failure).toHaveCount(0);
});

test('R5 Stop keeps the words, says so, and closes the socket at the server', async ({
  drawer,
  extension,
  model,
}) => {
  model.enqueue(sayAndHang('Once upon ', 'a time'));
  await drawer.ask('Tell me');
  await expect(drawer.answers).toContainText('Once upon a time');
  await drawer.stop.click();
  expect(await (await model.chat(0)).closed).toBe('client');
  await expect(drawer.answers).toContainText('Once upon a time');
  await expect(drawer.answers).toContainText('Stopped');
  await drawer.send.waitFor();
  const [turn] = await readStoredTurns(await extension.worker());
  expect(turn).toMatchObject({ status: 'stopped', answer: { text: 'Once upon a time' } });
});

test('R5 Stop before the first byte closes the socket and gives the question back', async ({
  drawer,
  extension,
  model,
}) => {
  model.enqueue(HANG);
  await drawer.ask('Tell me');
  const chat = await model.chat(0);
  await drawer.stop.click();
  expect(await chat.closed).toBe('client');
  await expect(drawer.box).toHaveValue('Tell me');
  expect(await readStoredTurns(await extension.worker())).toEqual([]);
});

test('R6 deltas are joined as they come, white space and split characters included', async ({
  drawer,
  extension,
  model,
}) => {
  const words = ['a', ' ', ' b\n', '\n', '- c', '\n- ', 'd ', '👩‍', '🚀', ' e'];
  model.enqueue((reply) => {
    for (const word of words) reply.delta(word);
    reply.finish();
  });
  await drawer.askAndSettle('Go');
  const [turn] = await readStoredTurns(await extension.worker());
  expect(turn?.answer.text).toBe(words.join(''));
});

test('R7 a connection that drops keeps the partial text and offers Retry, which looks at the page afresh', async ({
  drawer,
  extension,
  issuePage,
  model,
  site,
}) => {
  const { script, cut } = sayAndCut('Half an answer');
  model.enqueue(script);
  await drawer.ask('Why?');
  await expect(drawer.answers).toContainText('Half an answer');
  cut();
  await expect(drawer.failure).toHaveCount(1);
  await expect(drawer.answers).toContainText('Half an answer');
  const [turn] = await readStoredTurns(await extension.worker());
  expect(turn).toMatchObject({ status: 'failed', answer: { text: 'Half an answer' } });

  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('heading', { name: 'acme/web' }).waitFor();
  model.enqueue((reply) => reply.answer('A whole answer'));
  await drawer.failure.getByRole('button', { name: 'Retry' }).click();
  await expect(drawer.answers).toContainText('A whole answer');
  await expect(drawer.failure).toHaveCount(0);
  expect(userContents(await model.chat(1)).join('\n')).toContain(
    `Path: ${site.origin}/acme/web/issues\n`,
  );
});

test('R7 a send that was never accepted is no turn: after a reload its text is the draft', async ({
  drawer,
  extension,
  issuePage,
  model,
}) => {
  model.enqueue((reply) => reply.json(401, errorBody('No.', 'invalid_api_key')));
  await drawer.askAndSettle('Keep me');
  await expect(drawer.questions).toHaveText([/Keep me/]);
  await expect(drawer.failure).toHaveCount(1);
  expect(await readStoredTurns(await extension.worker())).toEqual([]);
  await issuePage.reload();
  const reloaded = createDrawer(await waitForDrawer(issuePage));
  await expect(reloaded.box).toHaveValue('Keep me');
});

test('R8 a malformed event is skipped and counted', async ({ drawer, extension, model }) => {
  model.enqueue((reply) => {
    reply.delta('Before');
    reply.raw('data: {"choices": [\n\n');
    reply.raw('data: not json at all\n\n');
    reply.delta(' and after');
    reply.finish();
  });
  await drawer.askAndSettle('Go');
  await expect(drawer.answers).toContainText('Before and after');
  const [turn] = await readStoredTurns(await extension.worker());
  expect(turn).toMatchObject({ status: 'done', answer: { malformedEvents: 2 } });
});

test('R9 Retry repeats the last question once, without doubling it', async ({ drawer, model }) => {
  const { script, cut } = sayAndCut('Half');
  model.enqueue(script, (reply) => reply.answer('Whole'));
  await drawer.ask('Why?');
  await expect(drawer.answers).toContainText('Half');
  cut();
  await expect(drawer.failure).toHaveCount(1);
  await drawer.failure.getByRole('button', { name: 'Retry' }).dblclick();
  await expect(drawer.answers).toContainText('Whole');
  await expect(drawer.questions).toHaveCount(1);
  await expect(drawer.answers).toHaveCount(1);
  expect(model.chats).toHaveLength(2);
  expect(userContents(await model.chat(1))).toHaveLength(1);
});
