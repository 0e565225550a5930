import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import { readModelList } from './model-list.ts';

test.each([
  ['a list without created and object', { data: [{ id: 'a' }] }, ['a']],
  ['entries without id', { data: [{ name: 'a' }, { model: 'b' }, {}] }, ['a', 'b']],
  ['bare names', ['a', 'b', ''], ['a', 'b']],
  ['a bare array', [{ id: 'a' }], ['a']],
  ['models instead of data', { models: [{ name: 'a' }] }, ['a']],
  ['an empty list', { data: [] }, []],
  ['a null list', { data: null }, []],
  ['repeated names', { data: [{ id: 'a' }, { id: 'a' }] }, ['a']],
  ['odd entries', { data: [null, 7, { id: 4 }, { id: 'a', context_length: 'big' }] }, ['a']],
])('B5 %s works', (_, list, names) => {
  expect(readModelList(list).map(({ name }) => name)).toEqual(names);
});

test('B5 a list of 1,000 works', () => {
  const data = Array.from({ length: 1_000 }, (_, index) => ({ id: `model-${index}` }));
  expect(readModelList({ data })).toHaveLength(1_000);
});

test('B5 what is no list is an invalid response', () => {
  for (const value of [null, 'models', {}, { data: {} }]) {
    expect(() => readModelList(value)).toThrow(BackendError);
  }
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      try {
        readModelList(value);
      } catch (error) {
        expect(error).toBeInstanceOf(BackendError);
      }
    }),
  );
});

test.each([
  [
    'OpenRouter',
    {
      id: 'm',
      name: 'M',
      context_length: 8,
      architecture: { input_modalities: ['text', 'image'] },
      supported_parameters: ['reasoning'],
    },
    { label: 'M', contextSize: 8, images: true, reasoning: true },
  ],
  ['Groq', { id: 'm', context_window: 8 }, { contextSize: 8 }],
  ['vLLM', { id: 'm', max_model_len: 8 }, { contextSize: 8 }],
  [
    'Mistral',
    { id: 'm', max_context_length: 8, capabilities: { vision: true } },
    { contextSize: 8, images: true },
  ],
  [
    'LM Studio',
    { id: 'm', type: 'vlm', max_context_length: 99, loaded_context_length: 8 },
    { contextSize: 8, images: true },
  ],
  ['llama.cpp', { id: 'm', meta: { n_ctx: 8, n_ctx_train: 99 } }, { contextSize: 8 }],
])('B9 %s tells its context size and abilities', (_, entry, expected) => {
  expect(readModelList({ data: [entry] })[0]).toMatchObject({ name: 'm', ...expected });
});
