/** PURE. A page that is longer than its budget: what is nearest to what the person looks at and asks goes first. */
import { type Section, splitSections, type TokenEstimate } from './outline.ts';

export interface BudgetedPage {
  readonly markdown: string;
  /** The sections that did not fit, by heading, with their sizes; empty when all of it fits. */
  readonly leftOut: readonly LeftOutSection[];
}

export interface LeftOutSection {
  /** Which one it is, among those that the same page is cut into for the same budget. */
  readonly id: string;
  readonly heading: string;
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  readonly tokens: number;
}

export interface Nearness {
  /** Pieces of text that stood in the viewport. */
  readonly inView: readonly string[];
  readonly selection?: string;
  readonly question?: string;
  /** The ids of sections that go along by themselves: they take no room here, and are not left out. */
  readonly elsewhere?: readonly string[];
}

const SELECTION_WEIGHT = 1_000;
const VIEW_WEIGHT = 100;
const WORD_WEIGHT = 10;
const NEIGHBOUR_SHARE = 0.5;
const SHORTEST_WORD = 3;
const GAP = '[…]';

/**
 * Chooses sections up to the budget. The first section (what the page is about) always comes along, cut when it must be.
 *
 * @param budget In tokens as `estimate` counts them.
 */
export function fitPage(
  markdown: string,
  budget: number,
  nearness: Nearness,
  estimate: TokenEstimate,
): BudgetedPage {
  const sections = cutPage(markdown, budget, estimate);
  const whole = sections.reduce((sum, { tokens }) => sum + tokens, 0);
  if (whole <= budget) return { markdown, leftOut: [] };
  const elsewhere = new Set(nearness.elsewhere);
  const chosen = chooseSections(sections, budget, nearness, elsewhere);
  const leftOut = sections.flatMap((section, index) => {
    const { id, heading, level, tokens } = section;
    return chosen.has(index) || elsewhere.has(id) ? [] : [{ id, heading, level, tokens }];
  });
  return { markdown: joinChosen(sections, chosen), leftOut };
}

/** One of the sections that {@link fitPage} left out of the same page with the same budget; `null` when there is none like it. */
export function findSection(
  markdown: string,
  budget: number,
  wanted: string,
  estimate: TokenEstimate,
): Section | null {
  return cutPage(markdown, budget, estimate).find(({ id }) => id === wanted) ?? null;
}

interface Piece extends Section {
  readonly id: string;
}

/** Cut at the headings, and finer where a section is too long. What has no heading is called by its first words. */
function cutPage(markdown: string, budget: number, estimate: TokenEstimate): Piece[] {
  const sections = splitLongSections(splitSections(markdown, estimate), budget, estimate);
  return sections.map((section, index) => {
    const heading = section.heading || flatten(section.text).slice(0, 60);
    return { ...section, heading, id: `${index}:${section.tokens}:${heading}` };
  });
}

function chooseSections(
  sections: readonly Piece[],
  budget: number,
  nearness: Nearness,
  elsewhere: ReadonlySet<string>,
): ReadonlySet<number> {
  const weights = weigh(sections, nearness);
  const order = sections
    .map((_, index) => index)
    .sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0) || one - other);
  const chosen = new Set<number>();
  let left = budget;
  for (const index of order) {
    const section = sections[index];
    if (!section || elsewhere.has(section.id) || section.tokens > left) continue;
    chosen.add(index);
    left -= section.tokens;
  }
  return chosen;
}

function weigh(sections: readonly Section[], nearness: Nearness): number[] {
  const words = wordsOf(nearness.question ?? '');
  const own = sections.map((section) => weighSection(flatten(section.text), words, nearness));
  return own.map((weight, index) => {
    const around = Math.max(own[index - 1] ?? 0, own[index + 1] ?? 0);
    const first = index === 0 ? VIEW_WEIGHT : 0;
    return weight + first + Math.min(around, SELECTION_WEIGHT) * NEIGHBOUR_SHARE;
  });
}

function weighSection(text: string, words: ReadonlySet<string>, nearness: Nearness): number {
  const selection = flatten(nearness.selection ?? '').slice(0, 80);
  const isSelected = selection !== '' && text.includes(selection);
  const isInView = nearness.inView.some((piece) => text.includes(flatten(piece)));
  const known = wordsOf(text);
  const shared = [...words].filter((word) => known.has(word)).length;
  return (isSelected ? SELECTION_WEIGHT : 0) + (isInView ? VIEW_WEIGHT : 0) + shared * WORD_WEIGHT;
}

/** Texts are compared without marks of Markdown and differences of white space. */
function flatten(text: string): string {
  return text
    .replace(/\]\[\d+\]|[*`[\]#|\\]|~~/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function wordsOf(text: string): ReadonlySet<string> {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isTelling = (word: string) => word.length >= SHORTEST_WORD || /\p{Script=Han}/u.test(word);
  return new Set(found.filter(isTelling));
}

/** A section that alone is larger than the budget is taken apart at its paragraphs, so that a page without headings can be cut too. */
function splitLongSections(
  sections: readonly Section[],
  budget: number,
  estimate: TokenEstimate,
): Section[] {
  const limit = Math.max(1, Math.floor(budget / 2));
  return sections.flatMap((section) => {
    if (section.tokens <= limit) return [section];
    return cutText(section.text, limit, estimate).map((text) => ({
      ...section,
      text,
      tokens: estimate(text),
    }));
  });
}

function cutText(text: string, limit: number, estimate: TokenEstimate): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const paragraph of text.split('\n\n').flatMap((one) => cutParagraph(one, limit, estimate))) {
    const next = current === '' ? paragraph : `${current}\n\n${paragraph}`;
    if (current === '' || estimate(next) <= limit) current = next;
    else {
      pieces.push(current);
      current = paragraph;
    }
  }
  return current === '' ? pieces : [...pieces, current];
}

/** Halves a paragraph until its parts fit, at a space or a line break where there is one near. */
function cutParagraph(paragraph: string, limit: number, estimate: TokenEstimate): string[] {
  if (paragraph.length < 2 || estimate(paragraph) <= limit) return [paragraph];
  const middle = Math.floor(paragraph.length / 2);
  const space = paragraph.slice(middle).search(/\s/);
  const breakAt = space >= 0 && space < middle / 2 ? middle + space : middle;
  const isInsidePair = /[\uD800-\uDBFF]/.test(paragraph[breakAt - 1] ?? '');
  const at = isInsidePair ? breakAt - 1 : breakAt;
  if (at <= 0) return [paragraph];
  return [paragraph.slice(0, at), paragraph.slice(at)].flatMap((part) =>
    cutParagraph(part, limit, estimate),
  );
}

function joinChosen(sections: readonly Section[], chosen: ReadonlySet<number>): string {
  const parts: string[] = [];
  sections.forEach((section, index) => {
    if (chosen.has(index)) parts.push(section.text.trim());
    else if (parts.at(-1) !== GAP) parts.push(GAP);
  });
  return parts.join('\n\n');
}
