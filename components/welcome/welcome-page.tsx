import { useMemo } from 'preact/hooks';
import { AccessMode } from '#components/settings/access/access-mode.tsx';
import { LocalServers } from '#components/settings/backends/local-servers.tsx';
import { SettingsContext, type SettingsScope } from '#components/settings/settings-context.ts';
import { Mark } from '#components/ui/mark.tsx';
import { TranslationContext } from '#components/ui/translation.tsx';
import { createSettingsTexts } from '#lib/i18n/settings-texts.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import type { OptionsModel } from '#lib/state/options-model.ts';
import { ConnectStep } from './connect-step.tsx';
import '#components/ui/tokens.css';
import '#components/ui/base.css';
import '#components/settings/settings.css';
import '#components/settings/access/access.css';
import '#components/settings/backends/backends.css';
import './welcome.css';

interface WelcomePageProps {
  readonly model: OptionsModel;
  readonly t: Translator;
}

const USUAL_SHORTCUT = 'Alt+Shift+W';

/** From install to the first answer: the demo at once, then a model, then where the drawer is at hand. */
export function WelcomePage({ model, t }: WelcomePageProps) {
  const scope = useMemo<SettingsScope>(
    () => ({ model, t, text: createSettingsTexts(t.locale) }),
    [model, t],
  );
  const { text } = scope;
  const shortcut = model.shortcut.value || USUAL_SHORTCUT;
  return (
    <TranslationContext.Provider value={t}>
      <SettingsContext.Provider value={scope}>
        <main class="settings welcome" lang={t.locale}>
          <header class="welcome-head">
            <Mark size={48} />
            <h1 class="section-title">{text('welcome.title')}</h1>
            <p class="section-intro">{text('welcome.intro')}</p>
          </header>
          <ol class="steps">
            <li class="card step">
              <h2 class="card-title">{text('welcome.try')}</h2>
              <p>{text('welcome.try-text', { shortcut })}</p>
              <p class="field-hint">{text('welcome.pin')}</p>
            </li>
            <li class="card step">
              <h2 class="card-title">{text('welcome.connect')}</h2>
              <p>{text('welcome.connect-text')}</p>
              <LocalServers />
              <ConnectStep />
            </li>
            <li class="card step">
              <h2 class="card-title">{text('welcome.reach')}</h2>
              <p>{text('welcome.reach-text')}</p>
              {model.ready.value && <AccessMode />}
            </li>
          </ol>
          <footer class="welcome-foot">
            <p>
              <b>{text('welcome.done')}.</b> {text('welcome.done-text')}
            </p>
            <a class="button plain" href="/options.html#backends">
              {text('welcome.settings')}
            </a>
          </footer>
        </main>
      </SettingsContext.Provider>
    </TranslationContext.Provider>
  );
}
