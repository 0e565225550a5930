import { CircleAlert, CircleCheck } from 'lucide';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { findDoctorWords, verdictText } from '#lib/i18n/doctor-words.ts';
import type { BackendView, DiagnosisView } from '#lib/protocol/backends-contract.ts';
import { RemedyStep } from './remedy-step.tsx';

interface VerdictProps {
  readonly backend: BackendView;
  readonly onEdit: (focus: 'apiKey' | 'baseUrl' | null) => void;
}

/** What is known of a backend's health: while it is examined, what was found, or that nothing was sent. */
export function Verdict({ backend, onEdit }: VerdictProps) {
  const { model, text, t } = useSettings();
  const test = model.backends.tests.value.get(backend.id);
  const list = model.backends.lists.value.get(backend.id);
  switch (test?.status) {
    case 'running':
      return <p class="note">{text('backends.testing')}</p>;
    case 'refused':
      return <Bad cause={text('backends.refused')} />;
    case 'failed':
      return <Bad cause={t.failureCause(test.failure)} />;
    case 'done':
      return <Finding backend={backend} diagnosis={test.diagnosis} onEdit={onEdit} />;
  }
  if (list?.status === 'running') return <p class="note">{text('backends.listing')}</p>;
  if (list?.status === 'failed') {
    return <Bad cause={t.failureCause(list.failure)} detail={list.failure.detail} />;
  }
  return null;
}

function Bad({ cause, detail = '' }: { readonly cause: string; readonly detail?: string }) {
  const { text } = useSettings();
  return (
    <div class="verdict bad">
      <Icon shapes={CircleAlert} />
      <div class="verdict-text">
        <p class="verdict-cause">{cause}</p>
        {detail && <p class="verdict-detail">{text('verdict.said', { detail })}</p>}
      </div>
    </div>
  );
}

interface FindingProps extends VerdictProps {
  readonly diagnosis: DiagnosisView;
}

function Finding({ backend, diagnosis, onEdit }: FindingProps) {
  const { model, text, t } = useSettings();
  const { verdict, detail, token } = diagnosis;
  const cause = verdictText(verdict, backend.label, t);
  const words = findDoctorWords([t.locale]);
  if (verdict === 'works') {
    return (
      <div class="verdict good" data-verdict={verdict}>
        <Icon shapes={CircleCheck} />
        <div class="verdict-text">
          <p class="verdict-cause">{cause}</p>
          <p class="verdict-detail">
            {text('verdict.works-proof', { token, model: diagnosis.model ?? '' })}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div class="verdict bad" data-verdict={verdict}>
      <Icon shapes={CircleAlert} />
      <div class="verdict-text">
        <p class="verdict-cause">{cause}</p>
        {detail && <p class="verdict-detail">{text('verdict.said', { detail })}</p>}
        <RemedyStep backend={backend} diagnosis={diagnosis} onEdit={onEdit} />
        {diagnosis.wouldKnowMoreWith && (
          <div class="remedy">
            <p>{words.knowMoreReason}</p>
            <Button onClick={() => void model.backends.explainNetwork(backend.id)}>
              {words.knowMore}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
