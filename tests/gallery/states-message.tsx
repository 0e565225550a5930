/** What goes with the next message. */
import { signal } from '@preact/signals';
import {
  createAttachments,
  createContext,
  createFakeModel,
  createVoice,
  NOW,
} from './fake-model.ts';
import { drawer, type GalleryState } from './gallery-state.tsx';

export const MESSAGE_STATES: readonly GalleryState[] = [
  {
    name: 'page-details',
    draw: drawer(() => createFakeModel()),
    clicks: [['button', 'Issue · acme/web · 12 5 fields are new']],
  },
  {
    name: 'context-items',
    draw: drawer(() =>
      createFakeModel({
        context: createContext({
          items: signal([
            {
              key: 'selection',
              label: 'Selection',
              detail: 'Login fails after',
              tokens: 24,
              status: 'ready',
              problem: '',
              changed: true,
            },
            {
              key: 'page-text',
              label: 'Page text',
              detail: '',
              tokens: 3_120,
              status: 'ready',
              problem: '',
              changed: false,
              leftOut: [
                { id: '4:900:Prices', heading: 'Prices', tokens: 900 },
                { id: '7:400:Hours', heading: 'Hours', tokens: 400 },
              ],
            },
            {
              key: 'tabs:7',
              label: 'Pricing · shop.example',
              detail: 'https://shop.example',
              tokens: null,
              status: 'reading',
              problem: '',
              changed: false,
            },
            {
              key: 'tabs:8',
              label: 'Report.pdf',
              detail: '',
              tokens: null,
              status: 'failed',
              problem: 'The file has no text.',
              changed: false,
            },
          ]),
        }),
      }),
    ),
  },
  {
    name: 'add-context',
    draw: drawer(() => createFakeModel()),
    clicks: [['button', 'Add context']],
  },
  {
    name: 'page-left-out',
    draw: drawer(() =>
      createFakeModel({ context: createContext({ pageIncluded: signal(false) }) }),
    ),
  },
  {
    name: 'attachments',
    draw: drawer(() =>
      createFakeModel({
        attachments: createAttachments({
          files: signal([
            {
              id: 'a',
              name: 'screenshot-of-the-login-page.png',
              type: 'image/png',
              size: 48_000,
              thumbnail: THUMBNAIL,
              tokens: 1_000,
            },
            {
              id: 'b',
              name: 'server.log',
              type: 'text/plain',
              size: 1_200,
              thumbnail: null,
              tokens: 310,
            },
          ]),
          problems: signal([{ code: 'size', name: 'video.mp4', limitBytes: 2_097_152 }]),
        }),
        draft: signal('What do these show?'),
      }),
    ),
  },
  {
    name: 'voice-consent',
    draw: drawer(() =>
      createFakeModel({ voice: createVoice({ state: signal({ status: 'asking-consent' }) }) }),
    ),
  },
  {
    name: 'voice-recording',
    draw: drawer(() =>
      createFakeModel({
        voice: createVoice({ state: signal({ status: 'recording', startedAt: NOW }) }),
      }),
    ),
  },
  {
    name: 'voice-refused',
    draw: drawer(() =>
      createFakeModel({
        voice: createVoice({ state: signal({ status: 'failed', reason: 'refused' }) }),
      }),
    ),
  },
];

const THUMBNAIL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#7aa"/><circle cx="32" cy="28" r="12" fill="#fff"/></svg>')}`;
