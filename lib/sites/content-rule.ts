/** PURE. Where a descriptor says that the text of a page stands. */
import type { KnownDescriptor } from './descriptor.ts';
import { matchPages } from './match.ts';

export interface ContentRule {
  /** Selectors, the first that finds text counts; empty where nothing is said. */
  readonly main: readonly string[];
  readonly exclude: readonly string[];
}

/** The rule of the page that the address matches best, else of its site. */
export function contentRuleFor(url: string, descriptors: readonly KnownDescriptor[]): ContentRule {
  const [match] = matchPages(url, descriptors);
  const content = match?.page.content ?? match?.known.descriptor.content;
  return { main: content?.main ?? [], exclude: content?.exclude ?? [] };
}
