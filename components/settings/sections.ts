import { Plug } from 'lucide';
import type { ComponentType } from 'preact';
import type { IconShapes } from '#components/ui/icon.tsx';
import { BackendsSection } from './backends/backends-section.tsx';

export interface Section {
  /** Its hash and the end of its text's key. */
  readonly id: 'backends';
  readonly shapes: IconShapes;
  readonly View: ComponentType;
}

/** The sections of the options page, in their order. */
export const SECTIONS: readonly Section[] = [
  { id: 'backends', shapes: Plug, View: BackendsSection },
];
