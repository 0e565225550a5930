import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ExtensionBrowser } from './extension-browser.ts';
import { callFromOptions } from './options-page.ts';

const SAMPLE = new URL('../fixtures/descriptors/sample-tracker.json', import.meta.url);
const outcomeSchema = z.object({ refused: z.array(z.unknown()) });

/** Gives the extension the sample site's descriptor, as a person imports one of their own. */
export async function addSampleDescriptor(extension: ExtensionBrowser): Promise<void> {
  await addDescriptor(extension, await readFile(SAMPLE, 'utf8'));
}

/** Gives the extension a descriptor of the person's own. */
export async function addDescriptor(extension: ExtensionBrowser, text: string): Promise<void> {
  const { refused } = outcomeSchema.parse(
    await callFromOptions(extension, 'sites-import', { text }),
  );
  if (refused.length > 0) throw new Error(`It was refused: ${JSON.stringify(refused)}`);
}
