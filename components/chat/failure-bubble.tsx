import { TriangleAlert } from 'lucide';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { type Failure, type FailureAction, failureAction } from '#lib/chat/failure.ts';
import type { TurnId } from '#lib/chat/ids.ts';
import './failure-bubble.css';

interface FailureBubbleProps {
  readonly failure: Failure;
  /** The turn that failed; a send that was never accepted is none. */
  readonly turnId?: TurnId;
}

/** One cause and the one step that mends it; never an answer (D16). */
export function FailureBubble({ failure, turnId }: FailureBubbleProps) {
  const t = useTranslation();
  const { model } = useDrawer();
  const action = failureAction(failure.code);
  const act = useFailureAction(turnId);
  return (
    <div class="failure" role="alert" data-code={failure.code}>
      <Icon shapes={TriangleAlert} />
      <div class="failure-text">
        <p>{t.failureCause(failure)}</p>
        {failure.detail && (
          <p class="failure-detail">{t('failure.detail', { detail: failure.detail })}</p>
        )}
        <Button onClick={() => act(action)} disabled={action === 'retry' && model.running.value}>
          {t(`action.${action}`)}
        </Button>
      </div>
    </div>
  );
}

function useFailureAction(turnId: TurnId | undefined): (action: FailureAction) => void {
  const { model, panel, focusMessage } = useDrawer();
  const steps: Record<FailureAction, () => void> = {
    retry: () => void model.retry(turnId),
    'new-chat': () => void model.newChat(),
    'choose-model': () => {
      panel.value = 'models';
    },
    'open-backends': () => void model.openSettings('backends'),
    'grant-access': () => void model.openSettings('backends'),
    'edit-message': focusMessage,
    dismiss: () => {
      model.dismissFailure();
      focusMessage();
    },
    'reopen-drawer': () => void model.close(),
  };
  return (action) => steps[action]();
}
