/** The extension's pages hold themselves back, whatever they are made to show. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { listenOnLoopback } from '../support/loopback-server.ts';

test('S14 the drawer page itself can fetch nothing and load no remote image', async ({
  extension,
  issuePage,
}) => {
  const fetched: string[] = [];
  const canary = await listenOnLoopback((request, response) => {
    fetched.push(request.url ?? '');
    response.end();
  });
  try {
    const { view } = createDrawer(await extension.openDrawer(issuePage));
    const outcome = await view.evaluate(async (origin) => {
      const image = new Image();
      const shown = new Promise((resolve) => {
        image.onload = () => resolve('image loaded');
        image.onerror = () => resolve('image refused');
      });
      image.src = `${origin}/image.png`;
      const got = await fetch(`${origin}/data`, { mode: 'no-cors' }).then(
        () => 'fetched',
        () => 'fetch refused',
      );
      return [got, await shown];
    }, canary.origin);
    expect(outcome).toEqual(['fetch refused', 'image refused']);
    expect(fetched).toEqual([]);
  } finally {
    await canary.close();
  }
});
