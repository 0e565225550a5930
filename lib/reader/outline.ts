/** PURE. A page's Markdown by its headings, each part with its size. */

/** Estimates how many tokens a text takes. */
export type TokenEstimate = (text: string) => number;

export interface Section {
  /** The heading without its marks; empty for what stands before the first one. */
  readonly heading: string;
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  /** The section's Markdown, its heading line included, up to the next heading of any level. */
  readonly text: string;
  readonly tokens: number;
}

const HEADING = /^(#{1,6}) (.*)$/;
const CODE_FENCE = /^\s*(`{3,}|~{3,})/;

/** Cuts the Markdown at its headings; joined by a line break, the sections give the text back. */
export function splitSections(markdown: string, estimate: TokenEstimate): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  let heading = '';
  let level = 0;
  let fence: string | null = null;
  const finish = () => {
    const text = lines.join('\n');
    if (level > 0 || text.trim() !== '') {
      sections.push({ heading, level, text, tokens: estimate(text) });
    }
  };
  for (const line of markdown.split('\n')) {
    const mark = CODE_FENCE.exec(line)?.[1];
    if (fence === null && mark) fence = mark;
    else if (fence !== null && mark?.startsWith(fence)) fence = null;
    const match = fence === null ? HEADING.exec(line) : null;
    if (match?.[1]) {
      finish();
      lines = [];
      heading = plainHeading(match[2] ?? '');
      level = match[1].length;
    }
    lines.push(line);
  }
  finish();
  return sections;
}

function plainHeading(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\[\d+\]/g, '$1')
    .replace(/[*`]|~~/g, '')
    .trim();
}

export interface OutlineEntry {
  readonly heading: string;
  readonly level: number;
  /** The tokens of the section with everything below it. */
  readonly tokens: number;
}

/** The headings with the size of all that stands under each. */
export function outlineOf(sections: readonly Section[]): OutlineEntry[] {
  return sections.flatMap((section, index) => {
    if (section.level === 0) return [];
    const rest = sections.slice(index + 1);
    const end = rest.findIndex(({ level }) => level <= section.level);
    const below = end < 0 ? rest : rest.slice(0, end);
    const tokens = below.reduce((sum, { tokens }) => sum + tokens, section.tokens);
    return [{ heading: section.heading, level: section.level, tokens }];
  });
}
