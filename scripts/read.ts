/** `npm run read`: what the model would read of a page, seen in a real browser by the built extension's own reader, and read in its own page. */
import type { Page } from '@playwright/test';
import { BUILT_IN_SITES } from '../lib/sites/catalog/sites.ts';
import { contentRuleFor } from '../lib/sites/content-rule.ts';
import { capturePageIn, captureSelectionIn, readInRoom } from '../tests/support/captured-page.ts';
import {
  type ExtensionBrowser,
  launchExtensionBrowser,
} from '../tests/support/extension-browser.ts';
import { startPageServer } from '../tests/support/page-server.ts';
import { ensureBuild } from './browsing/ensure-build.ts';
import { isFile, offlineSwitches, openPage } from './browsing/open-page.ts';
import { parseReadArguments, type ReadArguments, UsageError } from './read/read-arguments.ts';
import {
  formatOutline,
  formatRemarks,
  formatSelection,
  formatText,
  type ReadReport,
  reportPage,
  type SelectionReport,
} from './read/read-report.ts';

try {
  await read(parseReadArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function read({ page: source, parts, json }: ReadArguments): Promise<void> {
  await ensureBuild();
  const files = await startPageServer();
  const extension = await launchExtensionBrowser({
    args: isFile(source) ? offlineSwitches([]) : [],
  });
  try {
    const page = await extension.context.newPage();
    await openPage(page, source, files);
    await extension.openDrawer(page);
    const captured = await capturePageIn(extension, page);
    const rule = contentRuleFor(captured.url, builtIn());
    const reading = await readInRoom(extension, { kind: 'page', captured, rule });
    const selected = parts.find((part) => typeof part === 'object');
    const selection = selected ? await readSelection(extension, page, selected.selection) : null;
    const report = reportPage(captured, reading, selection);
    if (json) console.log(JSON.stringify(report));
    else printReport(report, parts);
  } finally {
    await extension.close();
    await files.close();
  }
}

async function readSelection(
  extension: ExtensionBrowser,
  page: Page,
  selector: string,
): Promise<SelectionReport | null> {
  await page.locator(selector).first().selectText();
  const { page: captured, heading } = await captureSelectionIn(extension, page);
  if (!captured) return null;
  const { markdown } = await readInRoom(extension, { kind: 'selection', captured });
  return { heading, text: markdown.text };
}

function builtIn() {
  return BUILT_IN_SITES.map(({ descriptor }) => ({
    descriptor,
    origin: 'built-in' as const,
    updatedAt: 0,
  }));
}

function printReport(report: ReadReport, parts: ReadArguments['parts']): void {
  for (const part of parts) {
    if (part === 'text') console.log(`${formatText(report)}\n`);
    else if (part === 'outline') console.log(`${formatOutline(report)}\n`);
    else console.log(`${formatSelection(report)}\n`);
  }
  console.error(formatRemarks(report));
}
