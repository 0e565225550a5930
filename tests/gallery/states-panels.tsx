/** What opens over the conversation. */
import { signal } from '@preact/signals';
import { createChatModel, createChats, createFakeModel, createSkills } from './fake-model.ts';
import { drawer, EARLIER, type GalleryState } from './gallery-state.tsx';
import { SKILLS } from './sample-lists.ts';

export const PANEL_STATES: readonly GalleryState[] = [
  {
    name: 'skills',
    draw: drawer(() => createFakeModel()),
    clicks: [['button', 'Skills']],
  },
  {
    name: 'many-skills',
    draw: drawer(() =>
      createFakeModel({
        draft: signal('List what is new'),
        skills: createSkills('translate', [
          ...SKILLS,
          { id: 'own1', name: 'Release notes', description: '', icon: '🚀' },
          { id: 'own2', name: 'Weekly report', description: 'For the team', icon: '' },
        ]),
      }),
    ),
    clicks: [['button', 'Skills: Translate']],
  },
  {
    name: 'slash',
    draw: drawer(() => createFakeModel({ draft: signal('/tr') })),
  },
  {
    name: 'models',
    draw: drawer(() => createFakeModel()),
    clicks: [['button', 'Model: qwen3:8b']],
  },
  {
    name: 'chats',
    draw: drawer(() => createChatModel([EARLIER])),
    clicks: [['button', 'Chats']],
  },
  {
    name: 'chats-row-menu',
    draw: drawer(() => createChatModel([EARLIER])),
    clicks: [
      ['button', 'Chats'],
      ['button', 'More actions for Why the login fails'],
    ],
  },
  {
    name: 'chats-delete',
    draw: drawer(() => createChatModel([EARLIER])),
    clicks: [
      ['button', 'Chats'],
      ['button', 'More actions for Why the login fails'],
      ['menuitem', 'Delete'],
    ],
  },
  {
    name: 'chats-problem',
    draw: drawer(() =>
      createChatModel([EARLIER], { chats: createChats({ problem: signal('pin') }) }),
    ),
    clicks: [['button', 'Chats']],
  },
];
