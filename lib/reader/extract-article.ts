/** PURE. The article in a page, found by Defuddle (measured against others in docs/decisions). */
import Defuddle from 'defuddle';

/** How readily the extractor takes a part of the article for clutter. */
export type Strictness = 'strict' | 'lenient';

/**
 * @param document An inert document of captured nodes: it is worked on in place.
 * @returns The article as HTML; empty when there is none.
 */
export function extractArticle(document: Document, url: string, strictness: Strictness): string {
  const isStrict = strictness === 'strict';
  const { content } = new Defuddle(document, {
    url,
    useAsync: false,
    // What cannot be seen was left out on the live layout, which class names cannot judge better.
    removeHiddenElements: false,
    removePartialSelectors: isStrict,
    removeContentPatterns: isStrict,
  }).parse();
  return content;
}
