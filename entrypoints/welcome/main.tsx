import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import { WelcomePage } from '#components/welcome/welcome-page.tsx';
import { createTranslator } from '#lib/i18n/translator.ts';
import { createOptionsModel } from '#lib/state/create-options-model.ts';

const model = createOptionsModel();
const language = computed(() => model.settings.value.appearance.language);
const translator = computed(() =>
  createTranslator(language.value === 'system' ? navigator.languages : language.value),
);

function App() {
  return <WelcomePage model={model} t={translator.value} />;
}

effect(() => {
  document.documentElement.dataset.theme = model.settings.value.appearance.theme;
  document.documentElement.lang = translator.value.locale;
  document.title = translator.value('app.name');
});

const root = document.querySelector('#welcome');
if (root) render(<App />, root);
