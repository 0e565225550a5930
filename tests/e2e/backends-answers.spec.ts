/** What a person sees of backends: their models, their answers, and why there is none. */
import { expect } from '@playwright/test';
import { addBackend } from '../support/add-backend.ts';
import { answerWith, startBackendServer } from '../support/backend-server.ts';
import { createDrawer } from '../support/drawer.ts';
import { test as demoTest } from '../support/extension.ts';
import { BACKEND_LABEL, test } from '../support/extension-with-model.ts';
import type { ModelScript } from '../support/model-server.ts';
import { openOptionsPort } from '../support/options-port.ts';

demoTest(
  'D14 the demo makes no network call and echoes what a model would read, in pieces',
  async ({ extension, drawer, model }) => {
    const requests: string[] = [];
    extension.context.on('request', (request) => requests.push(request.url()));
    await drawer.ask('What is this issue about?');
    const answer = drawer.answers.last();
    const lengths = new Set<number>();
    await expect(async () => {
      const text = (await answer.textContent()) ?? '';
      lengths.add(text.length);
      expect(text).toContain('Model: demo');
    }).toPass({ intervals: [20] });
    expect(lengths.size).toBeGreaterThan(1);
    await expect(answer).toContainText('What is this issue about?');
    await expect(answer).toContainText('Path: ');
    await expect(answer).toContainText('/acme/web/issues/12');
    await expect(answer).toContainText('Earlier messages: 0');
    await expect(answer).toContainText('Skill: none');
    await drawer.askAndSettle('And now?');
    await expect(drawer.answers.last()).toContainText('Earlier messages: 2');
    expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);
    expect(model.requests).toEqual([]);
  },
);

test('D15 an answer that comes whole is shown as one', async ({ drawer, model }) => {
  model.enqueue((reply) => reply.whole('All of it at once.'));
  await drawer.askAndSettle('Hello?');
  await expect(drawer.answers.last()).toContainText('All of it at once.');
  await expect(drawer.failure).toHaveCount(0);
});

const FAILURES: readonly [string, ModelScript, RegExp][] = [
  [
    '401',
    (reply) => reply.json(401, { error: { message: 'Invalid key' } }),
    /did not accept the key/,
  ],
  ['404', (reply) => reply.json(404, { error: { message: 'Not Found' } }), /not at this path/],
  [
    'a page',
    (reply) => reply.html(200, '<!doctype html><title>Hi</title><b>bold</b>'),
    /a web page/,
  ],
  [
    '200 with an error',
    (reply) => reply.json(200, { error: { message: 'oops' } }),
    /reported an error/,
  ],
  ['an empty answer', (reply) => reply.finish(), /empty reply/],
];

for (const [name, script, cause] of FAILURES) {
  test(`D16 ${name} is one error bubble with one cause and one action, never an answer`, async ({
    drawer,
    model,
  }) => {
    model.enqueue(script);
    await drawer.ask('Hello?');
    await expect(drawer.failure).toHaveCount(1);
    await expect(drawer.failure).toContainText(cause);
    await expect(drawer.failure).toContainText(BACKEND_LABEL);
    await expect(drawer.failure.getByRole('button')).toHaveCount(1);
    await expect(drawer.failure).not.toContainText('<b>');
    await expect(drawer.answers.filter({ hasNot: drawer.failure })).toHaveCount(0);
    await expect(drawer.send).toBeVisible();
  });
}

demoTest(
  'S17 a backend that redirects to another origin does not get the key there',
  async ({ extension, issuePage }) => {
    const other = await startBackendServer();
    const backend = await startBackendServer();
    other.play(
      answerWith('data: {"choices":[{"delta":{"content":"stolen"}}]}\n\ndata: [DONE]\n\n'),
    );
    await addBackend(extension, {
      label: 'Redirecting',
      baseUrl: `${backend.origin}/v1`,
      model: 'm',
      apiKey: 'sk-very-secret',
    });
    const drawer = createDrawer(await extension.openDrawer(issuePage));
    for (const status of [302, 307, 308]) {
      const headers = { location: `${other.origin}/v1/chat/completions` };
      backend.play(answerWith('', { status, headers }));
      await drawer.ask(`Hello ${status}?`);
      await expect(drawer.failure).toContainText('redirected to another server');
    }
    expect(backend.seen.map(({ headers }) => headers.authorization)).toContain(
      'Bearer sk-very-secret',
    );
    expect(other.seen).toEqual([]);
    await backend.close();
    await other.close();
  },
);

demoTest(
  'D13 the model menu lists by backend what each reports, the custom models and the demo; the choice stays',
  async ({ extension, issuePage }) => {
    const server = await startBackendServer();
    server.play(answerWith(JSON.stringify({ data: [{ id: 'org/first' }, { id: 'same' }] })));
    for (const label of ['One', 'Two']) {
      const baseUrl = `${server.origin}/${label.toLowerCase()}/v1`;
      await addBackend(extension, { label, baseUrl, model: 'typed' });
    }
    const drawer = createDrawer(await extension.openDrawer(issuePage));
    await drawer.view.getByRole('button', { name: /^Model: / }).click();
    const models = drawer.view.getByRole('listbox', { name: 'Models' });
    for (const label of ['One', 'Two']) {
      const group = models.getByRole('group', { name: label });
      await expect(group.getByRole('option')).toHaveCount(3);
      await expect(group.getByRole('option', { name: 'same' })).toBeVisible();
      await expect(group.getByRole('option', { name: 'typed' })).toBeVisible();
    }
    await expect(models.getByRole('option', { name: 'Demo' })).toBeVisible();
    const add = drawer.button('Add a model');
    const [lastModel, below] = await Promise.all([
      models.getByRole('option').last().boundingBox(),
      add.boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThan(lastModel?.y ?? Number.POSITIVE_INFINITY);
    await models.getByRole('group', { name: 'Two' }).getByRole('option', { name: 'same' }).click();
    await expect(drawer.button('Model: same')).toBeVisible();

    const options = await openOptionsPort(extension);
    const { settings, backends } = await options.call('options-read', {});
    const two = backends.find(({ label }) => label === 'Two');
    expect(settings.modelId).toBe(`${two?.id}/same`);
    await server.close();
  },
);
