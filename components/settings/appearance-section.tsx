import { useSignal } from '@preact/signals';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import type { Settings } from '#lib/settings/settings.ts';
import { Choice } from './choice.tsx';
import { Field, Switch } from './field.tsx';
import { useSettings } from './settings-context.ts';

type Appearance = Settings['appearance'];
const THEMES = ['system', 'light', 'dark'] as const;
const SIDES = ['right', 'left'] as const;
const BUTTONS = ['model', 'voice', 'attachments'] as const;

/** How drawers look, where they stand, and which buttons they have. */
export function AppearanceSection() {
  const { model, text } = useSettings();
  const { appearance } = model.settings.value;
  const change = (part: Partial<Appearance>) =>
    void model.changeSettings({ appearance: { ...appearance, ...part } });
  return (
    <>
      <Choice
        label={text('appearance.theme')}
        value={appearance.theme}
        options={THEMES.map((value) => ({ value, label: text(`appearance.theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <LanguageField language={appearance.language} onChange={(language) => change({ language })} />
      <Choice
        label={text('appearance.side')}
        value={appearance.side}
        options={SIDES.map((value) => ({ value, label: text(`appearance.side.${value}`) }))}
        onChange={(side) => change({ side })}
      />
      <WidthField width={appearance.width} onChange={(width) => change({ width })} />
      <Switch
        label={text('appearance.push')}
        hint={text('appearance.push-text')}
        checked={appearance.pushPage}
        onChange={(pushPage) => change({ pushPage })}
      />
      <HiddenButtons />
      <Instructions />
    </>
  );
}

interface LanguageFieldProps {
  readonly language: Appearance['language'];
  readonly onChange: (language: Appearance['language']) => void;
}

function LanguageField({ language, onChange }: LanguageFieldProps) {
  const { text } = useSettings();
  return (
    <Field label={text('appearance.language')}>
      {(control) => (
        <select
          {...control}
          class="text-field"
          value={language}
          onChange={(event) => onChange(event.currentTarget.value as Appearance['language'])}
        >
          <option value="system">{text('appearance.language-system')}</option>
          {LANGUAGES.map(({ locale, name }) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface WidthFieldProps {
  readonly width: number;
  readonly onChange: (width: number) => void;
}

function WidthField({ width, onChange }: WidthFieldProps) {
  const { model, text } = useSettings();
  const shown = useSignal<number | null>(null);
  return (
    <Field
      label={text('appearance.width')}
      hint={text('appearance.width-value', { count: shown.value ?? width })}
    >
      {(control) => (
        <input
          {...control}
          type="range"
          class="range"
          min={model.drawerWidths.min}
          max={model.drawerWidths.max}
          step={10}
          value={width}
          onInput={(event) => {
            shown.value = event.currentTarget.valueAsNumber;
          }}
          onChange={(event) => {
            shown.value = null;
            onChange(event.currentTarget.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}

function HiddenButtons() {
  const { model, text } = useSettings();
  const { hidden } = model.settings.value;
  return (
    <section class="group" aria-labelledby="hidden-buttons">
      <h2 id="hidden-buttons" class="group-title">
        {text('appearance.buttons')}
      </h2>
      {BUTTONS.map((name) => (
        <Switch
          key={name}
          label={text(`appearance.button.${name}`)}
          checked={!hidden[name]}
          onChange={(shown) => void model.changeSettings({ hidden: { ...hidden, [name]: !shown } })}
        />
      ))}
    </section>
  );
}

const MAX_INSTRUCTIONS = 8_000;

function Instructions() {
  const { model, text } = useSettings();
  const saved = useSignal(false);
  return (
    <section class="group">
      <Field label={text('appearance.instructions')} hint={text('appearance.instructions-hint')}>
        {(control) => (
          <textarea
            {...control}
            class="text-field"
            rows={5}
            maxLength={MAX_INSTRUCTIONS}
            value={model.settings.value.instructions}
            onInput={() => {
              saved.value = false;
            }}
            onChange={async (event) => {
              await model.changeSettings({ instructions: event.currentTarget.value });
              saved.value = true;
            }}
          />
        )}
      </Field>
      <p role="status" class="note">
        {saved.value && text('appearance.saved')}
      </p>
    </section>
  );
}
