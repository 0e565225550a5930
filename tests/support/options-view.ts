/** The options page as a person finds it. */
import type { Locator, Page } from '@playwright/test';
import type { ExtensionBrowser } from './extension-browser.ts';

export const OPTION_SECTIONS = [
  'backends',
  'skills',
  'sites',
  'access',
  'appearance',
  'data',
  'about',
] as const;
export type OptionSection = (typeof OPTION_SECTIONS)[number];

/** A section's heading, as `spec/interface.md` names it. */
export function headingOf(section: OptionSection): string {
  return section[0]?.toUpperCase() + section.slice(1);
}

export async function openOptions(
  extension: ExtensionBrowser,
  section: OptionSection,
): Promise<Page> {
  const page = await extension.context.newPage();
  await page.goto(`chrome-extension://${extension.extensionId}/options.html#${section}`);
  await page.getByRole('heading', { name: headingOf(section), level: 1 }).waitFor();
  await page.getByText('Loading…').waitFor({ state: 'detached' });
  return page;
}

export interface BackendFields {
  readonly name: string;
  readonly baseUrl: string;
  readonly kind?: string;
  readonly apiKey?: string;
  readonly models?: string;
  readonly headers?: string;
  readonly extraBody?: string;
  readonly proxyPath?: string;
}

/** Fills the form in and saves it. Hosts have to be allowed before. Resolves with the backend's card. */
export async function saveBackend(page: Page, fields: BackendFields): Promise<Locator> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add a backend' }).click();
  await page
    .getByRole('combobox', { name: 'Kind' })
    .selectOption(fields.kind ?? 'openai-compatible');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(fields.name);
  await page.getByRole('textbox', { name: 'Base URL' }).fill(fields.baseUrl);
  await page.getByRole('textbox', { name: 'API key' }).fill(fields.apiKey ?? '');
  await page.getByRole('textbox', { name: 'Models' }).fill(fields.models ?? '');
  await page.getByText('Advanced').click();
  await page.getByRole('textbox', { name: 'Headers' }).fill(fields.headers ?? '');
  await page.getByRole('textbox', { name: 'Extra body fields' }).fill(fields.extraBody ?? '');
  await page.getByRole('textbox', { name: 'Proxy path' }).fill(fields.proxyPath ?? '');
  await page.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: fields.name });
  await card.waitFor();
  return card;
}
