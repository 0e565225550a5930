/** `node scripts/captured-pages.ts`: what each captured page beside the project says of itself, as a table to read. */
import { describeCapturedPages } from './browsing/describe-captured-pages.ts';

const WIDTH = 150;

const pages = describeCapturedPages();
if (!pages) throw new Error('The captured pages (../shared/fixtures/pages) are not here.');
for (const { file, description } of pages) {
  const { appState, descriptorId, pageId } = description;
  console.log(`${file}  ${descriptorId === null ? '' : `(${descriptorId} › ${pageId})`}
  ${(appState.pageName ?? '–').slice(0, WIDTH)}
  ${(appState.pageDescription ?? '–').slice(0, WIDTH)}`);
}
