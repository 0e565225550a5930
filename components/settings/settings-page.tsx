import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '#components/ui/icon.tsx';
import { closeTopmostLayer } from '#components/ui/layers.ts';
import { Mark } from '#components/ui/mark.tsx';
import { TranslationContext } from '#components/ui/translation.tsx';
import { createSettingsTexts } from '#lib/i18n/settings-texts.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import type { OptionsModel } from '#lib/state/options-model.ts';
import { SECTIONS, type Section } from './sections.ts';
import { SettingsContext, type SettingsScope, useSettings } from './settings-context.ts';
import '#components/ui/tokens.css';
import '#components/ui/base.css';
import './settings.css';

interface SettingsPageProps {
  readonly model: OptionsModel;
  readonly t: Translator;
}

/** The options page: one section at a time, by the address's hash. */
export function SettingsPage({ model, t }: SettingsPageProps) {
  const scope = useMemo<SettingsScope>(
    () => ({ model, t, text: createSettingsTexts(t.locale) }),
    [model, t],
  );
  const section = useSection();
  useEscape();
  const { View, id } = section;
  const { text } = scope;
  useEffect(() => {
    document.title = `${text(`section.${id}`)} · ${t('app.name')}`;
  }, [text, id, t]);
  return (
    <TranslationContext.Provider value={t}>
      <SettingsContext.Provider value={scope}>
        <div class="settings" lang={t.locale}>
          <Navigation current={section} />
          <main class="settings-main">
            <h1 class="section-title">{text(`section.${id}`)}</h1>
            {model.ready.value ? (
              <View key={id} />
            ) : (
              <p role="status">{text('settings.loading')}</p>
            )}
          </main>
        </div>
      </SettingsContext.Provider>
    </TranslationContext.Provider>
  );
}

function Navigation({ current }: { readonly current: Section }) {
  const { text, t } = useSettings();
  const list = useInSight(current);
  return (
    <header class="settings-head">
      <div class="settings-brand">
        <Mark size={28} />
        <span>{t('app.name')}</span>
      </div>
      <nav aria-label={text('settings.navigation')}>
        <ul ref={list} class="settings-nav">
          {SECTIONS.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} aria-current={section === current ? 'page' : undefined}>
                <Icon shapes={section.shapes} />
                {text(`section.${section.id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Where the sections stand in a row, the current one must be in sight. */
function useInSight(current: Section) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return list;
}

function useSection(): Section {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => {
      setHash(location.hash);
      window.scrollTo(0, 0);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const [first] = SECTIONS;
  const found = SECTIONS.find(({ id }) => `#${id}` === hash) ?? first;
  if (!found) throw new Error('There is no section.');
  return found;
}

function useEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && closeTopmostLayer()) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
