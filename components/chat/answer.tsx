import { useRef } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { Turn } from '#lib/chat/turn.ts';
import type { TurnView } from '#lib/state/drawer-model.ts';
import { AnswerActions } from './answer-actions.tsx';
import { Cards } from './cards.tsx';
import { FailureBubble } from './failure-bubble.tsx';
import { LazyMarkdown } from './markdown/lazy-markdown.tsx';
import { QuotableContext } from './markdown/quotation.tsx';
import { Pending } from './pending.tsx';
import { Reasoning } from './reasoning.tsx';
import { SkillTag } from './skill-tag.tsx';
import { useQuotable } from './use-quotable.ts';
import './message.css';

interface AnswerProps {
  readonly view: TurnView;
  readonly isLast: boolean;
}

/** What came back for one question: words, what became of them, and what can be done with them. */
export function Answer({ view, isLast }: AnswerProps) {
  const t = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const turn = view.turn.value;
  const quotable = useQuotable(view);
  const streaming = turn.status === 'streaming';
  const hasText = view.text.value !== '';
  const hasReasoning = view.reasoning.value !== '';
  return (
    <article class="message answer" aria-label={t('turn.assistant')}>
      <AnswerSkill turn={turn} />
      {hasReasoning && (
        <Reasoning text={view.reasoning} foldKey={turn.id} running={streaming && !hasText} />
      )}
      {streaming && !hasText && <Pending phase="answering" startedAt={turn.createdAt} />}
      {hasText && (
        <div ref={content}>
          <QuotableContext.Provider value={quotable}>
            <LazyMarkdown text={view.text} growing={streaming} />
          </QuotableContext.Provider>
        </div>
      )}
      {!streaming && <Cards cards={turn.answer.cards} />}
      <Outcome turn={turn} hasText={hasText} isLast={isLast} />
      {hasText && !streaming ? (
        <AnswerActions turn={turn} isLast={isLast} content={content} />
      ) : (
        hasText && <div class="actions" />
      )}
    </article>
  );
}

/** The skill that the reply names, else the one that was sent (D35). */
function AnswerSkill({ turn }: { readonly turn: Turn }) {
  const { model } = useDrawer();
  const named = turn.answer.skill;
  if (named === undefined)
    return turn.question.skill ? <SkillTag {...turn.question.skill} /> : null;
  const known = model.skills?.available.value.find(
    ({ id, name }) => id === named || name === named,
  );
  return <SkillTag {...(known ?? { name: named })} />;
}

function Outcome({ turn, hasText, isLast }: { turn: Turn; hasText: boolean; isLast: boolean }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const { status, answer, failure } = turn;
  // An error bubble is for the question that was asked last (R3).
  const isCurrent = isLast && !model.failedSend.value;
  const notes = [
    status === 'stopped' && t('turn.stopped'),
    status === 'interrupted' && !failure && t('turn.interrupted'),
    status === 'done' && !hasText && answer.cards.length === 0 && t('turn.empty-answer'),
    answer.finishReason === 'content-filter' && t('turn.content-filter'),
    ...answer.warnings.map(({ code, detail }) => describeWarning(t, code, detail)),
    failure && !isCurrent && t.failureCause(failure),
    answer.malformedEvents > 0 && t('turn.malformed', { count: answer.malformedEvents }),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {notes.map((note) => (
        <p class="outcome">{note}</p>
      ))}
      {answer.finishReason === 'length' && (
        <div class="outcome">
          <span>{t('turn.length')}</span>
          {isLast && model.continueAnswer && (
            <Button
              disabled={model.running.value}
              onClick={() => void model.continueAnswer?.(turn.id)}
            >
              {t('turn.continue')}
            </Button>
          )}
        </div>
      )}
      {failure && isCurrent && <FailureBubble failure={failure} turnId={turn.id} />}
    </>
  );
}

function describeWarning(
  t: ReturnType<typeof useTranslation>,
  code: string,
  detail: string,
): string {
  switch (code) {
    case 'parameter-dropped':
    case 'context-cut-by-server':
      return t(`turn.warning.${code}`, { detail });
    default:
      return detail;
  }
}
