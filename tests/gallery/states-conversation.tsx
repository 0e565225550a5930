/** Questions, answers and what became of them. */
import { signal } from '@preact/signals';
import { APP_STATE_RECORD, createChatModel, createTurn } from './fake-model.ts';
import { DONE, drawer, EARLIER, type GalleryState } from './gallery-state.tsx';
import { LONG_ANSWER, UGLY_TEXT } from './sample-answers.ts';
import { SKILLS } from './sample-lists.ts';
import { ALL_RECORDS } from './sample-records.ts';

export const CONVERSATION_STATES: readonly GalleryState[] = [
  { name: 'answered', draw: drawer(() => createChatModel([EARLIER, DONE])) },
  {
    name: 'pending',
    draw: drawer(() =>
      createChatModel([EARLIER], {
        running: signal(true),
        pending: signal({
          text: 'Why does the login fail?',
          phase: 'sending',
          startedAt: Date.now() - 5_000,
          retryAt: null,
        }),
      }),
    ),
  },
  {
    name: 'waiting-to-retry',
    draw: drawer(() =>
      createChatModel([], {
        running: signal(true),
        pending: signal({
          text: 'Why does the login fail?',
          phase: 'waiting-to-retry',
          startedAt: Date.now() - 12_000,
          retryAt: Date.now() + 8_000,
        }),
      }),
    ),
  },
  {
    name: 'streaming',
    draw: drawer(() =>
      createChatModel([
        EARLIER,
        createTurn('t1', { status: 'streaming', answer: { text: LONG_ANSWER.slice(0, 640) } }),
      ]),
    ),
  },
  {
    name: 'stopped',
    draw: drawer(() =>
      createChatModel([
        createTurn('t1', {
          status: 'stopped',
          answer: { text: `${LONG_ANSWER.slice(0, 190)}`, finishReason: 'aborted' },
        }),
      ]),
    ),
  },
  {
    name: 'failed-in-mid-answer',
    draw: drawer(() =>
      createChatModel([
        createTurn('t1', {
          status: 'failed',
          answer: { text: 'The login fails because the session cookie' },
          failure: { code: 'stream-broken', backend: 'Ollama', detail: 'socket hang up' },
        }),
      ]),
    ),
  },
  {
    name: 'long-content',
    draw: drawer(() =>
      createChatModel([
        createTurn('t1', {
          question: { text: `Look:\n  an indented line\n${'unbreakable'.repeat(20)}` },
          answer: { text: UGLY_TEXT },
        }),
      ]),
    ),
  },
  {
    name: 'cards',
    draw: drawer(() =>
      createChatModel([
        createTurn('t1', {
          question: { text: 'Which issues are like this one?', skill: SKILLS[5] },
          answer: {
            text: 'Two are closely related:',
            cards: [
              {
                title: 'Cookie lost on redirect',
                icon: '🍪',
                summary: 'The same cause, in the admin area.',
                fields: [
                  { label: 'Issue', value: 'acme/web 9' },
                  { label: 'State', value: 'closed' },
                ],
                tags: ['auth', 'regression'],
              },
              {
                title: 'Session ends after an hour',
                fields: [{ label: 'Issue', value: 'acme/web 14' }],
                tags: [],
              },
            ],
          },
        }),
      ]),
    ),
  },
  {
    name: 'reasoning',
    draw: drawer(() =>
      createChatModel([
        createTurn('t1', {
          answer: {
            text: 'Because the session cookie is no longer sent.',
            reasoning:
              'The user asks about issue 12.\nThe page says that it began with the upgrade.',
            finishReason: 'length',
            warnings: [{ code: 'parameter-dropped', detail: 'temperature' }],
            malformedEvents: 2,
          },
        }),
      ]),
    ),
    clicks: [['button', 'Reasoning']],
  },
  {
    name: 'receipt',
    draw: drawer(() =>
      createChatModel([
        createTurn('t1', {
          records: [...ALL_RECORDS, APP_STATE_RECORD],
          answer: { text: 'Because the cookie is lost.', usage: { inputTokens: 412 } },
        }),
      ]),
    ),
    clicks: [['button', 'What the model read']],
  },
  ...ALL_RECORDS.map((record) => ({
    name: `record-${record.id}`,
    draw: drawer(() => createChatModel([createTurn('t1', { records: [record] })])),
    clicks: [
      ['button', 'What the model read'],
      ['record', 'last'],
    ] as const,
  })),
  {
    name: 'editing',
    draw: drawer(() => createChatModel([EARLIER])),
    clicks: [['button', 'Edit']],
  },
];
