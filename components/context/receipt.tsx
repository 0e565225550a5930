import { ReceiptText } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useCopy } from '#components/ui/use-copy.ts';
import { useFold } from '#components/ui/use-fold.ts';
import { systemPromptOf } from '#lib/chat/system-prompt.ts';
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { renderUserMessage } from '#lib/chat/wire.ts';
import { viewText } from '#lib/context/view-text.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { RecordBlockView } from './record-block.tsx';
import { RecordRow } from './record-row.tsx';
import './receipt.css';

interface ReceiptProps {
  readonly turn: Turn;
  /** What else can be done with the question, in the same row. */
  readonly actions: ComponentChildren;
}

/** What the model read of a question, byte for byte, and as the facts that it was made of. */
export function Receipt({ turn, actions }: ReceiptProps) {
  const t = useTranslation();
  const id = useId();
  const [open, toggle] = useFold(`receipt:${turn.id}`, false);
  return (
    <>
      <div class="receipt-row">
        {actions}
        <button
          type="button"
          class="receipt-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon shapes={ReceiptText} size={13} />
          {t('receipt.title')}
        </button>
      </div>
      <section id={id} class="receipt" aria-label={t('receipt.title')} hidden={!open}>
        {open && <ReceiptContent turn={turn} />}
      </section>
    </>
  );
}

function ReceiptContent({ turn }: { readonly turn: Turn }) {
  const t = useTranslation();
  const { copied, copy } = useCopy();
  const text = renderUserMessage(turn);
  const counted = turn.answer.usage?.inputTokens;
  const hasHeader = turn.records.some(({ source }) => source.kind === 'app-state');
  const systemPrompt = systemPromptOf(turn.systemPrompt);
  return (
    <>
      <p class="receipt-note">
        {t('receipt.explanation')} {!hasHeader && t('receipt.no-header')}
      </p>
      {(systemPrompt !== null || turn.records.length > 0) && (
        <ul class="records" aria-label={t('receipt.records')}>
          {systemPrompt !== null && <SystemPromptRow turn={turn} text={systemPrompt} />}
          {turn.records.map((record, index) => (
            <RecordRow
              key={`${index}:${record.id}`}
              record={record}
              foldKey={`${turn.id}:${index}`}
            />
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre class="receipt-text" tabIndex={0} data-has-app-context-header={hasHeader || undefined}>
        {text}
      </pre>
      <div class="receipt-foot">
        <span>
          {t('count.tokens', { count: estimateTokens(text) })}
          {counted !== undefined && ` · ${t('receipt.usage', { count: counted })}`}
        </span>
        <Button onClick={() => copy({ text })}>
          {copied ? t('turn.copied') : t('receipt.copy')}
        </Button>
      </div>
    </>
  );
}

/** What every model is told once, in front of the conversation. */
function SystemPromptRow({ turn, text }: { readonly turn: Turn; readonly text: string }) {
  const t = useTranslation();
  return (
    <ReceiptRow
      foldKey={`${turn.id}:system`}
      role={t('record.role-system')}
      title={t('record.system-prompt')}
      summary=""
      marker=""
      content={text}
    >
      <RecordBlockView block={{ type: 'text', text: viewText(text) }} />
    </ReceiptRow>
  );
}
