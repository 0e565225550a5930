import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import './quotation.css';

/** What was read of a page, for the quotations in an answer. */
export interface QuotableText {
  /** Whether these words stand in what was read; `null` when they are too few to tell. */
  has(quote: string): boolean | null;
  /** Marks them in the page. @returns Whether they stand there now. */
  show(quote: string): Promise<boolean>;
}

/** `null` where no page was read: quotations are text like any other. */
export const QuotableContext = createContext<QuotableText | null>(null);

/** Below a quoted block: the way to its place, or that there is none. */
export function BlockQuotation({ words }: { readonly words: string }) {
  const t = useTranslation();
  const known = useContext(QuotableContext)?.has(words) ?? null;
  if (known === null) return null;
  return (
    <p class="quotation-source">
      <Quotation words={words}>{t(known ? 'quote.show' : 'quote.absent')}</Quotation>
    </p>
  );
}

interface QuotationProps {
  readonly words: string;
  readonly children: ComponentChildren;
}

/** A quotation that was read on a page leads to its place there; one that was not says so (W7). */
export function Quotation({ words, children }: QuotationProps) {
  const t = useTranslation();
  const quotable = useContext(QuotableContext);
  const [gone, setGone] = useState(false);
  const known = quotable?.has(words) ?? null;
  if (!quotable || known === null) return <>{children}</>;
  if (!known) {
    return (
      <span class="quotation absent" title={t('quote.absent')}>
        {children}
        <span class="visually-hidden"> ({t('quote.absent')})</span>
      </span>
    );
  }
  const show = async () => setGone(!(await quotable.show(words)));
  return (
    <button
      type="button"
      class={`quotation ${gone ? 'gone' : ''}`}
      title={gone ? t('quote.gone') : t('quote.show')}
      onClick={() => void show()}
    >
      {children}
      {gone && <span class="quotation-note"> ({t('quote.gone')})</span>}
    </button>
  );
}
