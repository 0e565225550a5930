import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failureCodeSchema } from '#lib/chat/failure.ts';
import type { PluralForms } from './catalogue.ts';
import { en } from './en.ts';
import { findLanguage, LANGUAGES } from './languages.ts';
import { createTranslator } from './translator.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const otherForm = (message: string | PluralForms) =>
  typeof message === 'string' ? message : message.other;

describe.each(LANGUAGES)('$locale', ({ locale, messages, failureCauses }) => {
  test('D22 has every key of English and no other', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  test('D22 has no empty text, and the same placeholders as English', () => {
    const entries = Object.entries<string | PluralForms>(messages);
    const english: Record<string, string | PluralForms> = en;
    for (const [key, message] of entries) {
      expect(otherForm(message), key).not.toBe('');
      expect(placeholders(otherForm(message)), key).toEqual(
        placeholders(otherForm(english[key] ?? '')),
      );
    }
  });

  test('D22 has the plural forms that its language tells apart', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [key, message] of Object.entries<string | PluralForms>(messages)) {
      if (typeof message === 'string') continue;
      expect(Object.keys(message).sort(), key).toEqual([...pluralCategories].sort());
    }
  });

  test('D16 words the cause of every failure in one sentence', () => {
    expect(Object.keys(failureCauses).sort()).toEqual([...failureCodeSchema.options].sort());
    for (const cause of Object.values(failureCauses)) expect(cause).toMatch(/[.。]$/);
  });
});

test('D22 every text is used somewhere', () => {
  const source = ['components', 'lib'].flatMap(readSources).join('\n');
  const unused = Object.keys(en).filter((key) => !isUsed(key, source));
  expect(unused).toEqual([]);
});

test('D22 the store listing and the manifest are in the same languages', () => {
  const folders = readdirSync('public/_locales').sort();
  expect(folders).toEqual(LANGUAGES.map(({ locale }) => locale.replace('-', '_')).sort());
  const [first, ...others] = folders.map((folder) =>
    Object.keys(JSON.parse(readFileSync(`public/_locales/${folder}/messages.json`, 'utf8'))),
  );
  for (const keys of others) expect(keys).toEqual(first);
});

test('the closest language is taken, English where there is none', () => {
  expect(findLanguage(['zh-Hans-SG']).locale).toBe('zh-CN');
  expect(findLanguage(['fr', 'zh']).locale).toBe('zh-CN');
  expect(findLanguage(['fr']).locale).toBe('en');
  expect(findLanguage([]).locale).toBe('en');
});

test('values, numbers and plurals are written in the language’s way', () => {
  const t = createTranslator('en-GB');
  expect(t('count.tokens', { count: 1 })).toBe('1 token');
  expect(t('count.tokens', { count: 12_345 })).toBe('12,345 tokens');
  expect(createTranslator('zh')('count.tokens', { count: 1 })).toBe('1 个词元');
  expect(t('context.remove', { label: '{title} $& a' })).toBe('Remove {title} $& a');
});

test('a failure names its backend, or a word for it', () => {
  const t = createTranslator('en');
  expect(t.failureCause({ code: 'timed-out', detail: '', backend: 'Ollama' })).toBe(
    'Ollama did not answer in time.',
  );
  expect(t.failureCause({ code: 'timed-out', detail: '' })).toBe(
    'The backend did not answer in time.',
  );
});

/** Used as it is, or as a family: `page.field.${field}`. */
function isUsed(key: string, source: string): boolean {
  if (source.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  return parts.some((_, at) => at > 0 && source.includes(`\`${parts.slice(0, at).join('.')}.\${`));
}

function readSources(room: string): string[] {
  const names = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^i18n.(en|zh-CN)\./.test(name))
    .map((name) => readFileSync(join(room, name), 'utf8'));
}
