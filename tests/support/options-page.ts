/** What the options page asks of the background, and nobody else may. */
import type { ExtensionBrowser } from './extension-browser.ts';

/** Makes one request as the options page does. @returns The reply, unread. */
export async function callFromOptions(
  { context, extensionId }: ExtensionBrowser,
  name: string,
  payload: unknown,
): Promise<unknown> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/options.html`);
  try {
    return await page.evaluate(callBackground, { name, payload });
  } finally {
    await page.close();
  }
}

/** What the function below needs of the extension page that it runs in. */
declare const chrome: {
  readonly runtime: {
    connect(options: { name: string }): {
      readonly onMessage: { addListener(listener: (message: Reply) => void): void };
      postMessage(message: unknown): void;
      disconnect(): void;
    };
  };
};

interface Reply {
  readonly kind: 'reply' | 'failure' | 'event';
  readonly payload?: unknown;
  readonly failure?: unknown;
}

function callBackground({ name, payload }: { name: string; payload: unknown }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const port = chrome.runtime.connect({ name: 'options' });
    port.onMessage.addListener((message) => {
      if (message.kind === 'event') return;
      port.disconnect();
      if (message.kind === 'reply') resolve(message.payload);
      else reject(new Error(`${name}: ${JSON.stringify(message.failure)}`));
    });
    port.postMessage({ id: 1, name, payload });
  });
}
