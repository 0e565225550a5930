import { LoaderCircle, TriangleAlert, X } from 'lucide';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { ContextItem as Item } from '#lib/state/drawer-model.ts';
import { AddContext } from './add-context.tsx';
import { LeftOutSections } from './left-out-sections.tsx';
import { PageChip } from './page-chip.tsx';
import { SOURCE_SHAPES } from './source-shapes.ts';
import './context-bar.css';

/** What goes along with the next message: the page first, then what descriptors give and the person adds (D8). */
export function ContextBar() {
  const t = useTranslation();
  const { model } = useDrawer();
  const items = model.context?.items.value ?? [];
  return (
    <div class="context-bar">
      <div class="context-row">
        <ul class="context-items" aria-label={t('context.title')}>
          <PageChip />
          {items.map((item) => (
            <ContextItem key={item.key} item={item} />
          ))}
        </ul>
        {model.context && <AddContext context={model.context} />}
      </div>
      <UnseenReason />
    </div>
  );
}

/** Unable to see a page is not an empty page: what to click, in one line (K28). */
function UnseenReason() {
  const t = useTranslation();
  const { model } = useDrawer();
  const page = model.page.value;
  if (page.status !== 'unseen') return null;
  const canGrant = page.reason === 'no-access' && model.grantPageAccess;
  return (
    <p class="unseen-reason">
      <span>{t(`page.unseen.${page.reason}`)}</span>
      {canGrant && (
        <Button onClick={() => void model.grantPageAccess?.()}>{t('page.grant')}</Button>
      )}
    </p>
  );
}

function ContextItem({ item }: { readonly item: Item }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const { key, label, detail, tokens, status, problem, changed, thumbnail, leftOut } = item;
  const source = Object.entries(SOURCE_SHAPES).find(([kind]) => key.startsWith(kind));
  return (
    <li class={`chip ${status}`} title={problem || detail}>
      <span class="chip-main">
        {thumbnail && <img class="chip-picture" src={thumbnail} alt="" />}
        {status === 'ready' && source && !thumbnail && <Icon shapes={source[1]} size={13} />}
        {status === 'reading' && <Icon shapes={LoaderCircle} size={13} />}
        {status === 'failed' && <Icon shapes={TriangleAlert} size={13} />}
        <span class="chip-label">{label}</span>
        {status === 'failed' && <span class="chip-problem">{problem}</span>}
        {status === 'reading' && <span class="chip-tokens">{t('context.reading')}</span>}
        {status === 'ready' && tokens !== null && (
          <span class="chip-tokens" title={t('count.tokens', { count: tokens })}>
            {t('count.tokens-short', { count: tokens })}
          </span>
        )}
        {changed && (
          <span class="chip-dot">
            <span class="visually-hidden">{t('context.changed')}</span>
          </span>
        )}
      </span>
      <IconButton
        size="small"
        label={t('context.remove', { label })}
        shapes={X}
        onClick={() => model.context?.remove(key)}
      />
      {leftOut && leftOut.length > 0 && <LeftOutSections sections={leftOut} />}
    </li>
  );
}
