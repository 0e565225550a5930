import { LoaderCircle, MapPin, MapPinOff, X } from 'lucide';
import { useId, useState } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { APP_STATE_FIELDS } from '#lib/app-state/app-state.ts';
import type { PageView } from '#lib/state/drawer-model.ts';

type Seen = Extract<PageView, { status: 'seen' }>;

/** The page as an item of the context: what it is called, and what of it is news to the model. */
export function PageChip() {
  const t = useTranslation();
  const { model } = useDrawer();
  const page = model.page.value;
  const included = model.context?.pageIncluded.value ?? true;
  if (page.status === 'unknown') {
    return (
      <li class="chip">
        <Icon shapes={LoaderCircle} size={13} />
        <span class="chip-label">{t('page.unknown')}</span>
      </li>
    );
  }
  if (page.status === 'unseen') {
    return (
      <li class="chip unseen" title={page.title}>
        <Icon shapes={MapPinOff} size={13} />
        <span class="chip-label">{t('page.unseen')}</span>
      </li>
    );
  }
  return included ? <SeenChip page={page} /> : <LeftOutChip page={page} />;
}

function SeenChip({ page }: { readonly page: Seen }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const id = useId();
  const [open, setOpen] = useState(false);
  const label = pageLabel(page);
  return (
    <li class={open ? 'chip page open' : 'chip page'}>
      <button
        type="button"
        class="chip-main"
        aria-expanded={open}
        aria-controls={id}
        title={page.title}
        onClick={() => setOpen(!open)}
      >
        <Icon shapes={MapPin} size={13} />
        <span class="chip-label">{label}</span>
        {page.changed.length > 0 && (
          <span class="chip-changed">{t('page.changed', { count: page.changed.length })}</span>
        )}
        {page.drifted && <span class="chip-changed">{t('page.drifted')}</span>}
      </button>
      {model.context && (
        <IconButton
          size="small"
          label={t('context.remove', { label })}
          shapes={X}
          onClick={() => model.context?.setPageIncluded(false)}
        />
      )}
      <div id={id} class="page-details" hidden={!open}>
        {open && <PageDetails page={page} />}
      </div>
    </li>
  );
}

function LeftOutChip({ page }: { readonly page: Seen }) {
  const t = useTranslation();
  const { model } = useDrawer();
  return (
    <li class="chip left-out">
      <button
        type="button"
        class="chip-main"
        title={t('context.put-back')}
        aria-label={t('context.put-back')}
        onClick={() => model.context?.setPageIncluded(true)}
      >
        <Icon shapes={MapPinOff} size={13} />
        <span class="chip-label">{pageLabel(page)}</span>
      </button>
    </li>
  );
}

/** What the page says of itself, field by field, as the next message would tell it. */
function PageDetails({ page }: { readonly page: Seen }) {
  const t = useTranslation();
  const { model } = useDrawer();
  return (
    <>
      <dl aria-label={t('page.details')}>
        {APP_STATE_FIELDS.map(({ field }) => {
          const changed = page.changed.includes(field);
          return (
            <div key={field}>
              <dt>{t(`page.field.${field}`)}</dt>
              <dd class={page.state[field] ? undefined : 'none'}>
                {page.state[field] ?? t('page.empty-value')}
                {changed && <span class="chip-changed">{t('page.field-changed')}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {page.changed.length === 0 && <p class="page-note">{t('page.nothing-new')}</p>}
      {model.blockSite && (
        <Button onClick={() => void model.blockSite?.()}>{t('page.never-here')}</Button>
      )}
    </>
  );
}

/** `Issue · acme/web · 12`, or the title where the page says no more. */
function pageLabel({ state, title }: Seen): string {
  const named = [state.pageName, state.currentProject, state.currentTask].filter(
    (part) => part !== null,
  );
  return named.join(' · ') || title || (state.path ?? '');
}
