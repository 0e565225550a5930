import { useTranslation } from '#components/ui/translation.tsx';
import { useNow } from '#components/ui/use-now.ts';
import type { PendingSend } from '#lib/state/drawer-model.ts';
import './pending.css';

/** Short waits need no number. */
const SHOWN_AFTER_SECONDS = 2;

interface PendingProps {
  readonly phase: PendingSend['phase'] | 'answering';
  readonly startedAt: number;
  readonly retryAt?: number | null;
}

/** Nothing has come yet: what is going on, and for how long (D32). */
export function Pending({ phase, startedAt, retryAt = null }: PendingProps) {
  const t = useTranslation();
  const now = useNow(1_000);
  const waited = Math.max(0, Math.floor((now - startedAt) / 1_000));
  const text =
    phase === 'waiting-to-retry'
      ? t('pending.waiting-to-retry', {
          seconds: Math.max(0, Math.ceil(((retryAt ?? now) - now) / 1_000)),
        })
      : t(`pending.${phase}`);
  return (
    <div class="pending">
      <span class="pending-mark" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{text}</span>
      {waited >= SHOWN_AFTER_SECONDS && (
        <span class="pending-time">{t('pending.seconds', { seconds: waited })}</span>
      )}
    </div>
  );
}
