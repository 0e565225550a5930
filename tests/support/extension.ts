/** The fixtures of the browser tests: each test has a browser with the production build, and servers, of its own. */
import { test as base, type Page } from '@playwright/test';
import { createDrawer, type Drawer } from './drawer.ts';
import { type ExtensionBrowser, launchExtensionBrowser } from './extension-browser.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { type PageServer, startPageServer } from './page-server.ts';
import { type SampleSite, startSampleSite } from './sample-site.ts';

interface Fixtures {
  readonly extension: ExtensionBrowser;
  readonly site: SampleSite;
  readonly pages: PageServer;
  readonly model: ModelServer;
  /** A new tab on the sample site's issue 12. */
  readonly issuePage: Page;
  /** The drawer, open in {@link Fixtures.issuePage}. */
  readonly drawer: Drawer;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  extension: async ({}, use) => {
    const extension = await launchExtensionBrowser();
    await use(extension);
    await extension.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await startSampleSite();
    await use(site);
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  pages: async ({}, use) => {
    const pages = await startPageServer();
    await use(pages);
    await pages.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  model: async ({}, use) => {
    const model = await startModelServer();
    await use(model);
    await model.close();
  },
  issuePage: async ({ extension, site }, use) => {
    const page = await extension.context.newPage();
    await page.goto(`${site.origin}/acme/web/issues/12`);
    await page.getByRole('heading', { name: 'Login fails' }).waitFor();
    await use(page);
  },
  drawer: async ({ extension, issuePage }, use) => {
    await use(createDrawer(await extension.openDrawer(issuePage)));
  },
});
