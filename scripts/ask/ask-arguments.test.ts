import { expect, test } from 'vitest';
import { parseAskArguments, UsageError } from './ask-arguments.ts';

test('each --next begins a step, and --as belongs to the page named last', () => {
  const { steps, backend, json } = parseAskArguments([
    'a.html',
    '--as',
    'https://a.example/',
    'First?',
    '--next',
    'https://b.example/',
    'Second?',
    '--next',
    'c.html',
    'Third?',
    '--as',
    'https://c.example/',
    '--json',
  ]);
  expect(steps).toEqual([
    { page: { name: 'a.html', as: 'https://a.example/' }, question: 'First?' },
    { page: { name: 'https://b.example/', as: null }, question: 'Second?' },
    { page: { name: 'c.html', as: 'https://c.example/' }, question: 'Third?' },
  ]);
  expect(backend).toBeNull();
  expect(json).toBe(true);
});

test('a backend is an OpenAI-compatible one unless a kind is given', () => {
  const typed = ['p', 'q', '--base-url', 'http://127.0.0.1:1', '--model', 'm', '--key-env', 'KEY'];
  expect(parseAskArguments(typed).backend).toEqual({
    baseUrl: 'http://127.0.0.1:1',
    model: 'm',
    kind: 'openai-compatible',
    keyEnv: 'KEY',
  });
  expect(parseAskArguments([...typed, '--kind', 'ollama']).backend?.kind).toBe('ollama');
});

test('a selection keeps its commas', () => {
  expect(parseAskArguments(['p', 'q', '--with', 'page-text,selection:one, two']).context).toEqual([
    { source: 'page-text' },
    { source: 'selection', text: 'one, two' },
  ]);
});

test.for([
  [[]],
  [['page']],
  [['page', ' ']],
  [['page', 'two', 'words']],
  [['page', 'question', '--wiht', 'page-text']],
  [['page', 'question', '--with', 'everything']],
  [['page', 'question', '--model', 'm']],
  [['page', 'question', '--as', 'not an address']],
  [['page', 'question', '--next']],
] as const)('%j is refused with a reason', ([typed]) => {
  expect(() => parseAskArguments(typed)).toThrow(UsageError);
});

test('a file keeps the address that it was given, also when it is asked about again', () => {
  const { steps } = parseAskArguments([
    'a.html',
    '--as',
    'https://a.example/',
    'First?',
    '--next',
    'a.html',
    'Second?',
  ]);
  expect(steps.map(({ page }) => page.as)).toEqual(['https://a.example/', 'https://a.example/']);
});
