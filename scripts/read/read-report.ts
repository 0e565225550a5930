/** What is told of a page that was read. */
import { estimateTokens } from '../../lib/chat/token-estimate.ts';
import type { CapturedPage, LeftOut } from '../../lib/reader/captured-page.ts';
import type { Markdown } from '../../lib/reader/markdown.ts';
import { type OutlineEntry, outlineOf, splitSections } from '../../lib/reader/outline.ts';
import type { Reading, ReadingMethod } from '../../lib/reader/read-captured.ts';

export interface SelectionReport {
  readonly heading: string;
  readonly text: string;
}

export interface ReadReport {
  readonly page: string;
  readonly title: string;
  readonly method: ReadingMethod;
  readonly tokens: number;
  readonly text: Markdown;
  readonly outline: readonly OutlineEntry[];
  readonly selection: SelectionReport | null;
  readonly leftOut: readonly LeftOut[];
  readonly unreadable: CapturedPage['unreadable'];
  readonly truncated: boolean;
}

export function reportPage(
  captured: CapturedPage,
  { method, markdown }: Reading,
  selection: SelectionReport | null,
): ReadReport {
  return {
    page: captured.url,
    title: captured.title,
    method,
    tokens: estimateTokens(markdown.text),
    text: markdown,
    outline: outlineOf(splitSections(markdown.text, estimateTokens)),
    selection,
    leftOut: captured.leftOut,
    unreadable: captured.unreadable,
    truncated: captured.truncated,
  };
}

export function formatText({ text }: ReadReport): string {
  const links = text.links.map((address, index) => `[${index + 1}]: ${address}`);
  return [text.text || '(This page shows no text that can be read.)', links.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

export function formatOutline({ outline }: ReadReport): string {
  if (outline.length === 0) return '(There are no headings.)';
  return outline
    .map(({ heading, level, tokens }) => `${'  '.repeat(level - 1)}${heading} (${tokens} tokens)`)
    .join('\n');
}

export function formatSelection({ selection }: ReadReport): string {
  if (!selection) return '(Nothing can be selected there.)';
  const under = selection.heading === '' ? '' : `Under the heading: ${selection.heading}\n\n`;
  return `${under}${selection.text}`;
}

/** One line on how it was read, and what was not. */
export function formatRemarks(report: ReadReport): string {
  const hidden = report.leftOut.map(
    ({ reason, pieces, characters }) => `${reason}: ${characters} characters in ${pieces}`,
  );
  const { otherOriginFrames, canvases } = report.unreadable;
  return [
    `${report.title} · ${report.page}`,
    `read as ${report.method}, about ${report.tokens} tokens`,
    `not visible and left out: ${hidden.join(', ') || 'nothing'}`,
    ...(otherOriginFrames ? [`frames of other sites: ${otherOriginFrames}`] : []),
    ...(canvases ? [`drawings without text: ${canvases}`] : []),
    ...(report.truncated ? ['the page goes on beyond what is ever taken'] : []),
  ].join('\n');
}
