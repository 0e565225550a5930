/** Whatever a backend does wrong: one bubble with one cause and one action, never an answer, and the next question works. */
import { expect } from '@playwright/test';
import { addBackend } from '../support/add-backend.ts';
import { createDrawer, type Drawer } from '../support/drawer.ts';
import { test as withoutModel } from '../support/extension.ts';
import { BACKEND_LABEL, test } from '../support/extension-with-model.ts';
import { listenOnLoopback } from '../support/loopback-server.ts';
import { errorBody, type ModelReply } from '../support/model-reply.ts';
import { startModelServer } from '../support/model-server.ts';

interface Failing {
  readonly what: string;
  readonly script: (reply: ModelReply) => void;
  readonly cause: string;
  readonly action: string;
}

const SETTINGS = 'Open the backend’s settings';

const FAILING: readonly Failing[] = [
  {
    what: 'a 401',
    script: (reply) => reply.json(401, errorBody('Incorrect API key provided.', 'invalid_api_key')),
    cause: `${BACKEND_LABEL} did not accept the key.`,
    action: SETTINGS,
  },
  {
    what: 'a 404 for the model',
    script: (reply) => reply.json(404, errorBody('The model does not exist.', 'model_not_found')),
    cause: `${BACKEND_LABEL} does not have this model.`,
    action: 'Choose a model',
  },
  {
    what: 'a 200 with an error in it',
    script: (reply) => reply.json(200, errorBody('Out of order.')),
    cause: `${BACKEND_LABEL} reported an error.`,
    action: 'Retry',
  },
  {
    what: 'a web page',
    script: (reply) => reply.html(200, '<!doctype html><title>Sign in</title><p>Sign in</p>'),
    cause: `There is a web page at the address of ${BACKEND_LABEL}, not an API.`,
    action: SETTINGS,
  },
  {
    what: 'an error event after half the answer',
    script: (reply) => {
      reply.delta('Half an answer');
      reply.event(errorBody('Out of order.'));
      reply.end();
    },
    cause: `${BACKEND_LABEL} reported an error.`,
    action: 'Retry',
  },
];

async function expectOneFailure(drawer: Drawer, cause: string, action: string): Promise<void> {
  await expect(drawer.failure).toHaveCount(1);
  await expect(drawer.failure).toContainText(cause);
  await expect(drawer.failure.getByRole('button')).toHaveText([action]);
}

for (const { what, script, cause, action } of FAILING) {
  test(`D16 ${what} is one bubble with one cause and one action, and the next question works`, async ({
    drawer,
    model,
  }) => {
    model.enqueue(script);
    await drawer.askAndSettle('First');
    await expectOneFailure(drawer, cause, action);
    model.enqueue((reply) => reply.answer('All is well'));
    await drawer.askAndSettle('Second');
    await expect(drawer.answers.last()).toContainText('All is well');
    await expect(drawer.failure).toHaveCount(0);
  });
}

test('D16 a stream that is cut is one bubble with one cause and one action, and the next question works', async ({
  drawer,
  model,
}) => {
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  model.enqueue(async (reply) => {
    reply.delta('Half an answer');
    await cut;
    reply.cut();
  });
  await drawer.ask('First');
  await expect(drawer.answers).toContainText('Half an answer');
  resolve();
  const cause = `The connection to ${BACKEND_LABEL} broke in the middle of the answer.`;
  await expectOneFailure(drawer, cause, 'Retry');
  await drawer.askAndSettle('Second');
  await expect(drawer.answers).toHaveCount(2);
  await expect(drawer.failure).toHaveCount(0);
});

withoutModel(
  'D16 a refused connection is one bubble with one cause and one action, and the next question works',
  async ({ extension, issuePage }) => {
    const silent = await listenOnLoopback(() => undefined);
    await silent.close();
    const baseUrl = `${silent.origin}/v1`;
    await addBackend(extension, { label: BACKEND_LABEL, baseUrl, model: 'any' });
    const drawer = createDrawer(await extension.openDrawer(issuePage));
    await drawer.askAndSettle('First');
    await expectOneFailure(drawer, `Nothing answers at the address of ${BACKEND_LABEL}.`, 'Retry');
    const server = await startModelServer({ port: Number(new URL(silent.origin).port) });
    try {
      await drawer.failure.getByRole('button', { name: 'Retry' }).click();
      await expect(drawer.answers).toHaveCount(1);
      await expect(drawer.failure).toHaveCount(0);
    } finally {
      await server.close();
    }
  },
);
