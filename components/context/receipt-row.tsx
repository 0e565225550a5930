import { ChevronRight } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useFold } from '#components/ui/use-fold.ts';
import { estimateTokens } from '#lib/chat/token-estimate.ts';

interface ReceiptRowProps {
  readonly foldKey: string;
  readonly role: string;
  readonly title: string;
  readonly summary: string;
  /** What was rendered; empty where there is no form. */
  readonly marker: string;
  /** The exact text that was sent. */
  readonly content: string;
  readonly children: ComponentChildren;
}

/** One row of a receipt: what it is can be read while it is folded, what it says when it is open (C1, C2). */
export function ReceiptRow(props: ReceiptRowProps) {
  const { foldKey, role, title, summary, marker, content, children } = props;
  const t = useTranslation();
  const id = useId();
  const [open, toggle] = useFold(`record:${foldKey}`, false);
  const tokens = t('count.tokens', { count: estimateTokens(content) });
  return (
    <li class="record">
      <button
        type="button"
        class="record-toggle"
        aria-expanded={open}
        aria-controls={id}
        aria-label={[role, title, summary, marker, tokens].filter(Boolean).join(' · ')}
        onClick={toggle}
      >
        <Icon shapes={ChevronRight} size={14} />
        <span class="record-label">
          <span class="record-role">{role}</span> {title}
        </span>
        <span class="record-summary">{summary}</span>
        <span class="record-tokens">{tokens}</span>
        {marker !== '' && <span class="record-marker">{marker}</span>}
      </button>
      <div id={id} class="record-body" hidden={!open}>
        {open && children}
      </div>
    </li>
  );
}
