import { useEffect, useState } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import { useDrawer } from './drawer-context.ts';
import './notices.css';

/** One line each for what the person has to know before anything else. */
export function Notices() {
  const t = useTranslation();
  const { model, focusMessage } = useDrawer();
  const listening = useListening();
  const connection = model.connection.value;
  return (
    <>
      <div role="status">
        {connection === 'connecting' && <p class="notice">{t('drawer.connecting')}</p>}
        {connection === 'lost' && <p class="notice warning">{t('drawer.connection-lost')}</p>}
        {connection === 'extension-updated' && (
          <p class="notice warning">{t('drawer.extension-updated')}</p>
        )}
        {model.historyKept?.value === false && <p class="notice">{t('drawer.history-not-kept')}</p>}
      </div>
      {model.place === 'overlay' && !listening && (
        <button type="button" class="notice warning" onClick={focusMessage}>
          {t('drawer.not-listening')}
        </button>
      )}
    </>
  );
}

/**
 * False when the keyboard was taken away while something was being written: a page can focus itself in mid-word, and what is typed
 * then goes to the page.
 */
function useListening(): boolean {
  const { model } = useDrawer();
  const [listening, setListening] = useState(true);
  useEffect(() => {
    let pointerWentOut = false;
    const onBlur = () => {
      const writing = document.activeElement instanceof HTMLTextAreaElement;
      setListening(!writing || model.draft.peek() === '' || pointerWentOut);
    };
    const onFocus = () => setListening(true);
    const onLeave = () => {
      pointerWentOut = true;
    };
    const onEnter = () => {
      pointerWentOut = false;
    };
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    document.documentElement.addEventListener('pointerleave', onLeave);
    document.documentElement.addEventListener('pointerenter', onEnter);
    return () => {
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
      document.documentElement.removeEventListener('pointerleave', onLeave);
      document.documentElement.removeEventListener('pointerenter', onEnter);
    };
  }, [model]);
  return listening;
}
