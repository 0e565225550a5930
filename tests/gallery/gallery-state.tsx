import type { ComponentChild } from 'preact';
import { Drawer } from '#components/drawer/drawer.tsx';
import type { Translator } from '#lib/i18n/translator.ts';
import type { DrawerModel } from '#lib/state/drawer-model.ts';
import { createTurn } from './fake-model.ts';
import { LONG_ANSWER } from './sample-answers.ts';

export interface GalleryState {
  readonly name: string;
  draw(t: Translator): ComponentChild;
  /** What is clicked, in order, before the picture is taken: role and name in English. */
  readonly clicks?: readonly (readonly [role: string, name: string])[];
}

export const drawer =
  (create: () => DrawerModel) =>
  (t: Translator): ComponentChild => <Drawer model={create()} t={t} />;

export const EARLIER = createTurn('t0', {
  question: { text: 'What is this issue about?' },
  answer: { text: 'A login that fails since the upgrade to version 4.' },
});
export const DONE = createTurn('t1', { answer: { text: LONG_ANSWER } });
