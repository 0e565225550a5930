import type { ReadonlySignal } from '@preact/signals';
import { ChevronRight } from 'lucide';
import { useId } from 'preact/hooks';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useFold } from '#components/ui/use-fold.ts';
import { useFrameSignal } from './markdown/use-frame-signal.ts';
import './reasoning.css';

interface ReasoningProps {
  readonly text: ReadonlySignal<string>;
  readonly foldKey: string;
  /** The answer itself has not begun. */
  readonly running: boolean;
}

/** What the model thought, folded above the answer (D24). */
export function Reasoning({ text, foldKey, running }: ReasoningProps) {
  const t = useTranslation();
  const [open, toggle] = useFold(`reasoning:${foldKey}`, false);
  const id = useId();
  return (
    <div class="reasoning">
      <button
        type="button"
        class="reasoning-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon shapes={ChevronRight} size={14} />
        {running ? t('turn.reasoning-running') : t('turn.reasoning')}
      </button>
      <div id={id} hidden={!open}>
        {open && <ReasoningText text={text} running={running} />}
      </div>
    </div>
  );
}

function ReasoningText({ text, running }: Pick<ReasoningProps, 'text' | 'running'>) {
  return <p class="reasoning-text">{useFrameSignal(text, running)}</p>;
}
