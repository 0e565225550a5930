/** What a backend sends is data: nothing in it runs, and nothing remote is loaded before a click. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import { listenOnLoopback } from '../support/loopback-server.ts';

test('S16 links lead to the web or to mail only, are opened without opener and referrer, and show their real target', async ({
  drawer,
  extension,
  model,
  pages,
}) => {
  pages.serve('/target', '<title>Target</title><p>Here</p>');
  model.enqueue((reply) =>
    reply.answer(
      [
        `[a bank](${pages.origin}/target)`,
        '[mail](mailto:ada@acme.example)',
        '[script](javascript:alert(1))',
        '[entity](java&#115;cript:alert(1))',
        '[data](data:text/html,<script>alert(1)</script>)',
        '[file](file:///etc/passwd)',
        '[extension](chrome-extension://abc/page.html)',
        '[relative](options.html)',
      ].join('\n\n'),
    ),
  );
  await drawer.askAndSettle('Links');
  const answer = drawer.answers.last();
  await expect(answer).toContainText('relative');
  const targets = await answer
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(targets).toEqual([`${pages.origin}/target`, 'mailto:ada@acme.example']);

  const link = answer.getByRole('link', { name: 'a bank' });
  await expect(link).toHaveAttribute('title', `${pages.origin}/target`);
  const opening = extension.context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('S16 scripts and markup in an answer are text, and nothing remote is loaded before a click', async ({
  drawer,
  model,
}) => {
  const fetched: string[] = [];
  const canary = await listenOnLoopback((request, response) => {
    fetched.push(request.url ?? '');
    response.end();
  });
  try {
    model.enqueue((reply) =>
      reply.answer(
        [
          `![picture](${canary.origin}/picture.png)`,
          `<img src="${canary.origin}/raw.png" onerror="document.title = 'owned'">`,
          `<script src="${canary.origin}/script.js"></script>`,
          `<iframe src="${canary.origin}/frame"></iframe>`,
          `<link rel="stylesheet" href="${canary.origin}/style.css">`,
          `<p style="background: url(${canary.origin}/style.png)" onclick="alert(1)">styled</p>`,
          'The end.',
        ].join('\n\n'),
      ),
    );
    await drawer.askAndSettle('Attack');
    const answer = drawer.answers.last();
    await expect(answer).toContainText('The end.');
    await expect(answer).toContainText('onerror=');
    await expect(answer.locator('img, script, iframe, link, [onerror], [onclick]')).toHaveCount(0);
    expect(await drawer.view.title()).not.toBe('owned');
    expect(fetched).toEqual([]);
  } finally {
    await canary.close();
  }
});

test('S16 a huge line and bad UTF-8 are shown, and an endless stream can be stopped', async ({
  drawer,
  model,
}) => {
  model.enqueue((reply) => {
    reply.delta('x'.repeat(300_000));
    reply.raw(
      Buffer.from('data: {"choices":[{"delta":{"content":"\xff\xc3 tail"}}]}\n\n', 'latin1'),
    );
    reply.finish();
  });
  await drawer.askAndSettle('Long');
  await expect(drawer.answers.last()).toContainText('tail');

  model.enqueue(async (reply) => {
    let going = true;
    void reply.closed.then(() => {
      going = false;
    });
    while (going) {
      reply.delta('again ');
      await reply.silence(5);
    }
  });
  await drawer.ask('Endless');
  await expect(drawer.answers.last()).toContainText('again again');
  await drawer.stop.click();
  expect(await (await model.chat(1)).closed).toBe('client');
  await expect(drawer.answers.last()).toContainText('Stopped');
});
