import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { useCopy } from '#components/ui/use-copy.ts';
import type { BackendView, DiagnosisView } from '#lib/protocol/backends-contract.ts';

interface RemedyStepProps {
  readonly backend: BackendView;
  readonly diagnosis: DiagnosisView;
  readonly onEdit: (focus: 'apiKey' | 'baseUrl' | null) => void;
}

/** The one step that mends what was found: a button where it can be done here, else what to do elsewhere. */
export function RemedyStep({ backend, diagnosis, onEdit }: RemedyStepProps) {
  const { text } = useSettings();
  const { remedy } = diagnosis;
  if (!remedy) return null;
  const words =
    remedy.code === 'use-base-url'
      ? text('remedy.use-base-url', { url: remedy.url ?? '' })
      : text(`remedy.${remedy.code}`);
  return (
    <div class="remedy" data-remedy={remedy.code}>
      <p>{words}</p>
      {remedy.command !== undefined && <Command command={remedy.command} />}
      <RemedyButton backend={backend} diagnosis={diagnosis} onEdit={onEdit} />
    </div>
  );
}

function RemedyButton({ backend: { id }, diagnosis: { remedy }, onEdit }: RemedyStepProps) {
  const { model, text } = useSettings();
  const { backends } = model;
  switch (remedy?.code) {
    case 'grant-access':
      return (
        <Button onClick={() => void backends.test(id)}>{text('remedy.grant-access.do')}</Button>
      );
    case 'lift-origin':
      return (
        <Button onClick={() => void backends.liftOrigin(id)}>
          {text('remedy.lift-origin.do')}
        </Button>
      );
    case 'enter-key':
      return <Button onClick={() => onEdit('apiKey')}>{text('remedy.enter-key.do')}</Button>;
    case 'use-base-url':
      return (
        <Button onClick={() => void backends.useBaseUrl(id, remedy.url ?? '')}>
          {text('remedy.use-base-url.do')}
        </Button>
      );
    case 'correct-base-url':
    case 'use-final-address':
      return (
        <Button onClick={() => onEdit('baseUrl')}>{text('remedy.correct-base-url.do')}</Button>
      );
    case 'correct-settings':
      return <Button onClick={() => onEdit(null)}>{text('remedy.correct-settings.do')}</Button>;
    case 'choose-model':
      return (
        <span class="row-actions">
          {remedy.models.map((name) => (
            <Button key={name} onClick={() => void backends.test(id, name)}>
              {name}
            </Button>
          ))}
        </span>
      );
    case 'trust-certificate':
    case 'check-address':
    case 'sign-in':
      return remedy.url ? (
        <a class="button plain" href={remedy.url} target="_blank" rel="noopener noreferrer">
          {text('remedy.open-address')}
        </a>
      ) : null;
    default:
      return null;
  }
}

function Command({ command }: { readonly command: string }) {
  const { text } = useSettings();
  const { copied, copy } = useCopy();
  return (
    <div class="command">
      <code>{command}</code>
      <Button onClick={() => copy({ text: command })}>
        {text(copied ? 'settings.copied' : 'settings.copy')}
      </Button>
    </div>
  );
}
