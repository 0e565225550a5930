/** PURE. From a captured page to what a model may read of it. */
import { buildDocument } from './build-document.ts';
import type { CapturedPage } from './captured-page.ts';
import { extractArticle, type Strictness } from './extract-article.ts';
import { findMainRegion, lengthOf, withoutFurniture } from './main-region.ts';
import { type Markdown, renderMarkdown } from './markdown.ts';
import { lengthOfProse } from './prose.ts';

/** How the text was found: by the site's descriptor, as an article, as all that can be seen of the main region, or in a PDF. */
export type ReadingMethod = 'selector' | 'article' | 'visible-text' | 'pdf';

export interface Reading {
  readonly method: ReadingMethod;
  readonly markdown: Markdown;
}

/** Inert documents, from wherever this runs. */
export interface InertDocuments {
  /** A new empty one. */
  create(): Document;
  /** One with the body that this HTML describes. */
  parse(html: string): Document;
}

/** Where a site's descriptor says that the content of its pages stands: the first of `main` that is there, without `exclude`. */
export interface ContentRule {
  readonly main: readonly string[];
  readonly exclude: readonly string[];
}

const NO_RULE: ContentRule = { main: [], exclude: [] };

/** An article with less than this share of the main region's text is a sliver of an app. */
const SLIVER = 0.15;
/** And so is a shorter one, on a page that has more. */
const SHORTEST_ARTICLE = 140;
/** When strictness costs a third of the running text, it took parts of the article for clutter. */
const SUSPICIOUS_GAIN = 4 / 3;

/** Reads the page's content: as the rule says, where what it names is there. The text is empty only when the page shows none. */
export function readCaptured(
  captured: CapturedPage,
  documents: InertDocuments,
  rule: ContentRule = NO_RULE,
): Reading {
  const build = () => withoutExcluded(buildDocument(captured, documents.create()), rule);
  const { body } = build();
  const chosen = selectContent(body, rule.main);
  if (chosen) return { method: 'selector', markdown: renderMarkdown(chosen) };
  const region = withoutFurniture(findMainRegion(body));
  const extract = (strictness: Strictness) =>
    tryExtract(build, captured.url, documents, strictness);
  const article = readArticle(extract, lengthOfProse(region));
  if (article && !isSliver(lengthOf(article), lengthOf(region))) {
    const markdown = renderMarkdown(article);
    if (markdown.text !== '') return { method: 'article', markdown };
  }
  return { method: 'visible-text', markdown: renderMarkdown(region) };
}

function withoutExcluded(document: Document, { exclude }: ContentRule): Document {
  for (const selector of exclude) {
    for (const element of findAll(document.body, selector)) element.remove();
  }
  return document;
}

/** A descriptor of another version may hold a selector that this browser does not know. */
function findAll(root: HTMLElement, selector: string): HTMLElement[] {
  try {
    return Array.from(root.querySelectorAll<HTMLElement>(selector));
  } catch {
    return [];
  }
}

function isSliver(length: number, regionLength: number): boolean {
  const isShort = length < SHORTEST_ARTICLE && regionLength > 2 * SHORTEST_ARTICLE;
  return isShort || length < regionLength * SLIVER;
}

/** The outermost matches of the first selector that finds text, in order; `null` when none does. */
function selectContent(body: HTMLElement, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = findAll(body, selector);
    const isInner = (one: HTMLElement) =>
      found.some((other) => other !== one && other.contains(one));
    const whole = body.ownerDocument.createElement('div');
    for (const element of found) {
      if (!isInner(element)) whole.append(element.cloneNode(true));
    }
    if (lengthOf(whole) > 0) return whole;
  }
  return null;
}

function readArticle(
  extract: (strictness: Strictness) => HTMLElement | null,
  regionProse: number,
): HTMLElement | null {
  const strict = extract('strict');
  const most = (strict ? lengthOfProse(strict) : 0) * SUSPICIOUS_GAIN;
  if (regionProse < most) return strict;
  const lenient = extract('lenient');
  return lenient && lengthOfProse(lenient) >= most ? lenient : strict;
}

function tryExtract(
  build: () => Document,
  url: string,
  documents: InertDocuments,
  strictness: Strictness,
): HTMLElement | null {
  try {
    return documents.parse(extractArticle(build(), url, strictness)).body;
  } catch {
    // An extractor that trips over a page must not keep the person from reading it: the visible text is still there.
    return null;
  }
}
