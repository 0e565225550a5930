import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { useCopy } from '#components/ui/use-copy.ts';
import { createModelId } from '#lib/backends/model-id.ts';
import { findDoctorWords } from '#lib/i18n/doctor-words.ts';
import type { BackendView, DiagnosisView } from '#lib/protocol/backends-contract.ts';

interface RemedyStepProps {
  readonly backend: BackendView;
  readonly diagnosis: DiagnosisView;
  readonly onEdit: (focus: 'apiKey' | 'baseUrl' | null) => void;
}

/** The one step that mends what was found: a button where it can be done here, else what to do elsewhere. */
export function RemedyStep({ backend, diagnosis, onEdit }: RemedyStepProps) {
  const { model, t } = useSettings();
  const { remedy } = diagnosis;
  if (!remedy) return null;
  const { backends } = model;
  const words = findDoctorWords([t.locale]).remedies[remedy.code];
  const doIt = {
    'grant-access': () => backends.test(backend.id),
    'lift-origin': () => backends.liftOrigin(backend.id),
    'use-base-url': () => backends.useBaseUrl(backend.id, remedy.url ?? ''),
  };
  const act = Object.hasOwn(doIt, remedy.code) ? doIt[remedy.code as keyof typeof doIt] : null;
  return (
    <div class="remedy" data-remedy={remedy.code}>
      {act ? <Button onClick={() => void act()}>{words}</Button> : <p>{words}</p>}
      {act && remedy.url !== undefined && <code>{remedy.url}</code>}
      {remedy.command !== undefined && <Command command={remedy.command} />}
      <Elsewhere backend={backend} diagnosis={diagnosis} onEdit={onEdit} />
    </div>
  );
}

/** What leads to the place where the step is done. */
function Elsewhere({ backend: { id }, diagnosis: { remedy }, onEdit }: RemedyStepProps) {
  const { model, text } = useSettings();
  switch (remedy?.code) {
    case 'enter-key':
    case 'sign-in':
      return <Button onClick={() => onEdit('apiKey')}>{text('settings.edit')}</Button>;
    case 'correct-base-url':
    case 'use-final-address':
    case 'correct-settings':
      return <Button onClick={() => onEdit('baseUrl')}>{text('settings.edit')}</Button>;
    case 'choose-model':
      return (
        <div class="row-actions">
          {remedy.models.map((name) => (
            <Button
              key={name}
              onClick={() => {
                void model.changeSettings({ modelId: createModelId(id, name) });
                void model.backends.test(id, name);
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      );
    case 'trust-certificate':
    case 'check-address':
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
