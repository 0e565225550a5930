import { Settings, X } from 'lucide';
import { IconButton } from '#components/ui/button.tsx';
import { Mark } from '#components/ui/mark.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useDrawer } from './drawer-context.ts';
import './header-bar.css';

export function HeaderBar() {
  const t = useTranslation();
  const { model } = useDrawer();
  const page = model.page.value;
  const title = model.session.value?.title;
  const speaksFor = model.place !== 'overlay' && page.status !== 'unknown' ? page.title : '';
  return (
    <header class="header-bar">
      <Mark size={20} />
      <p class="header-title">
        <span class="header-name">{title || t('app.name')}</span>
        {speaksFor && <span class="header-page">{t('page.speaks-for', { title: speaksFor })}</span>}
      </p>
      <IconButton
        label={t('drawer.settings')}
        shapes={Settings}
        onClick={() => void model.openSettings('backends')}
      />
      <IconButton label={t('drawer.close')} shapes={X} onClick={() => void model.close()} />
    </header>
  );
}
