import { Check, ClipboardType, Copy, Forward, RefreshCw, Shuffle, Volume2, VolumeX } from 'lucide';
import { useRef, useState } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { IconButton } from '#components/ui/button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useCopy } from '#components/ui/use-copy.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { useReadAloud } from './read-aloud.ts';
import './actions.css';

interface AnswerActionsProps {
  readonly turn: Turn;
  readonly isLast: boolean;
  /** The drawn answer, from which its formatting is taken. */
  readonly content: { readonly current: HTMLElement | null };
}

/** The row under an answer. Its place is always kept, so that showing it moves nothing (D4). */
export function AnswerActions({ turn, isLast, content }: AnswerActionsProps) {
  const t = useTranslation();
  const { model } = useDrawer();
  const plain = useCopy();
  const rich = useCopy();
  const { text } = turn.answer;
  const voice = useReadAloud(() => content.current?.textContent ?? text, t.locale);
  return (
    <div class={isLast ? 'actions last' : 'actions'}>
      <IconButton
        size="small"
        label={plain.copied ? t('turn.copied') : t('turn.copy')}
        shapes={plain.copied ? Check : Copy}
        onClick={() => plain.copy({ text })}
      />
      <IconButton
        size="small"
        label={rich.copied ? t('turn.copied') : t('turn.copy-rich')}
        shapes={rich.copied ? Check : ClipboardType}
        onClick={() => rich.copy({ text, html: content.current?.innerHTML ?? '' })}
      />
      {voice.supported && (
        <IconButton
          size="small"
          label={voice.reading ? t('turn.stop-reading') : t('turn.read-aloud')}
          shapes={voice.reading ? VolumeX : Volume2}
          onClick={voice.toggle}
        />
      )}
      {model.handOver && (
        <IconButton
          size="small"
          label={t('turn.hand-over')}
          shapes={Forward}
          onClick={() => void model.handOver?.(turn.id)}
        />
      )}
      {isLast && model.regenerate && <Regenerate turn={turn} />}
      <TurnFacts turn={turn} />
    </div>
  );
}

function Regenerate({ turn }: { readonly turn: Turn }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const others = model.models.value.filter(({ id }) => id !== turn.modelId);
  return (
    <>
      <IconButton
        size="small"
        label={t('turn.regenerate')}
        shapes={RefreshCw}
        disabled={model.running.value}
        onClick={() => void model.regenerate?.(turn.id)}
      />
      {others.length > 0 && (
        <IconButton
          size="small"
          label={t('turn.regenerate-with')}
          shapes={Shuffle}
          popup="menu"
          expanded={open}
          elementRef={trigger}
          disabled={model.running.value}
          onClick={() => setOpen(!open)}
        />
      )}
      {open && (
        <Menu
          label={t('turn.regenerate-with')}
          trigger={trigger}
          onClose={() => setOpen(false)}
          items={others.map(({ id, label, backend }) => ({
            label,
            detail: backend.label,
            onChoose: () => void model.regenerate?.(turn.id, id),
          }))}
        />
      )}
    </>
  );
}

function TurnFacts({ turn }: { readonly turn: Turn }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const used = model.models.value.find(({ id }) => id === turn.modelId);
  const name = used?.label ?? turn.modelId.slice(turn.modelId.indexOf('/') + 1);
  return (
    <span class="turn-facts">
      <span class="turn-model">{name}</span>
      <time dateTime={new Date(turn.createdAt).toISOString()} title={t.dateTime(turn.createdAt)}>
        {t.time(turn.createdAt)}
      </time>
    </span>
  );
}
