import type { ExtensionBrowser } from './extension-browser.ts';

export interface NewBackend {
  readonly label: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly kind?: string;
  readonly apiKey?: string;
}

/** Sets a backend up as a person does, in the options page, with the host access that it asks for. */
export async function addBackend(extension: ExtensionBrowser, backend: NewBackend): Promise<void> {
  await extension.allowHosts(`${new URL(backend.baseUrl).origin.replace(/:\d+$/, '')}/*`);
  const page = await extension.context.newPage();
  await page.goto(`chrome-extension://${extension.extensionId}/options.html#backends`);
  await page.getByRole('button', { name: 'Add a backend' }).click();
  await page
    .getByRole('combobox', { name: 'Kind' })
    .selectOption(backend.kind ?? 'openai-compatible');
  await page.getByRole('textbox', { name: 'Name' }).fill(backend.label);
  await page.getByRole('textbox', { name: 'Base URL' }).fill(backend.baseUrl);
  if (backend.apiKey) await page.getByRole('textbox', { name: 'API key' }).fill(backend.apiKey);
  await page.getByRole('textbox', { name: 'Models' }).fill(backend.model);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: backend.label }).waitFor();
  await page.close();
}
