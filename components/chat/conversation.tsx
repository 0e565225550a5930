import { ArrowDown } from 'lucide';
import { useMemo } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { IconButton } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { FoldContext } from '#components/ui/use-fold.ts';
import type { TurnView } from '#lib/state/drawer-model.ts';
import { Announcer } from './announcer.tsx';
import { Answer } from './answer.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureBubble } from './failure-bubble.tsx';
import { Pending } from './pending.tsx';
import { Question, UnsentQuestion } from './question.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import './conversation.css';

/** The turns of the chat, then what is on its way. */
export function Conversation() {
  const t = useTranslation();
  const { model } = useDrawer();
  const turns = model.turns.value;
  const pending = model.pending.value;
  const failed = model.failedSend.value;
  const sessionId = model.session.value?.id;
  const folds = useMemo(() => new Map<string, boolean>(), [sessionId]);
  const { area, content, away, scrollToEnd, onScroll, onWheel } = useAutoScroll(
    `${sessionId}/${turns.at(-1)?.turn.value.id}/${pending?.startedAt}/${Boolean(failed)}`,
  );
  const isEmpty = turns.length === 0 && !pending && !failed;
  return (
    <FoldContext.Provider value={folds}>
      <div class="conversation">
        <div
          ref={area}
          class="conversation-scroll"
          role="log"
          aria-label={t('drawer.conversation')}
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
          onWheel={onWheel}
        >
          <div ref={content} class="conversation-content">
            {isEmpty && <EmptyState />}
            {turns.map((view, index) => (
              <TurnPair
                key={view.turn.peek().id}
                view={view}
                isLast={index === turns.length - 1 && !pending}
              />
            ))}
            {pending && (
              <div class="turn">
                <UnsentQuestion text={pending.text} />
                <Pending {...pending} />
              </div>
            )}
            {failed && (
              <div class="turn">
                {failed.text && <UnsentQuestion text={failed.text} />}
                <FailureBubble failure={failed.failure} />
              </div>
            )}
          </div>
        </div>
        {away && (
          <div class="to-end">
            <IconButton label={t('turn.scroll-down')} shapes={ArrowDown} onClick={scrollToEnd} />
          </div>
        )}
      </div>
      <Announcer last={turns.at(-1)} />
    </FoldContext.Provider>
  );
}

function TurnPair({ view, isLast }: { readonly view: TurnView; readonly isLast: boolean }) {
  return (
    <div class="turn">
      <Question turn={view.turn.value} />
      <Answer view={view} isLast={isLast} />
    </div>
  );
}
