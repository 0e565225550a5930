/** `node scripts/captured-pages.ts`: what each captured page beside the project says of itself, as a table to read. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { readPageFacts } from '#lib/content/read-page-facts.ts';
import { planFor } from '#lib/sites/capture-plan.ts';
import { BUILT_IN_SITES } from '#lib/sites/catalog/sites.ts';
import { describePage } from '#lib/sites/describe-page.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { matchPages } from '#lib/sites/match.ts';

const FOLDER = resolve(import.meta.dirname, '../../shared/fixtures/pages');
const WIDTH = 150;

if (!existsSync(FOLDER))
  throw new Error('The captured pages (../shared/fixtures/pages) are not here.');
const known = BUILT_IN_SITES.map<KnownDescriptor>(({ descriptor }) => ({
  descriptor,
  origin: 'built-in',
  updatedAt: 0,
}));
for (const file of globSync(['defuddle/*.html', 'readability/*/source.html'], {
  cwd: FOLDER,
}).sort()) {
  const html = readFileSync(resolve(FOLDER, file), 'utf8');
  const url = addressOf(file, html);
  const { window } = new JSDOM(html, { url });
  const facts = readPageFacts(planFor(url, known), window.document, window.location);
  const { appState, descriptorId, pageId } = describePage(facts, matchPages(url, known));
  console.log(`${file}  ${descriptorId === null ? '' : `(${descriptorId} › ${pageId})`}
  ${(appState.pageName ?? '–').slice(0, WIDTH)}
  ${(appState.pageDescription ?? '–').slice(0, WIDTH)}`);
}

/** The address stands in a comment at the head, in the page's own tags, or nowhere. */
function addressOf(file: string, html: string): string {
  const noted = /^<!--\s*\{\s*"url"\s*:\s*"([^"]+)"/.exec(html)?.[1];
  const declared =
    /<link[^>]+rel="canonical"[^>]+href="([^"]+)"|<meta[^>]+property="og:url"[^>]+content="([^"]+)"/.exec(
      html,
    );
  const address = noted ?? declared?.[1] ?? declared?.[2] ?? '';
  return URL.parse(address)?.href ?? `https://captured.example/${encodeURIComponent(file)}`;
}
