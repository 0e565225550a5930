import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import { Drawer } from '#components/drawer/drawer.tsx';
import { createTranslator } from '#lib/i18n/translator.ts';
import { createDrawerModel } from '#lib/state/create-drawer-model.ts';
import { readGreeting } from '#lib/state/drawer-client.ts';

const model = createDrawerModel(readGreeting(location), () => translator.value);
const translator = computed(() => {
  const language = model.language?.value ?? 'system';
  return createTranslator(language === 'system' ? navigator.languages : language);
});

function App() {
  return <Drawer model={model} t={translator.value} />;
}

effect(() => {
  document.documentElement.dataset.theme = model.theme?.value ?? 'system';
  document.documentElement.lang = translator.value.locale;
});

render(<App />, document.body);
