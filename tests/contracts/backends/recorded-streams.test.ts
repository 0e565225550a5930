/** What real servers answered, replayed: split at every byte, each kind that reads it must read the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anthropicKind } from '#lib/backends/anthropic/anthropic-kind.ts';
import type { BackendKind } from '#lib/backends/contract.ts';
import { openAiCompatibleKind } from '#lib/backends/openai-compatible/openai-compatible-kind.ts';
import { openAiResponsesKind } from '#lib/backends/openai-responses/openai-responses-kind.ts';
import { collect, createTestIo, createTestRequest } from '../../support/backend-io.ts';
import { fetchRecording, readRecording } from '../../support/recording.ts';

const FOLDERS = ['tests/fixtures/streams', '../shared/fixtures/streams'];

function findRecording(name: string): string | null {
  const path = FOLDERS.map((folder) => join(folder, name)).find(existsSync);
  return path ?? null;
}

const erased = <Config>(kind: BackendKind<Config>) => kind as BackendKind<unknown>;
const STORY = ', there was a little girl named Lily. She loved to play outside in the park.';

const STREAMS = [
  { file: 'llama.cpp--chat-stream.http', kind: erased(openAiCompatibleKind) },
  { file: 'llama.cpp--responses-stream.http', kind: erased(openAiResponsesKind) },
  { file: 'llama.cpp--anthropic-stream.http', kind: erased(anthropicKind) },
];

function ask(kind: BackendKind<unknown>, recording: string, cuts?: readonly number[]) {
  const config = kind.configSchema.parse({ baseUrl: 'http://127.0.0.1:8080' });
  const io = createTestIo({ fetch: fetchRecording(readRecording(recording), cuts) });
  return collect(kind.stream(createTestRequest('Once upon a time'), config, io));
}

/** Each byte is cut at in one of so many runs. */
const STRIDE = 64;

function everyNth(start: number, stride: number, end: number): readonly number[] {
  const cuts: number[] = [];
  for (let at = start; at < end; at += stride) cuts.push(at);
  return cuts;
}

describe.each(STREAMS)('$file', ({ file, kind }) => {
  const path = findRecording(file);
  test.skipIf(!path)('B6 a recorded stream is read the same, split at every byte', async () => {
    if (!path) return;
    const recording = readFileSync(path, 'utf8');
    const whole = await ask(kind, recording);
    expect(whole.error).toBeNull();
    expect(whole.text.startsWith(STORY)).toBe(true);
    expect(whole.parts.at(-1)).toMatchObject({ type: 'finish', malformedEvents: 0 });
    expect(whole.parts).toContainEqual({
      type: 'usage',
      usage: { inputTokens: 5, outputTokens: 40 },
    });
    const { length } = readRecording(recording).body;
    for (let start = 1; start <= STRIDE; start += 1) {
      expect(await ask(kind, recording, everyNth(start, STRIDE, length))).toEqual(whole);
    }
    expect(await ask(kind, recording, everyNth(1, 1, length))).toEqual(whole);
  });
});

describe('what llama.cpp answers beside streams', () => {
  const chat = erased(openAiCompatibleKind);

  test.each([
    ['llama.cpp--401.http', 'unauthorized', 'Invalid API Key'],
    ['llama.cpp--400.http', 'bad-request', "Expected 'messages' to be an array"],
    ['llama.cpp--api-tags-404.http', 'wrong-path', 'File Not Found'],
    ['llama.cpp--context-too-long.http', 'context-too-long', 'request (27002 tokens) exceeds'],
  ])('D16 %s is %s', async (file, code, detail) => {
    const path = findRecording(file);
    if (!path) return;
    const { error } = await ask(chat, readFileSync(path, 'utf8'));
    expect(error).toMatchObject({ code, detail: expect.stringContaining(detail) });
  });

  test('D15 llama.cpp--chat-whole.http is shown as one, cut at its length', async () => {
    const path = findRecording('llama.cpp--chat-whole.http');
    if (!path) return;
    const { text, parts } = await ask(chat, readFileSync(path, 'utf8'));
    expect(text).toBe('bo and Anna, Anna, Anna');
    expect(parts.at(-1)).toMatchObject({ reason: 'length' });
  });

  test('B5 llama.cpp--models.http is a list of one, with the context that is loaded', async () => {
    const path = findRecording('llama.cpp--models.http');
    if (!path) return;
    const fetch = fetchRecording(readRecording(readFileSync(path, 'utf8')));
    const config = chat.configSchema.parse({ baseUrl: 'http://127.0.0.1:8080' });
    expect(await chat.listModels(config, createTestIo({ fetch }))).toEqual([
      {
        name: 'w/s260k-ctx64k.gguf',
        label: 'w/s260k-ctx64k.gguf',
        contextSize: 4096,
      },
    ]);
  });
});

test('each recording of our own is replayed by a test', () => {
  const own = existsSync(FOLDERS[0] ?? '') ? readdirSync(FOLDERS[0] ?? '') : [];
  const text = readFileSync(import.meta.filename, 'utf8');
  for (const file of own.filter((name) => name.endsWith('.http'))) expect(text).toContain(file);
});
