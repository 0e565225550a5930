/** What the options page says to the background, said from that page in a test: for claims about the background, not about the page. */
import type { Page } from '@playwright/test';
import { type OptionsContract, optionsContract } from '#lib/protocol/options-contract.ts';
import type { ReplyOf, RequestOf } from '#lib/protocol/rpc.ts';
import type { ExtensionBrowser } from './extension-browser.ts';

declare const chrome: {
  readonly permissions: {
    request(wanted: { origins?: string[]; permissions?: string[] }): Promise<boolean>;
  };
  readonly runtime: {
    connect(options: { name: string }): {
      readonly onMessage: { addListener(listener: (message: Envelope) => void): void };
      postMessage(message: unknown): void;
      disconnect(): void;
    };
  };
};

interface Envelope {
  readonly kind: string;
  readonly id: number;
  readonly payload: unknown;
  readonly failure: unknown;
}

export interface OptionsPort {
  readonly page: Page;
  call<Name extends keyof OptionsContract>(
    name: Name,
    request: RequestOf<OptionsContract, Name>,
  ): Promise<ReplyOf<OptionsContract, Name>>;
  /** Gives access to a host as a person does: by a click, and a yes to what the browser asks. */
  grant(pattern: string): Promise<void>;
  /** Gives an optional permission the same way. */
  grantPermission(permission: string): Promise<void>;
  close(): Promise<void>;
}

export async function openOptionsPort(extension: ExtensionBrowser): Promise<OptionsPort> {
  const page = await extension.context.newPage();
  await page.goto(`chrome-extension://${extension.extensionId}/options.html#backends`);
  return {
    page,
    async call(name, request) {
      const reply = await page.evaluate(callBackground, { name, request });
      return optionsContract[name].reply.parse(reply) as ReplyOf<OptionsContract, typeof name>;
    },
    async grant(pattern) {
      await extension.allowHosts(pattern);
      await clickGrant(page, { origins: [pattern] });
    },
    grantPermission: (permission) => clickGrant(page, { permissions: [permission] }),
    close: () => page.close(),
  };
}

function callBackground(call: { readonly name: string; readonly request: unknown }) {
  return new Promise<unknown>((resolve, reject) => {
    const port = chrome.runtime.connect({ name: 'options' });
    port.onMessage.addListener((message) => {
      if (message.id !== 1 || message.kind === 'event') return;
      if (message.kind === 'reply') resolve(message.payload);
      else reject(new Error(JSON.stringify(message.failure)));
      port.disconnect();
    });
    port.postMessage({ id: 1, name: call.name, payload: call.request });
  });
}

interface Wanted {
  readonly origins?: string[];
  readonly permissions?: string[];
}

async function clickGrant(page: Page, wanted: Wanted): Promise<void> {
  await page.bringToFront();
  await page.evaluate(addGrantButton, wanted);
  await page.getByRole('button', { name: 'Grant for the test' }).click();
  await page.getByRole('button', { name: 'Granted: true' }).waitFor();
  await page.evaluate(() => document.querySelector('#grant-for-the-test')?.remove());
}

function addGrantButton(wanted: Wanted): void {
  const button = document.createElement('button');
  button.id = 'grant-for-the-test';
  button.textContent = 'Grant for the test';
  button.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 9999';
  button.addEventListener('click', async () => {
    button.textContent = `Granted: ${await chrome.permissions.request(wanted)}`;
  });
  document.body.append(button);
}
