/** PURE. What the page's side is to look up: compiled from the descriptors that a URL matches, so that the page gets no descriptor. */
import type { FieldSource, KnownDescriptor, SitePage } from './descriptor.ts';
import { FACT_LIMITS } from './fact-limits.ts';
import { matchPages, type PageMatch } from './match.ts';

export interface Lookup {
  readonly id: string;
  /** Tried in this order; the first element with a text counts. */
  readonly selectors: readonly string[];
  /** Read instead of the text. */
  readonly attribute?: string;
  /** Only an element that is rendered, with nothing to run in it and a text at least this long; a Chinese character counts as three. */
  readonly visibleText?: number;
}

export interface CapturePlan {
  readonly lookups: readonly Lookup[];
  /** Lower-case names and properties of the meta tags that are wanted. */
  readonly meta: readonly string[];
  readonly jsonLd: boolean;
}

/** What is looked up on each page, for those that no descriptor describes. */
export const HEADING: Lookup = { id: 'heading', selectors: ['h1'], visibleText: 2 };
export const LEAD: Lookup = {
  id: 'lead',
  selectors: ['article p', 'main p', '[role="main"] p', 'p', 'pre'],
  visibleText: 80,
};

const GENERAL_META = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'twitter:title',
  'twitter:description',
  'dc.description',
  'application-name',
  'generator',
  'agent-page-name',
  'agent-page-description',
  'agent-project',
  'agent-task',
];

/** The plan for a URL, of the descriptors in use. */
export function planFor(address: string, descriptors: readonly KnownDescriptor[]): CapturePlan {
  return compilePlan(matchPages(address, descriptors));
}

/** The plan that serves all the given matches. */
export function compilePlan(matches: readonly PageMatch[]): CapturePlan {
  const lookups = new Map([HEADING, LEAD].map((lookup) => [lookup.id, lookup]));
  const meta = new Set(GENERAL_META);
  for (const { known, page } of matches) {
    for (const sign of known.descriptor.recognizedBy ?? []) {
      if ('meta' in sign) meta.add(sign.meta.toLowerCase());
    }
    for (const source of pageSources(page)) {
      if ('meta' in source) meta.add(source.meta.toLowerCase());
      if (!('select' in source)) continue;
      const lookup = lookupOf(source);
      if (lookups.size < FACT_LIMITS.lookups) lookups.set(lookup.id, lookup);
    }
  }
  return {
    lookups: [...lookups.values()],
    meta: [...meta].slice(0, FACT_LIMITS.meta),
    jsonLd: true,
  };
}

/** All sources of a page's fields. */
export function pageSources(page: SitePage): FieldSource[] {
  return Object.values(page.fields ?? {}).flat();
}

/** A lookup's id says what is looked up, so that facts stay readable when another descriptor asks for the same. */
export function lookupOf(source: Extract<FieldSource, { select: string[] }>): Lookup {
  const id = [source.attribute ?? '', ...source.select].join('\n');
  const { attribute, select } = source;
  return {
    id: id.slice(0, 2_000),
    selectors: select,
    ...(attribute !== undefined && { attribute }),
  };
}
