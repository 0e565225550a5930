import { useMemo } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { unescapeText } from '#lib/app-state/escape.ts';
import { PAGE_CONTENT_KIND } from '#lib/context/producers/page-content.ts';
import { SELECTION_KIND } from '#lib/context/producers/selection.ts';
import { createMarkdownQuoteIndex, isQuotable, type QuoteIndex } from '#lib/reader/quotes.ts';
import type { TurnView } from '#lib/state/drawer-model.ts';
import type { QuotableText } from './markdown/quotation.tsx';

const READ_FROM_PAGES: ReadonlySet<unknown> = new Set([PAGE_CONTENT_KIND, SELECTION_KIND]);

/** What the model had read of pages when it gave this answer; `null` when that was nothing. */
export function useQuotable(view: TurnView): QuotableText | null {
  const { model } = useDrawer();
  const turns = model.turns.value;
  const until = turns.indexOf(view);
  const contents = turns
    .slice(0, until + 1)
    .flatMap(({ turn }) => turn.value.records)
    .filter(({ source }) => READ_FROM_PAGES.has(source.kind))
    .map(({ content }) => content);
  const text = contents.join('\n');
  return useMemo(() => {
    const { showQuote } = model;
    if (text === '' || !showQuote) return null;
    let index: QuoteIndex | null = null;
    return {
      has(quote) {
        if (!isQuotable(quote)) return null;
        index ??= createMarkdownQuoteIndex(unescapeText(text));
        return index.locate(quote) !== null;
      },
      show: (quote) => showQuote(quote),
    };
  }, [text, model]);
}
