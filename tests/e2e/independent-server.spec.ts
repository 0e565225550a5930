/** The same way through a server that we did not write. */
import { LLMock } from '@copilotkit/aimock';
import { expect } from '@playwright/test';
import { addBackend } from '../support/add-backend.ts';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';

test('an answer of an independent OpenAI-compatible server arrives, and its journal has the header', async ({
  extension,
  issuePage,
  site,
}) => {
  const mock = new LLMock({ port: 0 });
  mock.onMessage(/who is on it/i, { content: 'Chen is on it, **since Monday**.' });
  await mock.start();
  try {
    const baseUrl = `${mock.url}/v1`;
    await addBackend(extension, { label: 'Independent', baseUrl, model: 'gpt-4o', apiKey: 'mock' });
    const drawer = createDrawer(await extension.openDrawer(issuePage));
    await drawer.askAndSettle('Who is on it?');
    await expect(drawer.answers).toContainText('Chen is on it, since Monday.');
    const sent = JSON.stringify(mock.getLastRequest()?.body);
    expect(sent).toContain(`Path: ${site.origin}/acme/web/issues/12`);
  } finally {
    await mock.stop();
  }
});
