import { Plus } from 'lucide';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { ContextItem } from '#lib/state/drawer-model.ts';

type Sections = NonNullable<ContextItem['leftOut']>;

/** What of a page's text had no room, each section to be added with a click. */
export function LeftOutSections({ sections }: { readonly sections: Sections }) {
  const t = useTranslation();
  const { model } = useDrawer();
  return (
    <details class="left-out-sections">
      <summary>{t('context.left-out', { count: sections.length })}</summary>
      <ul>
        {sections.map(({ id, heading, tokens }) => (
          <li key={id}>
            <button
              type="button"
              class="left-out-section"
              aria-label={t('context.add-section', { heading })}
              title={t('count.tokens', { count: tokens })}
              onClick={() => void model.context?.add('section', id)}
            >
              <Icon shapes={Plus} size={13} />
              <span class="chip-label">{heading}</span>
              <span class="chip-tokens">{t('count.tokens-short', { count: tokens })}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
