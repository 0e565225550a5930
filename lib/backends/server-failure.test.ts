import { expect, test } from 'vitest';
import {
  describeComplaint,
  describeFailedResponse,
  readComplaint,
  readRetryAfter,
} from './server-failure.ts';

function describe(status: number, body: unknown, url = 'https://a.example/v1') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return describeFailedResponse({
    url,
    status,
    headers: new Headers(),
    body: text,
    secrets: ['sk-abcdef'],
    now: 0,
  });
}

const openai = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});

test.each([
  // OpenAI
  [
    404,
    openai('The model `gpt-x` does not exist or you do not have access to it.', 'model_not_found'),
    'no-such-model',
  ],
  [
    429,
    openai(
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
    ),
    'quota-exceeded',
  ],
  [429, openai('Rate limit reached for gpt-x', 'rate_limit_exceeded'), 'rate-limited'],
  [
    400,
    openai("This model's maximum context length is 128000 tokens.", 'context_length_exceeded'),
    'context-too-long',
  ],
  [401, openai('Incorrect API key provided: sk-abcdef.', 'invalid_api_key'), 'unauthorized'],
  [400, openai("Unsupported parameter: 'temperature'"), 'bad-request'],
  // Anthropic
  [
    404,
    { type: 'error', error: { type: 'not_found_error', message: 'model: claude-x' } },
    'no-such-model',
  ],
  [
    529,
    { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    'server-error',
  ],
  [
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: 'prompt is too long: 210000 tokens > 200000 maximum',
      },
    },
    'context-too-long',
  ],
  [
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: 'Your credit balance is too low to access the Anthropic API.',
      },
    },
    'quota-exceeded',
  ],
  // Gemini
  [
    400,
    {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
      },
    },
    'unauthorized',
  ],
  [
    404,
    {
      error: {
        code: 404,
        message: 'models/gemini-x is not found for API version v1beta',
        status: 'NOT_FOUND',
      },
    },
    'no-such-model',
  ],
  [
    429,
    [
      {
        error: { code: 429, message: 'Resource has been exhausted', status: 'RESOURCE_EXHAUSTED' },
      },
    ],
    'rate-limited',
  ],
  // Ollama
  [404, { error: "model 'llama9' not found" }, 'no-such-model'],
  [404, '404 page not found', 'wrong-path'],
  // OpenRouter, DeepSeek, llama.cpp, vLLM, FastAPI
  [400, openai('gpt-x is not a valid model ID', null), 'no-such-model'],
  [402, openai('Insufficient Balance', 'invalid_request_error'), 'quota-exceeded'],
  [
    400,
    {
      error: {
        code: 400,
        message: 'request (27002 tokens) exceeds the available context size (4096 tokens)',
        type: 'exceed_context_size_error',
      },
    },
    'context-too-long',
  ],
  [
    404,
    { object: 'error', message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 },
    'no-such-model',
  ],
  [404, { detail: 'Not Found' }, 'wrong-path'],
  [503, openai('Loading model', null, 'unavailable_error'), 'server-error'],
  // Proxies
  [401, { error: 'token expired' }, 'login-expired'],
  [500, { error: { message: 'billing service: internal server error' } }, 'quota-exceeded'],
  [418, '', 'bad-request'],
])('D16 %i %j', (status, body, code) => {
  expect(describe(status, body).code).toBe(code);
});

test('D16 a detail is one short line without keys and markup', () => {
  const long = `key sk-abcdef\n${'x '.repeat(1_000)}`;
  const { detail } = describe(500, openai(long));
  expect(detail).not.toContain('sk-abcdef');
  expect(detail).not.toContain('\n');
  expect(detail.length).toBeLessThanOrEqual(500);
  expect(describe(502, '<html><title>Bad gateway</title><b>x</b>').detail).toBe('Bad gateway');
});

test('B2 a local server that says 403 and nothing else refuses the Origin', () => {
  expect(describe(403, '', 'http://127.0.0.1:11434/api/tags').code).toBe('origin-refused');
  expect(describe(403, '', 'http://192.168.1.7:11434/api/tags').code).toBe('origin-refused');
  expect(describe(403, 'no', 'http://127.0.0.1:11434/api/tags').code).toBe('forbidden');
  expect(describe(403, '').code).toBe('forbidden');
});

test('B7 Retry-After is read in seconds, as a date and in milliseconds', () => {
  const read = (headers: Record<string, string>) => readRetryAfter(new Headers(headers), 1_000);
  expect(read({ 'retry-after': '2' })).toBe(2_000);
  expect(read({ 'retry-after': '0.5' })).toBe(500);
  expect(read({ 'retry-after': new Date(6_000).toUTCString() })).toBe(5_000);
  expect(read({ 'retry-after': new Date(0).toUTCString() })).toBe(0);
  expect(read({ 'retry-after-ms': '750', 'retry-after': '9' })).toBe(750);
  expect(read({ 'retry-after': 'soon' })).toBeUndefined();
  expect(read({})).toBeUndefined();
});

test('D16 what is no complaint is none', () => {
  for (const body of [null, 'x', 1, [], {}, { error: null }, { choices: [] }, { message: {} }]) {
    expect(readComplaint(body)).toBeNull();
  }
  expect(readComplaint({ success: true, message: 'ok' })).toBeNull();
});

test('D16 a complaint inside a success is told by its words, else as such', () => {
  const code = (body: unknown) => {
    const complaint = readComplaint(body);
    return complaint && describeComplaint(complaint, []).code;
  };
  expect(code({ error: { code: 429, message: 'slow down' } })).toBe('rate-limited');
  expect(code({ error: { message: 'invalid api key' } })).toBe('unauthorized');
  expect(code({ error: 'who knows' })).toBe('error-in-success');
  expect(code({ error: { odd: true } })).toBe('error-in-success');
});
