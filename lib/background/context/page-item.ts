/** What the items that are read from a page have in common. */
import type { FailureCode } from '#lib/chat/failure.ts';
import type { ContextRecord } from '#lib/context/record.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import type { LeftOutSection } from '#lib/reader/page-budget.ts';

/** @throws RequestFailed `page-unreadable` where there is no page. */
export function requireTab(tabId: number | null): number {
  if (tabId === null) throw new RequestFailed(createFailure('page-unreadable'));
  return tabId;
}

/** @throws RequestFailed with this code where a producer has nothing to tell. */
export function requireRecord<Made extends ContextRecord>(
  record: Made | null,
  code: FailureCode,
): Made {
  if (!record) throw new RequestFailed(createFailure(code));
  return record;
}

/** As in the header: without query, hash and credentials. */
export function addressOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** Each thing that stands on the page and not in the text, as one sentence. */
export function describeNotIncluded(
  { leftOut, unreadable, truncated }: CapturedPage,
  sections: readonly LeftOutSection[],
): string[] {
  const hidden = leftOut.filter(({ reason }) => reason !== 'comment');
  const characters = hidden.reduce((sum, entry) => sum + entry.characters, 0);
  const reasons = hidden.map((entry) => `${entry.reason} ${entry.characters}`).join(', ');
  const tokens = sections.reduce((sum, section) => sum + section.tokens, 0);
  const headings = sections.map(({ heading }) => heading).join(' · ');
  return [
    ...(characters > 0 ? [`Hidden on the page: ${characters} characters (${reasons}).`] : []),
    ...(sections.length > 0
      ? [`Beyond the budget: ${sections.length} sections, about ${tokens} tokens: ${headings}`]
      : []),
    ...(unreadable.otherOriginFrames > 0
      ? [`Frames of other sites: ${unreadable.otherOriginFrames}.`]
      : []),
    ...(unreadable.canvases > 0 ? [`Drawings without text: ${unreadable.canvases}.`] : []),
    ...(truncated ? ['The page goes on beyond what is ever taken.'] : []),
  ];
}
