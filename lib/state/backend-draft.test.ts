import { expect, test } from 'vitest';
import { BACKEND_PRESETS } from '#lib/backends/presets.ts';
import {
  type BackendDraft,
  draftOfPreset,
  EMPTY_DRAFT,
  normalizedBaseUrl,
  readDraft,
} from './backend-draft.ts';

const DRAFT: BackendDraft = { ...EMPTY_DRAFT, label: 'Mine', baseUrl: '127.0.0.1:8080' };

function problemsOf(draft: BackendDraft): string[] {
  const reading = readDraft(draft);
  return reading.ok ? [] : reading.problems.map(({ field, code }) => `${field}: ${code}`);
}

test('B1 a draft shows its base URL as it will be used', () => {
  expect(normalizedBaseUrl(DRAFT)).toBe('http://127.0.0.1:8080/v1');
  expect(normalizedBaseUrl({ ...DRAFT, baseUrl: 'https://{resource}.example' })).toBeNull();
  expect(normalizedBaseUrl({ ...DRAFT, baseUrl: 'javascript:alert(1)' })).toBeNull();
});

test('each field that is wrong is named once, with the reason', () => {
  expect(problemsOf(DRAFT)).toEqual([]);
  expect(problemsOf({ ...DRAFT, label: ' ', baseUrl: '' })).toEqual([
    'label: empty',
    'baseUrl: empty',
  ]);
  expect(problemsOf({ ...DRAFT, baseUrl: 'ftp://x.example' })).toEqual(['baseUrl: not-http']);
  expect(problemsOf({ ...DRAFT, baseUrl: 'https://a:b@x.example' })).toEqual([
    'baseUrl: has-credentials',
  ]);
  expect(problemsOf({ ...DRAFT, headers: 'no colon' })).toEqual(['headers: not-a-header']);
  expect(problemsOf({ ...DRAFT, extraBody: '[1]' })).toEqual(['extraBody: not-json']);
});

test('B10 headers, extra body fields and models are read line by line', () => {
  const reading = readDraft({
    ...DRAFT,
    headers: 'X-One: 1\n\n X-Two : a: b ',
    extraBody: '{"top_k": 1}',
    models: ' a \nb\na\n',
  });
  expect(reading).toMatchObject({
    ok: true,
    origins: ['http://127.0.0.1:8080'],
    input: {
      customModels: ['a', 'b'],
      config: { headers: { 'X-One': '1', 'X-Two': 'a: b' }, extraBody: { top_k: 1 } },
    },
  });
});

test('what is kept and not shown is left out of what is sent, so that it stays', () => {
  const reading = readDraft({ ...DRAFT, apiKey: null, headers: null });
  if (!reading.ok) throw new Error('It was refused.');
  expect(reading.input.config).not.toHaveProperty('apiKey');
  expect(reading.input.config).not.toHaveProperty('headers');
});

test.each(BACKEND_PRESETS)('the preset $id needs nothing but its blanks and a key', (preset) => {
  const draft = draftOfPreset(preset);
  const filled = { ...draft, baseUrl: draft.baseUrl.replace(/\{\w+\}/g, 'mine') };
  expect(problemsOf(filled)).toEqual([]);
});
