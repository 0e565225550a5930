/** PURE. The values of a page's fields: from the address, the title, and what was looked up. */
import { lookupOf } from './capture-plan.ts';
import type { FieldSource } from './descriptor.ts';
import { findInJsonLd, readJsonLd } from './json-ld.ts';
import type { PageMatch } from './match.ts';
import type { PageFacts } from './page-facts.ts';
import { type Captures, decodeSegment, REST_FIELD } from './path-pattern.ts';
import { type FieldValues, fillTemplate } from './template.ts';
import { matchTitle } from './title-pattern.ts';

/** Names that every template may use. */
export const GENERAL_FIELDS = ['host', 'pageTitle'] as const;

interface Reading {
  readonly title: string;
  readonly facts: PageFacts;
  readonly url: URL;
  readonly captures: Captures;
  readonly fresh: boolean;
  readonly entities: ReturnType<typeof readJsonLd>;
  readonly values: Map<string, string>;
}

/**
 * Evaluates the fields of a matched page.
 *
 * @param fresh Whether meta tags and JSON-LD are to be believed.
 */
export function evaluateFields(match: PageMatch, facts: PageFacts, fresh: boolean): FieldValues {
  const url = URL.parse(facts.url);
  if (!url) return new Map();
  const values = new Map(Object.entries(match.captures));
  values.set('host', url.host);
  const title = liveTitle(match, facts);
  if (title !== '') values.set('pageTitle', title);
  const entities = fresh ? readJsonLd(facts.jsonLd) : [];
  const reading: Reading = { title, facts, url, captures: match.captures, fresh, entities, values };
  for (const [name, sources] of Object.entries(match.page.fields ?? {})) {
    const value = firstValue([sources].flat(), name, reading);
    if (value !== null) values.set(name, value);
  }
  return values;
}

function firstValue(
  sources: readonly FieldSource[],
  name: string,
  reading: Reading,
): string | null {
  for (const source of sources) {
    const value = readSource(source, name, reading)?.trim();
    if (value) return value;
  }
  return null;
}

function readSource(source: FieldSource, name: string, reading: Reading): string | null {
  const { title, facts, url, fresh, entities, values, captures } = reading;
  if ('title' in source) return fromTitle(source.title, name, title, captures);
  if ('select' in source) return own(facts.values, lookupOf(source).id);
  if ('meta' in source) return fresh ? own(facts.meta, source.meta.toLowerCase()) : null;
  if ('jsonLd' in source) return findInJsonLd(entities, source.jsonLd);
  if ('query' in source) return url.searchParams.get(source.query);
  if ('host' in source) return own(matchTitle(source.host, url.hostname) ?? {}, name);
  return fillTemplate(source.template, values, null);
}

/** The title without the counter that some sites put in front. */
function liveTitle(match: PageMatch, { title }: PageFacts): string {
  const text = title.trim();
  return match.known.descriptor.unreadCounter ? text.replace(/^\(\d{1,4}\+?\)\s+/, '') : text;
}

/** A title that contradicts the address is the title of the page before. */
function fromTitle(
  pattern: string,
  name: string,
  title: string,
  captures: Captures,
): string | null {
  const found = matchTitle(pattern, title);
  if (!found) return null;
  const contradicts = Object.entries(found).some(
    ([field, value]) =>
      field !== name &&
      field !== REST_FIELD &&
      Object.hasOwn(captures, field) &&
      !same(value, captures[field]),
  );
  return contradicts ? null : (own(found, name) ?? own(found, REST_FIELD));
}

function same(left: string, right: string | undefined): boolean {
  return right !== undefined && decodeSegment(left).toLowerCase() === right.toLowerCase();
}

function own(record: Readonly<Record<string, string | null>>, name: string): string | null {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}
