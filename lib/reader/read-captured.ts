/** PURE. From a captured page to what a model may read of it. */
import { buildDocument } from './build-document.ts';
import type { CapturedPage } from './captured-page.ts';
import { extractArticle, type Strictness } from './extract-article.ts';
import { findMainRegion, lengthOf, withoutFurniture } from './main-region.ts';
import { type Markdown, renderMarkdown } from './markdown.ts';
import { lengthOfProse } from './prose.ts';

/** How the text was found: by the site's descriptor, as an article, or as all that can be seen of the main region. */
export type ReadingMethod = 'selector' | 'article' | 'visible-text';

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

/** An article with less than this share of the main region's text is a sliver of an app. */
const SLIVER = 0.15;
/** And so is a shorter one, on a page that has more. */
const SHORTEST_ARTICLE = 140;
/** When strictness costs a third of the running text, it took parts of the article for clutter. */
const SUSPICIOUS_GAIN = 4 / 3;

/**
 * Reads the page's content. The text is empty only when the page shows none.
 *
 * @param contentSelector Where the site's descriptor says that the content stands; tried first.
 */
export function readCaptured(
  captured: CapturedPage,
  documents: InertDocuments,
  contentSelector?: string,
): Reading {
  const { body } = buildDocument(captured, documents.create());
  const chosen = contentSelector ? selectContent(body, contentSelector) : null;
  if (chosen) return { method: 'selector', markdown: renderMarkdown(chosen) };
  const region = withoutFurniture(findMainRegion(body));
  const article = readArticle(captured, documents, lengthOfProse(region));
  if (article && !isSliver(lengthOf(article), lengthOf(region))) {
    const markdown = renderMarkdown(article);
    if (markdown.text !== '') return { method: 'article', markdown };
  }
  return { method: 'visible-text', markdown: renderMarkdown(region) };
}

function isSliver(length: number, regionLength: number): boolean {
  const isShort = length < SHORTEST_ARTICLE && regionLength > 2 * SHORTEST_ARTICLE;
  return isShort || length < regionLength * SLIVER;
}

/** The outermost matches, in order; `null` when nothing is there, so that the page is read as any other. */
function selectContent(body: HTMLElement, selector: string): HTMLElement | null {
  const found = Array.from(body.querySelectorAll<HTMLElement>(selector));
  const outermost = found.filter(
    (one) => !found.some((other) => other !== one && other.contains(one)),
  );
  const whole = body.ownerDocument.createElement('div');
  for (const element of outermost) whole.append(element.cloneNode(true));
  return lengthOf(whole) === 0 ? null : whole;
}

function readArticle(
  captured: CapturedPage,
  documents: InertDocuments,
  regionProse: number,
): HTMLElement | null {
  const strict = tryExtract(captured, documents, 'strict');
  const most = (strict ? lengthOfProse(strict) : 0) * SUSPICIOUS_GAIN;
  if (regionProse < most) return strict;
  const lenient = tryExtract(captured, documents, 'lenient');
  return lenient && lengthOfProse(lenient) >= most ? lenient : strict;
}

function tryExtract(
  captured: CapturedPage,
  documents: InertDocuments,
  strictness: Strictness,
): HTMLElement | null {
  try {
    const document = buildDocument(captured, documents.create());
    return documents.parse(extractArticle(document, captured.url, strictness)).body;
  } catch {
    // An extractor that trips over a page must not keep the person from reading it: the visible text is still there.
    return null;
  }
}
