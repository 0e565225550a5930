/** `npm run screenshot`: makes the README's picture from the built extension, so that it never shows what is no longer so. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addSampleDescriptor } from '../tests/support/add-descriptor.ts';
import { createDrawer } from '../tests/support/drawer.ts';
import { launchExtensionBrowser } from '../tests/support/extension-browser.ts';
import { startSampleSite } from '../tests/support/sample-site.ts';
import { ensureBuild } from './browsing/ensure-build.ts';
import { ROOT } from './suite/run-command.ts';

const FOLDER = join(ROOT, 'docs/images');

await ensureBuild();
await mkdir(FOLDER, { recursive: true });
const site = await startSampleSite();
const extension = await launchExtensionBrowser({ viewport: { width: 1440, height: 900 } });
try {
  await addSampleDescriptor(extension);
  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/acme/web/issues/12`);
  await page.getByRole('heading', { name: 'Login fails' }).waitFor();
  const drawer = createDrawer(await extension.openDrawer(page));
  await drawer.askAndSettle('What is this issue about, and who is on it?');
  await drawer.openReceipt();
  const log = drawer.view.getByRole('log', { name: 'Conversation' });
  await log.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  const path = join(FOLDER, 'drawer.png');
  await page.screenshot({ path, animations: 'disabled' });
  console.log(path);
} finally {
  await extension.close();
  await site.close();
}
