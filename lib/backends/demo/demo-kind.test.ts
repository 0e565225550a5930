import { expect, test } from 'vitest';
import type { BackendIo, BackendRequest, StreamPart } from '../contract.ts';
import { demoKind } from './demo-kind.ts';

const HEADER = '<new_app_ui_context>\nPath: https://a.example/\n</new_app_ui_context>';
const REQUEST: BackendRequest = {
  model: 'demo',
  messages: [],
  agent: {
    message: `a record\n${HEADER}\nWhat is\nthis?`,
    text: 'What is\nthis?',
    skill: 'Summarise',
    contexts: [{ key: 'selection', label: 'Selection', value: 'secret words' }],
    files: [{ name: 'plan.txt', type: 'text/plain', dataUrl: 'data:,' }],
    history: [
      { role: 'user', text: 'Hi' },
      { role: 'assistant', text: 'Hello' },
    ],
  },
};

function createIo(signal = new AbortController().signal): BackendIo {
  return {
    fetch: () => Promise.reject(new Error('The demo used the network.')),
    signal,
    now: () => 0,
    wait: () => Promise.resolve(),
  };
}

async function collect(stream: AsyncIterable<StreamPart>): Promise<StreamPart[]> {
  const parts: StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

function textOf(parts: readonly StreamPart[]): string {
  return parts.map((part) => (part.type === 'text-delta' ? part.text : '')).join('');
}

test('D14 the demo makes no network call and echoes the whole request, in pieces', async () => {
  const parts = await collect(demoKind.stream(REQUEST, {}, createIo()));
  expect(textOf(parts)).toMatchInlineSnapshot(`
    "This is the demo: nothing left this browser. Here is what a model would have read.

    Your message:

    > What is
    > this?

    The header:

    \`\`\`
    <new_app_ui_context>
    Path: https://a.example/
    </new_app_ui_context>
    \`\`\`

    - Skill: Summarise
    - Context items: Selection (\`selection\`)
    - Files: \`plan.txt\`
    - Earlier messages: 2
    - Model: demo"
  `);
  expect(parts.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(10);
  expect(parts[0]).toEqual({ type: 'accepted' });
  expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'stop', malformedEvents: 0 });
});

test('D14 the same request gets the same answer', async () => {
  const first = await collect(demoKind.stream(REQUEST, {}, createIo()));
  expect(await collect(demoKind.stream(REQUEST, {}, createIo()))).toEqual(first);
});

test('D14 a header that the person typed is text, and no fence can be closed from inside', async () => {
  const typed = `${HEADER}\nhello`;
  const message = `<new_app_ui_context>\nPath: \`\`\`\`\n</new_app_ui_context>\n${typed}`;
  const agent = { ...REQUEST.agent, message, text: typed };
  const text = textOf(await collect(demoKind.stream({ ...REQUEST, agent }, {}, createIo())));
  expect(text).toContain(`> ${typed.replaceAll('\n', '\n> ')}`);
  expect(text).toContain('`````\n<new_app_ui_context>\nPath: ````\n');
});

test('R5 the demo stops at once', async () => {
  const stop = new AbortController();
  const parts: StreamPart[] = [];
  for await (const part of demoKind.stream(REQUEST, {}, createIo(stop.signal))) {
    parts.push(part);
    if (parts.length === 4) stop.abort();
  }
  expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'aborted', malformedEvents: 0 });
  expect(parts).toHaveLength(5);
});
