/**
 * PURE. The frame around everything that is injected except the header: one element per record, its parts one element each. Text
 * inside is escaped, so a `<` on the wire is always ours: no fact can add a part, close a frame or pass for another record.
 *
 *     <context kind="environment" form="snapshot">
 *     <section name="Date">2026-11-30</section>
 *     </context>
 *
 * Frames of page text also carry a fresh marker in their name (`<context-k3f9 …>`), which nothing written before can know.
 */
import { escapeAttribute, escapeBlock, unescapeText } from '#lib/app-state/escape.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface FramePart {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
}

export interface Frame {
  readonly marker?: string;
  readonly attributes: Attributes;
  readonly parts: readonly FramePart[];
}

/** Renders a frame without a line break at its end. Tags, attribute names and the marker are ours: `[a-z0-9-]`. */
export function renderFrame({ marker, attributes, parts }: Frame): string {
  const tag = marker === undefined ? 'context' : `context-${marker}`;
  return [
    `<${tag}${renderAttributes(attributes)}>`,
    ...parts.map((part) => renderPart(part)),
    `</${tag}>`,
  ].join('\n');
}

function renderPart({ tag, attributes, text }: FramePart): string {
  return `<${tag}${renderAttributes(attributes)}>${escapeBlock(text)}</${tag}>`;
}

function renderAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

const OPENING = /^<context(?:-([a-z0-9]+))?((?: [a-z-]+="[^"<>]*")*)>$/;
const PART = /<([a-z-]+)((?: [a-z-]+="[^"<>\n]*")*)>([^<>]*)<\/\1>\n/y;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/**
 * Reads back a frame that {@link renderFrame} made. For tests and for reviewers: the product reads the facts, never the prose.
 *
 * @returns `null` when the text is not exactly one such frame.
 */
export function parseFrame(content: string): Frame | null {
  const lineEnd = content.indexOf('\n');
  const opening = OPENING.exec(content.slice(0, Math.max(lineEnd, 0)));
  if (!opening) return null;
  const [, marker, attributes = ''] = opening;
  const closing = marker === undefined ? '</context>' : `</context-${marker}>`;
  if (!content.endsWith(`\n${closing}`)) return null;
  const parts = parseParts(content.slice(lineEnd + 1, -closing.length));
  return (
    parts && {
      ...(marker === undefined ? {} : { marker }),
      attributes: parseAttributes(attributes),
      parts,
    }
  );
}

function parseParts(body: string): FramePart[] | null {
  const parts: FramePart[] = [];
  PART.lastIndex = 0;
  let end = 0;
  while (end < body.length) {
    const part = PART.exec(body);
    if (!part) return null;
    const [, tag = '', attributes = '', text = ''] = part;
    parts.push({ tag, attributes: parseAttributes(attributes), text: unescapeText(text) });
    end = PART.lastIndex;
  }
  return parts;
}

function parseAttributes(rendered: string): Attributes {
  const entries = [...rendered.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => [name, unescapeText(value)] as const,
  );
  return Object.fromEntries(entries);
}
