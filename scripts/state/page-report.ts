/** What `npm run state` tells of one page. */
import { APP_STATE_FIELDS } from '#lib/app-state/app-state.ts';
import { describePage } from '#lib/sites/describe-page.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { matchPages } from '#lib/sites/match.ts';
import type { PageFacts } from '#lib/sites/page-facts.ts';

export interface PageReport {
  readonly page: string;
  /** The key of the address in a JSON file of addresses. */
  readonly type?: string;
  readonly descriptor: string | null;
  readonly match: string | null;
  readonly state: Readonly<Record<string, string | null>>;
  readonly context: readonly { key: string; label: string; value: string }[];
  /** What did not match or was not there. */
  readonly missing: readonly string[];
}

export function reportPage(
  facts: PageFacts,
  descriptors: readonly KnownDescriptor[],
  type?: string,
): PageReport {
  const page = describePage(facts, matchPages(facts.url, descriptors));
  return {
    page: facts.url,
    ...(type !== undefined && { type }),
    descriptor: page.descriptorId,
    match: page.pageId,
    state: page.appState,
    context: page.contextItems,
    missing: page.diagnostics.map(explain),
  };
}

function explain(diagnostic: ReturnType<typeof describePage>['diagnostics'][number]): string {
  switch (diagnostic.code) {
    case 'field-missing':
      return `the field "${diagnostic.field}" is not there`;
    case 'tags-stale':
      return 'meta tags and JSON-LD are of an earlier view and were left out';
    case 'not-recognized':
      return `"${diagnostic.descriptorId}" did not recognise the page`;
    case 'outranked':
      return `"${diagnostic.descriptorId}", page "${diagnostic.pageId}", matches as well`;
  }
}

export function formatReport({
  page,
  type,
  descriptor,
  match,
  state,
  context,
  missing,
}: PageReport): string {
  const lines = APP_STATE_FIELDS.flatMap(({ field, label }) =>
    state[field] ? [`${label}: ${state[field]}`] : [],
  );
  return [
    type === undefined ? page : `${page}  (${type})`,
    `  ${descriptor === null ? 'no descriptor' : `${descriptor} › ${match}`}`,
    ...lines.map((line) => `  ${line}`),
    ...context.map(({ label, value }) => `  + ${label}: ${value}`),
    ...missing.map((reason) => `  - ${reason}`),
    '',
  ].join('\n');
}
