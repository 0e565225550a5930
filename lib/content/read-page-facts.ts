/** Reads a page as a plan says. This runs in pages: it changes nothing and never throws. */
import type { CapturePlan, Lookup } from '#lib/sites/capture-plan.ts';
import type { FACT_LIMITS } from '#lib/sites/fact-limits.ts';
import type { PageFacts } from '#lib/sites/page-facts.ts';
import { callMember, findAll, readMember } from './dom-access.ts';

/** The same as {@link FACT_LIMITS}; a test says so. */
export const LIMITS: Omit<typeof FACT_LIMITS, 'selectors' | 'lookups' | 'meta'> = {
  text: 1_100,
  url: 4_096,
  elements: 500,
  jsonLd: 10,
  block: 32_000,
};

const clean = (text: unknown) =>
  String(text ?? '')
    .slice(0, LIMITS.text * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LIMITS.text);

const attribute = (element: Element, name: string) =>
  clean(callMember(element, 'getAttribute', name));

const find = (document: Document, selector: string) => findAll(document, selector, LIMITS.elements);

function blocks(document: Document, selector: string, limit: number): string[] {
  return find(document, selector)
    .map((element) => String(readMember(element, 'textContent') ?? ''))
    .filter((text) => text && text.length <= LIMITS.block)
    .slice(0, limit);
}

/** Whether a person sees this text, and enough of it. */
function isReadable(element: Element, text: string, length: number): boolean {
  return (
    text.replace(/[^\0-\u02ff]/g, '...').length >= length &&
    !callMember(element, 'querySelector', 'script,style') &&
    callMember(element, 'checkVisibility') !== false
  );
}

function lookUp(document: Document, lookup: Lookup): string | null {
  for (const selector of lookup.selectors) {
    for (const element of find(document, selector)) {
      const text = lookup.attribute
        ? attribute(element, lookup.attribute)
        : clean(readMember(element, 'textContent'));
      if (!text) continue;
      if (!lookup.visibleText || isReadable(element, text, lookup.visibleText)) return text;
    }
  }
  return null;
}

function readMeta(document: Document, wanted: readonly string[]): Record<string, string> {
  const meta: Record<string, string> = {};
  for (const element of find(document, 'meta[content]')) {
    const name = (attribute(element, 'name') || attribute(element, 'property')).toLowerCase();
    const content = attribute(element, 'content');
    if (content && wanted.includes(name) && !Object.hasOwn(meta, name)) meta[name] = content;
  }
  return meta;
}

/**
 * @param location The page's own: it cannot be shadowed.
 * @param loadedFrom The address that the document was loaded from, of `performance`'s navigation entry.
 */
export function readPageFacts(
  plan: CapturePlan,
  document: Document,
  location: Location,
  loadedFrom: string | null = null,
): PageFacts {
  const root = readMember(document, 'documentElement') as Element | null;
  const canonical = find(document, 'link[rel~="canonical" i]')[0];
  return {
    url: location.href.slice(0, LIMITS.url),
    loadedFrom: loadedFrom?.slice(0, LIMITS.url) ?? null,
    loaded: readMember(document, 'readyState') === 'complete',
    title: clean(readMember(document, 'title')),
    language: (root && attribute(root, 'lang')) || null,
    canonical: (canonical && attribute(canonical, 'href')) || null,
    meta: readMeta(document, plan.meta),
    jsonLd: plan.jsonLd
      ? blocks(document, 'script[type="application/ld+json" i]', LIMITS.jsonLd)
      : [],
    hint: blocks(document, 'script[type="application/json"][data-agent-page]', 1)[0] ?? null,
    values: Object.fromEntries(plan.lookups.map((lookup) => [lookup.id, lookUp(document, lookup)])),
  };
}
