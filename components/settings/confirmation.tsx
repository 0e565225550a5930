import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from './settings-context.ts';

interface ConfirmationProps {
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The second confirmation; the focus is on the harmless button. */
export function Confirmation({ question, confirm, onConfirm, onCancel }: ConfirmationProps) {
  const { text } = useSettings();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div class="confirmation">
      <p>{question}</p>
      <div class="row-actions">
        <button type="button" class="button danger" onClick={onConfirm}>
          {confirm}
        </button>
        <button ref={cancel} type="button" class="button plain" onClick={onCancel}>
          {text('settings.cancel')}
        </button>
      </div>
    </div>
  );
}
