import { useEffect, useRef, useState } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import type { TurnView } from '#lib/state/drawer-model.ts';

const LONGEST_ANNOUNCEMENT = 600;

/** Tells screen readers that an answer began and, once it is there, what it says: not word by word (D29). */
export function Announcer({ last }: { readonly last: TurnView | undefined }) {
  const t = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const streamed = useRef<string | null>(null);
  const turn = last?.turn.value;

  useEffect(() => {
    if (!turn) return;
    if (turn.status === 'streaming') {
      streamed.current = turn.id;
      setAnnouncement(t('announce.answering'));
    } else if (streamed.current === turn.id) {
      streamed.current = null;
      if (turn.status === 'stopped') setAnnouncement(t('announce.stopped'));
      if (turn.status === 'done') {
        const text = turn.answer.text.slice(0, LONGEST_ANNOUNCEMENT);
        setAnnouncement(t('announce.done', { text }));
      }
    }
  }, [t, turn]);

  return (
    <p class="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
