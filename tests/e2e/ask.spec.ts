/** `npm run ask`, run as a command. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { errorBody } from '../support/model-reply.ts';
import { MODEL_NAME, startModelServer } from '../support/model-server.ts';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/ask.ts');
const NODE = resolve(import.meta.dirname, '../../node_modules/.bin/node');

const reportSchema = z.object({
  page: z.string(),
  header: z.string().nullable(),
  records: z.array(z.object({ kind: z.string(), form: z.string(), content: z.string() })),
  question: z.string(),
  wire: z.array(z.object({ role: z.string(), content: z.string() })),
  answer: z.string(),
  reasoning: z.string(),
  status: z.enum(['done', 'stopped', 'failed', 'interrupted']),
  error: z
    .object({ code: z.string().nullable(), cause: z.string(), action: z.string().nullable() })
    .nullable(),
  model: z.string().nullable(),
  usage: z.unknown(),
});

function ask(words: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(NODE, [SCRIPT, ...words], { env: { ...process.env, ...env } });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  return new Promise<{ code: number | null; output: string; complaints: string }>((done) => {
    child.on('close', (code) => done({ code, output, complaints }));
  });
}

function readReports(output: string) {
  return output
    .trim()
    .split('\n')
    .map((line) => reportSchema.parse(JSON.parse(line)));
}

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ask-'));
  const page = (name: string) =>
    `<!doctype html><title>${name}</title><meta name="description" content="All about ${name}.">
     <img src="https://outside.example/pixel.png"><script>fetch("https://outside.example/")</script><p>Hi</p>`;
  await writeFile(join(folder, 'one.html'), page('One'));
  await writeFile(join(folder, 'two.html'), page('Two'));
});
test.afterAll(() => rm(folder, { recursive: true }));

test('ask prints the whole header, then what changed on another page, then none on the same', async () => {
  const one = join(folder, 'one.html');
  const two = join(folder, 'two.html');
  const { code, output } = await ask([
    ...[one, '--as', 'https://site.example/one?x=1', 'First?'],
    ...['--next', two, '--as', 'https://site.example/two', 'Second?'],
    ...['--next', two, '--as', 'https://site.example/two', 'Third?'],
    '--json',
  ]);
  const [first, second, third] = readReports(output);
  expect(first?.header?.split('\n')).toEqual([
    '<new_app_ui_context>',
    'Path: https://site.example/one',
    'Page Name: One',
    'Page Description: All about One.',
    '</new_app_ui_context>',
  ]);
  expect(first?.answer).toContain('This is the demo');
  expect(second?.header?.split('\n')).toEqual([
    '<new_app_ui_context>',
    'Path: https://site.example/two',
    'Page Name: Two',
    'Page Description: All about Two.',
    '</new_app_ui_context>',
  ]);
  expect(third).toMatchObject({ header: null, records: [], status: 'done', error: null });
  expect(third?.wire.map(({ role }) => role)).toEqual([
    'system',
    ...['user', 'assistant', 'user', 'assistant', 'user'],
  ]);
  expect(code).toBe(0);
});

test('ask uses the server that it is given, with its key, and what it prints is what the server got', async () => {
  const model = await startModelServer();
  try {
    model.enqueue((reply) => reply.answer('Forty-two.'));
    const { code, output } = await ask(
      [
        ...[join(folder, 'one.html'), 'Why?', '--base-url', model.baseUrl, '--model', MODEL_NAME],
        ...['--key-env', 'ASKED_KEY', '--json'],
      ],
      { ASKED_KEY: 'secret-key' },
    );
    const [report] = readReports(output);
    const chat = await model.chat(0);
    expect(report?.answer).toBe('Forty-two.');
    expect(report?.wire).toEqual(chat.messages);
    expect(chat.headers.authorization).toBe('Bearer secret-key');
    expect(output).not.toContain('secret-key');
    expect(code).toBe(0);
  } finally {
    await model.close();
  }
});

test('ask says why there is no answer, and its exit status says that there is none', async () => {
  const model = await startModelServer();
  try {
    model.enqueue((reply) => reply.json(401, errorBody('No.', 'invalid_api_key')));
    const { code, output } = await ask([
      ...[join(folder, 'one.html'), 'Why?', '--base-url', model.baseUrl, '--model', MODEL_NAME],
      '--json',
    ]);
    const [report] = readReports(output);
    expect(report).toMatchObject({ status: 'failed', answer: '', error: { code: 'unauthorized' } });
    expect(code).toBe(1);
  } finally {
    await model.close();
  }
});

test('ask without a question says how it is used', async () => {
  const { code, output, complaints } = await ask([join(folder, 'one.html')]);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(complaints).toContain('npm run ask');
});
