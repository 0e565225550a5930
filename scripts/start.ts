/** `npm start`: the extension on the sample site, for a person to try; without a display, a tour of it that prints what it sees. */

import { parseArgs } from 'node:util';
import { addSampleDescriptor } from '../tests/support/add-descriptor.ts';
import {
  type ExtensionBrowser,
  launchExtensionBrowser,
} from '../tests/support/extension-browser.ts';
import { startSampleSite } from '../tests/support/sample-site.ts';
import { ensureBuild } from './browsing/ensure-build.ts';
import { tourPage, tourSampleSite } from './tour/tour.ts';

const { values } = parseArgs({
  options: { url: { type: 'string' }, headless: { type: 'boolean' } },
});

await ensureBuild();
const site = await startSampleSite();
const visible = !values.headless && hasDisplay();
const extension = await launchExtensionBrowser({ visible });
try {
  await addSampleDescriptor(extension);
  if (visible) await show(extension, values.url ?? `${site.origin}/acme/web/issues?state=open`);
  else if (values.url) await tourPage(extension, values.url);
  else await tourSampleSite(extension, site.origin);
} finally {
  await extension.close();
  await site.close();
}

function hasDisplay(): boolean {
  const { platform, env } = process;
  return (
    platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
  );
}

/** Opens the page with the drawer in it and stays until the window is closed. */
async function show({ context, openDrawer }: ExtensionBrowser, url: string): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await openDrawer(page).catch(() =>
    console.log('Click the Whereabouts icon in the toolbar to open the drawer.'),
  );
  console.log(
    `Whereabouts runs on ${page.url()}, with the demo model: nothing leaves this machine.`,
  );
  console.log(
    'Ask something, go to another page, ask again. Close the window or press Ctrl+C to end.',
  );
  await closed;
}
