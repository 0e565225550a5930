/** Reads a tab's page into the record that goes out, fitted into the window of the model that another tab, or the same one, asks. */
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import { createPageContentRecord } from '#lib/context/producers/page-content.ts';
import type { ContextRecord } from '#lib/context/record.ts';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import { withLinks } from '#lib/reader/markdown-links.ts';
import { fitPage, type LeftOutSection } from '#lib/reader/page-budget.ts';
import type { SourceScope } from './context-source.ts';
import { createMarker } from './marker.ts';
import { addressOf, describeNotIncluded, requireRecord, requireTab } from './page-item.ts';

export interface PageRecord {
  readonly title: string;
  /** What of the page it is. */
  readonly label: string;
  readonly record: ContextRecord;
  /** The sections that the budget had no room for. */
  readonly leftOut: readonly LeftOutSection[];
}

/** @throws RequestFailed `page-unreadable` */
export async function readPageRecord(
  readTab: number,
  { tabId, services, asked }: SourceScope,
): Promise<PageRecord> {
  const { captured, reading, transcript } = await services.pages.readPage(readTab);
  const { text, links } = reading.markdown;
  const budget = await services.pageBudget(requireTab(tabId));
  // What is selected and what goes along by itself is of the asking tab's own page.
  const near = readTab === tabId ? asked : { question: asked?.question ?? '' };
  const { markdown, leftOut } = fitPage(
    text,
    budget,
    { inView: captured.inView, ...near },
    estimateTokens,
  );
  const spoken = fitLines(transcript, budget / 2);
  const said = {
    ...(spoken.text === '' ? {} : { transcript: spoken.text }),
    notIncluded: [...describeNotIncluded(captured, leftOut), ...spoken.notIncluded],
  };
  const content = {
    title: captured.title,
    address: addressOf(captured.url),
    text: withLinks(markdown, links),
    ...said,
  };
  const record = createPageContentRecord(content, createMarker(), null);
  return {
    title: captured.title,
    label: labelOf(captured, spoken.text),
    record: requireRecord(record, 'page-unreadable'),
    leftOut,
  };
}

function labelOf({ contentType }: CapturedPage, transcript: string): string {
  if (contentType === 'application/pdf') return 'PDF text';
  return transcript === '' ? 'Page text' : 'Page text and transcript';
}

/** The first lines, as many as the budget holds. */
function fitLines(lines: readonly string[], budget: number) {
  const kept: string[] = [];
  let left = budget;
  for (const line of lines) {
    left -= estimateTokens(line) + 1;
    if (left < 0) break;
    kept.push(line);
  }
  const omitted = lines.length - kept.length;
  const notIncluded = omitted > 0 ? [`The transcript goes on for ${omitted} lines.`] : [];
  return { text: kept.join('\n'), notIncluded };
}
