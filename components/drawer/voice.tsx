import { Mic, MicOff } from 'lucide';
import { Button, IconButton } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { VoiceModel } from '#lib/state/drawer-model.ts';

export function VoiceButton({ voice }: { readonly voice: VoiceModel }) {
  const t = useTranslation();
  if (!voice.offered.value) return null;
  const recording = voice.state.value.status === 'recording';
  return (
    <IconButton
      label={t('message.voice')}
      shapes={recording ? MicOff : Mic}
      pressed={recording}
      onClick={() => void (recording ? voice.stop() : voice.start())}
    />
  );
}

/** What the voice input is doing or why it is not: refusal, silence and missing support are told apart (D25). */
export function VoiceStatus({ voice }: { readonly voice: VoiceModel }) {
  const t = useTranslation();
  const state = voice.state.value;
  if (state.status === 'idle') return null;
  if (state.status === 'asking-consent') {
    return (
      <div class="voice-status" role="alert">
        <p>{t('voice.consent')}</p>
        <div class="choices">
          <Button onClick={() => void voice.consent(true)}>{t('voice.consent-yes')}</Button>
          <Button onClick={() => void voice.consent(false)}>{t('voice.consent-no')}</Button>
        </div>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div class="voice-status failed" role="alert">
        <p>{t(`voice.problem.${state.reason}`)}</p>
        <Button onClick={voice.dismiss}>{t('voice.dismiss')}</Button>
      </div>
    );
  }
  return (
    <p class="voice-status" role="status">
      {t(`voice.${state.status}`)}
    </p>
  );
}
