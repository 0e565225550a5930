/** PURE. The limits of what a receipt shows. The record itself is never cut. */
import { clipText } from '#lib/app-state/clip-text.ts';
import type { RecordBlock, RecordSummary, ViewText } from './record-view.ts';

export const MAX_SUMMARY_LENGTH = 120;
export const MAX_ROWS = 200;
export const MAX_TEXT_LENGTH = 20_000;

export function viewText(text: string): ViewText {
  return {
    text: clipText(text, MAX_TEXT_LENGTH),
    total: text.length,
    cut: text.length > MAX_TEXT_LENGTH,
  };
}

/** One line of at most {@link MAX_SUMMARY_LENGTH}. */
export function viewSummary(text: string): RecordSummary {
  const line = text.replace(/\s+/g, ' ').trim();
  return { type: 'text', text: clipText(line, MAX_SUMMARY_LENGTH) };
}

/** One block per row; beyond {@link MAX_ROWS} only their number. */
export function viewRows<Row>(
  rows: readonly Row[],
  toBlock: (row: Row) => RecordBlock,
): RecordBlock[] {
  const blocks = rows.slice(0, MAX_ROWS).map((row) => toBlock(row));
  const hidden = rows.length - blocks.length;
  return hidden > 0 ? [...blocks, { type: 'more', count: hidden }] : blocks;
}
