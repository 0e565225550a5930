import { ChevronLeft, ChevronRight } from 'lucide';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { IconButton } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { TurnId } from '#lib/chat/ids.ts';

/** Where edits and regenerations left other turns in this place: which one is shown, and the way to the others. */
export function BranchSwitcher({ turnId }: { readonly turnId: TurnId }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const siblings = model.branches?.siblings(turnId) ?? [];
  if (siblings.length < 2) return null;
  const at = siblings.indexOf(turnId);
  const step = (by: number) => {
    const other = siblings[at + by];
    return { disabled: model.running.value || other === undefined, other };
  };
  const [back, forth] = [step(-1), step(1)];
  return (
    <span class="branches">
      <IconButton
        size="small"
        label={t('turn.earlier-version')}
        shapes={ChevronLeft}
        disabled={back.disabled}
        onClick={() => back.other && void model.branches?.show(back.other)}
      />
      <span>{t('turn.version', { place: at + 1, total: siblings.length })}</span>
      <IconButton
        size="small"
        label={t('turn.later-version')}
        shapes={ChevronRight}
        disabled={forth.disabled}
        onClick={() => forth.other && void model.branches?.show(forth.other)}
      />
    </span>
  );
}
