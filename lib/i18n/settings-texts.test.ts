import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PluralForms } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';
import { settingsEn } from './settings.en.ts';
import { createSettingsTexts, SETTINGS_CATALOGUES } from './settings-texts.ts';

type Messages = Readonly<Record<string, string | PluralForms>>;
const english: Messages = settingsEn;
const otherForm = (message: string | PluralForms = '') =>
  typeof message === 'string' ? message : message.other;
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('D22 the settings speak every language that the drawer speaks', () => {
  expect(Object.keys(SETTINGS_CATALOGUES).sort()).toEqual(LANGUAGES.map((l) => l.locale).sort());
});

describe.each(Object.entries(SETTINGS_CATALOGUES))('%s', (locale, catalogue) => {
  const messages: Messages = catalogue;

  test('D22 has every key of English and no other', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  test('D22 has no empty text, the placeholders of English, and its language’s plurals', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [key, message] of Object.entries(messages)) {
      expect(otherForm(message), key).not.toBe('');
      expect(placeholders(otherForm(message)), key).toEqual(placeholders(otherForm(english[key])));
      if (typeof message === 'string') continue;
      expect(Object.keys(message).sort(), key).toEqual([...pluralCategories].sort());
    }
  });
});

test('D22 every text of the settings is used somewhere', () => {
  const source = readSources('components');
  const unused = Object.keys(english).filter((key) => {
    const parts = key.split('.');
    const inFamily = parts.some((_, at) =>
      source.includes(`\`${parts.slice(0, at).join('.')}.\${`),
    );
    return !source.includes(`'${key}'`) && !inFamily;
  });
  expect(unused).toEqual([]);
});

test('values are filled in', () => {
  const text = createSettingsTexts('en');
  expect(text('backends.models', { count: 1_000 })).toBe('1,000 models');
  expect(text('form.edit', { label: 'Ollama' })).toBe('Edit Ollama');
});

function readSources(room: string): string {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(room, name), 'utf8'))
    .join('\n');
}
