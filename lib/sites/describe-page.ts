/** PURE. From what was read of a page to what it says: the app state, its context items, and why a field is missing. */
import { type AppState, createAppState, normalizeValue } from '#lib/app-state/app-state.ts';
import { HEADING, LEAD } from './capture-plan.ts';
import type { ContextItem } from './context-item.ts';
import type { Recognition } from './descriptor.ts';
import { hasFreshMeta } from './freshness.ts';
import { findInJsonLd, readJsonLd } from './json-ld.ts';
import { isTie, type PageMatch } from './match.ts';
import type { PageFacts } from './page-facts.ts';
import { evaluateFields } from './page-fields.ts';
import { type PageHint, readPageHint } from './page-hint.ts';
import { renderPath } from './page-path.ts';
import { type FieldValues, fillTemplate } from './template.ts';
import { matchTitle } from './title-pattern.ts';

/** What stands in a description for a field that is not there yet. */
export const NOT_THERE_YET = '[loading]';

export type PageDiagnostic =
  | { readonly code: 'field-missing'; readonly field: string }
  | { readonly code: 'tags-stale' }
  | { readonly code: 'not-recognized'; readonly descriptorId: string }
  | { readonly code: 'outranked'; readonly descriptorId: string; readonly pageId: string };

export interface PageDescription {
  readonly appState: AppState;
  readonly contextItems: readonly ContextItem[];
  readonly diagnostics: readonly PageDiagnostic[];
  readonly descriptorId: string | null;
  readonly pageId: string | null;
  /** Required fields that the page did not have; see drift.ts. */
  readonly missingRequired: readonly string[];
  /** The match that was used. */
  readonly match: PageMatch | null;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Describes a page.
 *
 * @param matched The pages that its URL matches, the best one first, as `matchPages(facts.url, …)` gives them.
 */
export function describePage(facts: PageFacts, matched: readonly PageMatch[]): PageDescription {
  const hint = readPageHint(facts);
  const fresh = hasFreshMeta(facts);
  const diagnostics: PageDiagnostic[] = fresh ? [] : [{ code: 'tags-stale' }];
  const match = chooseMatch(facts, matched, diagnostics);
  const plain = describeUnknown(facts, hint, fresh);
  if (!match) return { ...plain, diagnostics };

  const { page, known } = match;
  const values = evaluateFields(match, facts, fresh);
  const missing = Object.keys(page.fields ?? {}).filter((field) => !values.has(field));
  diagnostics.push(...missing.map((field) => ({ code: 'field-missing', field }) as const));
  const described = { query: page.keepQuery ?? [], hash: page.keepHash ?? false };
  return {
    appState: createAppState({
      path: renderPath(facts.url, described),
      pageName: fillTemplate(page.name, values, null) ?? plain.appState.pageName,
      pageDescription: page.description
        ? fillTemplate(page.description, values, NOT_THERE_YET)
        : plain.appState.pageDescription,
      currentProject: fill(page.project, values) ?? hint.currentProject,
      currentTask: fill(page.task, values) ?? hint.currentTask,
    }),
    contextItems: mergeItems(describedItems(match, values), hint.contextItems),
    diagnostics,
    descriptorId: known.descriptor.id,
    pageId: page.id,
    missingRequired: (page.required ?? []).filter((field) => !values.has(field)),
    match,
    fields: Object.fromEntries(values),
  };
}

function fill(template: string | undefined, values: FieldValues): string | null {
  return template === undefined ? null : normalizeValue(fillTemplate(template, values, null));
}

/** The first match that the page does not disprove; what else would have done is told. */
function chooseMatch(
  facts: PageFacts,
  matched: readonly PageMatch[],
  diagnostics: PageDiagnostic[],
): PageMatch | null {
  let chosen: PageMatch | null = null;
  for (const match of matched) {
    const { id } = match.known.descriptor;
    const signs = match.known.descriptor.recognizedBy ?? [];
    if (match.rank.named === 0 && !signs.some((sign) => isRecognized(sign, facts))) {
      const isNews = !diagnostics.some((one) => 'descriptorId' in one && one.descriptorId === id);
      if (match.known.origin === 'person' && isNews) {
        diagnostics.push({ code: 'not-recognized', descriptorId: id });
      }
    } else if (!chosen) {
      chosen = match;
    } else if (isTie(chosen, match) && chosen.known !== match.known) {
      diagnostics.push({ code: 'outranked', descriptorId: id, pageId: match.page.id });
    }
  }
  return chosen;
}

function isRecognized(sign: Recognition, facts: PageFacts): boolean {
  if ('title' in sign) return matchTitle(sign.title, facts.title.trim()) !== null;
  const name = sign.meta.toLowerCase();
  const content = Object.hasOwn(facts.meta, name) ? facts.meta[name] : undefined;
  return content?.toLowerCase().startsWith((sign.startsWith ?? '').toLowerCase()) ?? false;
}

function describedItems(match: PageMatch, values: FieldValues): ContextItem[] {
  return (match.page.context ?? []).flatMap(({ key, label, value, icon }) => {
    const text = normalizeValue(fillTemplate(value, values, null));
    return text === null ? [] : [{ key, label, value: text, ...(icon !== undefined && { icon }) }];
  });
}

/** A page's own items come after the descriptor's and never replace one. */
function mergeItems(items: readonly ContextItem[], hinted: readonly ContextItem[]): ContextItem[] {
  const keys = new Set(items.map(({ key }) => key));
  return [...items, ...hinted.filter(({ key }) => !keys.has(key))];
}

/** What can be said of a page that no descriptor knows. */
function describeUnknown(facts: PageFacts, hint: PageHint, fresh: boolean): PageDescription {
  const meta = (name: string) =>
    fresh && Object.hasOwn(facts.meta, name) ? facts.meta[name] : null;
  const entities = fresh ? readJsonLd(facts.jsonLd) : [];
  const firstOf = (...candidates: (string | null | undefined)[]) =>
    candidates
      .map((candidate) => normalizeValue(candidate))
      .find((candidate) => candidate !== null) ?? null;
  return {
    appState: createAppState({
      path: renderPath(facts.url),
      pageName: firstOf(
        hint.pageName,
        facts.title,
        meta('og:title'),
        facts.values[HEADING.id],
        findInJsonLd(entities, '*.headline'),
      ),
      pageDescription: firstOf(
        hint.pageDescription,
        meta('description'),
        meta('og:description'),
        meta('twitter:description'),
        findInJsonLd(entities, '*.description'),
        meta('dc.description'),
        facts.values[LEAD.id],
      ),
      currentProject: hint.currentProject,
      currentTask: hint.currentTask,
    }),
    contextItems: hint.contextItems,
    diagnostics: [],
    descriptorId: null,
    pageId: null,
    missingRequired: [],
    match: null,
    fields: {},
  };
}
