/** What each captured page beside the project says of itself. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { readPageFacts } from '#lib/content/read-page-facts.ts';
import { planFor } from '#lib/sites/capture-plan.ts';
import { BUILT_IN_SITES } from '#lib/sites/catalog/sites.ts';
import { describePage, type PageDescription } from '#lib/sites/describe-page.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { matchPages } from '#lib/sites/match.ts';

const FOLDER = resolve(import.meta.dirname, '../../../shared/fixtures/pages');

export interface CapturedPage {
  readonly file: string;
  readonly description: PageDescription;
}

/** In the order of their files; `null` where the captures are not here. */
export function describeCapturedPages(): CapturedPage[] | null {
  if (!existsSync(FOLDER)) return null;
  const known = BUILT_IN_SITES.map<KnownDescriptor>(({ descriptor }) => ({
    descriptor,
    origin: 'built-in',
    updatedAt: 0,
  }));
  return globSync(['defuddle/*.html', 'readability/*/source.html'], { cwd: FOLDER })
    .sort()
    .map((file) => {
      const html = readFileSync(resolve(FOLDER, file), 'utf8');
      const url = addressOf(file, html);
      const { window } = new JSDOM(html, { url });
      const facts = readPageFacts(planFor(url, known), window.document, window.location);
      return { file, description: describePage(facts, matchPages(url, known)) };
    });
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
