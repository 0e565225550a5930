import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

test('nothing stored is every default', () => {
  for (const nothing of [undefined, null, 3, 'x', {}, []])
    expect(readSettings(nothing)).toEqual(DEFAULT_SETTINGS);
});

test('one unreadable value falls back by itself', () => {
  const settings = readSettings({
    version: 1,
    appearance: { theme: 'dark', width: 'wide', language: 'zh-CN' },
    demo: false,
    hidden: 'all',
    neverOn: ['bank.example'],
  });
  expect(settings.appearance).toEqual({
    ...DEFAULT_SETTINGS.appearance,
    theme: 'dark',
    language: 'zh-CN',
  });
  expect(settings).toMatchObject({ demo: false, neverOn: ['bank.example'] });
  expect(settings.hidden).toEqual(DEFAULT_SETTINGS.hidden);
});

test('whatever is stored, reading gives settings that read back as themselves', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const settings = readSettings(stored);
      expect(readSettings(settings)).toEqual(settings);
    }),
  );
});
