/** After whatever went wrong, one step at most, and the next question is answered: in the page as it stands, never loaded anew. */
import { expect, type Page } from '@playwright/test';
import { createDrawer, type Drawer } from '../support/drawer.ts';
import { test } from '../support/extension-with-model.ts';
import { errorBody, type ModelReply } from '../support/model-reply.ts';
import { MODEL_NAME, type ModelServer } from '../support/model-server.ts';
import { markDocument } from '../support/same-document.ts';

interface Failing {
  readonly what: string;
  readonly script: (reply: ModelReply) => void;
  /** The one action of its bubble. */
  readonly action: string;
}

const SETTINGS = 'Open the backend’s settings';

const FAILING: readonly Failing[] = [
  {
    what: 'a key that is not accepted',
    script: (reply) => reply.json(401, errorBody('Incorrect API key.', 'invalid_api_key')),
    action: SETTINGS,
  },
  {
    what: 'a login that may not',
    script: (reply) => reply.json(403, errorBody('Not allowed.')),
    action: SETTINGS,
  },
  {
    what: 'a model that is not there',
    script: (reply) => reply.json(404, errorBody('No such model.', 'model_not_found')),
    action: 'Choose a model',
  },
  {
    what: 'a request that is refused',
    script: (reply) => reply.json(400, errorBody('Bad request.')),
    action: 'Retry',
  },
  {
    what: 'a web page',
    script: (reply) => reply.html(200, '<!doctype html><title>Sign in</title>'),
    action: SETTINGS,
  },
  {
    what: 'an error in mid-answer',
    script: (reply) => {
      reply.delta('Half');
      reply.event(errorBody('Out of order.'));
      reply.end();
    },
    action: 'Retry',
  },
  {
    what: 'an answer that breaks off',
    script: (reply) => {
      reply.delta('Half');
      reply.end();
    },
    action: 'Retry',
  },
  {
    what: 'a broken connection',
    script: (reply) => {
      reply.delta('Half');
      reply.cut();
    },
    action: 'Retry',
  },
];

async function expectAnswer(drawer: Drawer, model: ModelServer): Promise<void> {
  model.enqueue((reply) => reply.answer('All is well'));
  await drawer.askAndSettle('And now?');
  await expect(drawer.answers.last()).toContainText('All is well');
  await expect(drawer.failure).toHaveCount(0);
}

/** Takes the one step that a bubble offers, up to where the person can go on. */
async function takeStep(action: string, drawer: Drawer, page: Page): Promise<void> {
  const button = drawer.failure.getByRole('button', { name: action });
  if (action === SETTINGS) {
    const opening = page.context().waitForEvent('page');
    await button.click();
    const options = await opening;
    await expect(options.getByRole('heading', { name: 'Backends', level: 1 })).toBeVisible();
    await options.close();
    await page.bringToFront();
    return;
  }
  await button.click();
  if (action === 'Choose a model') {
    const models = drawer.view.getByRole('listbox', { name: 'Models' });
    await models.getByRole('option', { name: MODEL_NAME }).click();
  } else await drawer.send.waitFor();
}

for (const { what, script, action } of FAILING) {
  test(`R17 after ${what} one step leads on`, async ({ drawer, model, issuePage }) => {
    const expectSameDocument = await markDocument(issuePage);
    model.enqueue(script);
    if (action === 'Retry') model.enqueue((reply) => reply.answer('Second try'));
    await drawer.askAndSettle('First');
    await expect(drawer.failure.getByRole('button')).toHaveText([action]);
    await takeStep(action, drawer, issuePage);
    if (action === 'Retry') await expect(drawer.answers.last()).toContainText('Second try');
    await expectAnswer(drawer, model);
    await expectSameDocument();
  });
}

test('R17 after any failure the next question needs no step at all', async ({ drawer, model }) => {
  for (const { what, script } of FAILING) {
    model.enqueue(script);
    await drawer.askAndSettle('First');
    await expect(drawer.failure, what).toBeVisible();
    await expectAnswer(drawer, model);
  }
});

test('R17 a backend that hangs is left by Stop', async ({ drawer, model, issuePage }) => {
  const expectSameDocument = await markDocument(issuePage);
  model.enqueue(() => undefined);
  await drawer.ask('First');
  await model.chat(0);
  await drawer.stop.click();
  await expect(drawer.send).toBeVisible();
  await expectAnswer(drawer, model);
  await expectSameDocument();
});

test('R17 a background that died in mid-answer is no obstacle', async ({
  drawer,
  extension,
  model,
  issuePage,
}) => {
  const expectSameDocument = await markDocument(issuePage);
  model.enqueue((reply) => reply.delta('Half an answer'));
  await drawer.ask('First');
  await expect(drawer.answers).toContainText('Half an answer');
  await extension.killWorker();
  await expect(drawer.failure).toBeVisible();
  await expectAnswer(drawer, model);
  await expectSameDocument();
});

test('R17 a drawer that the page took away is back after one click on the icon', async ({
  drawer,
  extension,
  model,
  issuePage,
}) => {
  const expectSameDocument = await markDocument(issuePage);
  await drawer.askAndSettle('First');
  await issuePage.evaluate(() => document.querySelector('[data-whereabouts]')?.remove());
  await expect.poll(() => issuePage.frames().length).toBe(1);
  const next = createDrawer(await extension.openDrawer(issuePage));
  await expect(next.questions).toContainText(['First']);
  await expectAnswer(next, model);
  await expectSameDocument();
});
