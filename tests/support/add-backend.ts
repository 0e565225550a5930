import type { ExtensionBrowser } from './extension-browser.ts';

/** What the functions below need of the extension page that they run in. */
declare const chrome: {
  readonly permissions: { request(wanted: { origins: string[] }): Promise<boolean> };
  readonly runtime: {
    connect(options: { name: string }): {
      readonly onMessage: { addListener(listener: (message: Reply) => void): void };
      postMessage(message: unknown): void;
      disconnect(): void;
    };
  };
};

interface Reply {
  readonly kind: string;
  readonly id: number;
  readonly payload: Saved;
}

interface Saved {
  readonly saved: boolean;
  readonly backend: { readonly id: string };
}

export interface NewBackend {
  readonly label: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly kind?: string;
  readonly apiKey?: string;
}

/**
 * Sets a backend up and chooses its model, by the messages that the options page sends and with the host access that it asks for
 * under a real click.
 */
export async function addBackend(extension: ExtensionBrowser, backend: NewBackend): Promise<void> {
  const { protocol, hostname } = new URL(backend.baseUrl);
  const pattern = `${protocol}//${hostname}/*`;
  await extension.allowHosts(pattern);
  const page = await extension.context.newPage();
  await page.goto(`chrome-extension://${extension.extensionId}/options.html#backends`);
  await page.evaluate(addGrantButton, pattern);
  await page.getByRole('button', { name: 'Grant for the test' }).click();
  await page.getByRole('button', { name: 'Granted: true' }).waitFor();
  await page.evaluate(saveBackend, backend);
  await page.close();
}

/** Runs in an extension page: a button that asks for this host, since only a click may. */
export function addGrantButton(pattern: string): void {
  const button = document.createElement('button');
  button.textContent = 'Grant for the test';
  button.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 9999';
  button.addEventListener('click', async () => {
    const granted = await chrome.permissions.request({ origins: [pattern] });
    button.textContent = `Granted: ${granted}`;
  });
  document.body.append(button);
}

/** Runs in an options page. */
export async function saveBackend(backend: NewBackend): Promise<void> {
  const port = chrome.runtime.connect({ name: 'options' });
  const waiting = new Map<number, (payload: Saved) => void>();
  port.onMessage.addListener((message) => {
    if (message.kind === 'reply') waiting.get(message.id)?.(message.payload);
  });
  const call = (id: number, name: string, payload: unknown) =>
    new Promise<Saved>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ id, name, payload });
    });
  const { label, baseUrl, model, kind = 'openai-compatible', apiKey = '' } = backend;
  const config = { baseUrl, apiKey };
  const input = { id: null, kind, label, customModels: [model], config };
  const saved = await call(1, 'backend-save', input);
  if (!saved.saved) throw new Error(`The backend was not saved: ${JSON.stringify(saved)}`);
  await call(2, 'settings-change', { modelId: `${saved.backend.id}/${model}` });
  port.disconnect();
}
