/** `npm run state`: what pages say of themselves, for those who write descriptors. */
import { readFile } from 'node:fs/promises';
import { BUILT_IN_SITES } from '#lib/sites/catalog/sites.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { factsFromUrl } from '#lib/sites/page-facts.ts';
import { readDescriptors } from '#lib/sites/read-descriptors.ts';
import { launchExtensionBrowser } from '../tests/support/extension-browser.ts';
import { startPageServer } from '../tests/support/page-server.ts';
import { UsageError } from './ask/ask-arguments.ts';
import { ensureBuild } from './browsing/ensure-build.ts';
import { isFile, offlineSwitches, openPage, type PageSource } from './browsing/open-page.ts';
import { formatReport, type PageReport, reportPage } from './state/page-report.ts';
import { readLivePage } from './state/read-live-page.ts';
import { readUrlList } from './state/read-url-list.ts';
import { parseStateArguments } from './state/state-arguments.ts';

try {
  const { pages, urls, descriptor, json } = parseStateArguments(process.argv.slice(2));
  const print = (report: PageReport) =>
    console.log(json ? JSON.stringify(report) : formatReport(report));
  const known = [...(await readOwn(descriptor)), ...builtIn()];
  if (urls !== null) {
    for (const { url, type } of readUrlList(await readFile(urls, 'utf8'))) {
      print(reportPage(factsFromUrl(url), known, type));
    }
  }
  if (pages.length > 0) await describeLive(pages, known, print);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function describeLive(
  sources: readonly PageSource[],
  known: readonly KnownDescriptor[],
  print: (report: PageReport) => void,
): Promise<void> {
  await ensureBuild();
  const files = await startPageServer();
  const extension = await launchExtensionBrowser({
    args: sources.every(isFile) ? offlineSwitches([]) : [],
  });
  try {
    for (const source of sources) {
      const page = await extension.context.newPage();
      await openPage(page, source, files);
      const { facts, readable } = await readLivePage(extension, page, known);
      if (!readable)
        console.error(`${page.url()} cannot be read; this is of its address and title.`);
      print(reportPage(facts, known));
      await page.close();
    }
  } finally {
    await extension.close();
    await files.close();
  }
}

function builtIn(): KnownDescriptor[] {
  return BUILT_IN_SITES.map(({ descriptor }) => ({
    descriptor,
    origin: 'built-in',
    updatedAt: 0,
  }));
}

/** @throws UsageError with the place and the remedy of each fault. */
async function readOwn(file: string | null): Promise<KnownDescriptor[]> {
  if (file === null) return [];
  const { accepted, refused } = readDescriptors(await readFile(file, 'utf8'));
  const faults = refused.flatMap((one) => one.faults);
  if (faults.length > 0) {
    throw new UsageError(
      faults
        .map((fault) => `${file}:${fault.line}:${fault.column} ${fault.reason}. ${fault.remedy}`)
        .join('\n'),
    );
  }
  return accepted.map((descriptor) => ({ descriptor, origin: 'person', updatedAt: 1 }));
}
