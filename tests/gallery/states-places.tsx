/** Where the drawer stands and what stands in its way. */
import { signal } from '@preact/signals';
import { createChatModel, createFakeModel, PAGE } from './fake-model.ts';
import { drawer, EARLIER, type GalleryState } from './gallery-state.tsx';

export const PLACE_STATES: readonly GalleryState[] = [
  { name: 'empty', draw: drawer(() => createFakeModel()) },
  {
    name: 'loading',
    draw: drawer(() =>
      createFakeModel({ connection: signal('connecting'), page: signal({ status: 'unknown' }) }),
    ),
  },
  {
    name: 'failed-send',
    draw: drawer(() =>
      createChatModel([EARLIER], {
        failedSend: signal({
          text: 'Why does the login fail?',
          failure: {
            code: 'unauthorized',
            backend: 'OpenAI',
            detail: 'Incorrect API key provided.',
          },
        }),
      }),
    ),
  },
  {
    name: 'no-backend',
    draw: drawer(() =>
      createFakeModel({
        models: signal([]),
        modelId: signal(null),
        failedSend: signal({
          text: 'Why does the login fail?',
          failure: { code: 'no-backend', detail: '' },
        }),
      }),
    ),
  },
  {
    name: 'no-access',
    draw: drawer(() =>
      createFakeModel({
        page: signal({ status: 'unseen', title: 'Inbox', reason: 'no-access' }),
        grantPageAccess: async () => undefined,
      }),
    ),
  },
  {
    name: 'panel-on-browser-page',
    draw: drawer(() =>
      createFakeModel({
        place: 'panel',
        page: signal({ status: 'unseen', title: 'Extensions', reason: 'not-a-web-page' }),
      }),
    ),
  },
  {
    name: 'offline',
    draw: drawer(() =>
      createChatModel([EARLIER], {
        connection: signal('lost'),
        failedSend: signal({
          text: 'And now?',
          failure: { code: 'unreachable', backend: 'Ollama', detail: '' },
        }),
      }),
    ),
  },
  {
    name: 'reload-needed',
    draw: drawer(() =>
      createChatModel([EARLIER], {
        connection: signal('extension-updated'),
        page: signal({ status: 'unseen', title: 'Issue 12', reason: 'extension-updated' }),
      }),
    ),
  },
  {
    name: 'history-not-kept',
    draw: drawer(() => createFakeModel({ historyKept: signal(false) })),
  },
  {
    name: 'panel',
    draw: drawer(() => createChatModel([EARLIER], { place: 'panel', page: signal(PAGE) })),
  },
];
