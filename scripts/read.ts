/** `npm run read`: what the model would read of a page, seen in a real browser by the built extension's own reader. */
import { JSDOM } from 'jsdom';
import { capturePageIn, captureSelectionIn } from '../tests/support/captured-page.ts';
import { launchExtensionBrowser } from '../tests/support/extension-browser.ts';
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
} from './read/read-report.ts';

const inertDocuments = {
  create: () => new JSDOM('').window.document,
  parse: (html: string) => new JSDOM(html).window.document,
};

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
    const selected = parts.find((part) => typeof part === 'object');
    if (selected) await page.locator(selected.selection).first().selectText();
    const selection = selected ? await captureSelectionIn(extension, page) : null;
    const report = reportPage(captured, selection, inertDocuments);
    if (json) console.log(JSON.stringify(report));
    else printReport(report, parts);
  } finally {
    await extension.close();
    await files.close();
  }
}

function printReport(report: ReadReport, parts: ReadArguments['parts']): void {
  for (const part of parts) {
    if (part === 'text') console.log(`${formatText(report)}\n`);
    else if (part === 'outline') console.log(`${formatOutline(report)}\n`);
    else console.log(`${formatSelection(report)}\n`);
  }
  console.error(formatRemarks(report));
}
