import { useLayer } from '#components/ui/layers.ts';
import { useTranslation } from '#components/ui/translation.tsx';
import { SkillOptions } from './skill-options.tsx';
import type { Slash } from './use-slash.ts';

/** The skills while a slash is typed; the focus stays in the message box. */
export function SlashPanel({ slash }: { readonly slash: Slash }) {
  const t = useTranslation();
  const element = useLayer(slash.close);
  return (
    <div ref={element} class="panel">
      <SkillOptions
        label={t('skills.title')}
        skills={slash.matches}
        selectedId={null}
        listbox={slash.listbox}
        onChoose={slash.choose}
      />
    </div>
  );
}
