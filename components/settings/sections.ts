import { Globe, Plug } from 'lucide';
import type { ComponentType } from 'preact';
import type { IconShapes } from '#components/ui/icon.tsx';
import { BackendsSection } from './backends/backends-section.tsx';
import { SitesSection } from './sites/sites-section.tsx';

export interface Section {
  /** Its hash and the end of its text's key. */
  readonly id: 'backends' | 'sites';
  readonly shapes: IconShapes;
  readonly View: ComponentType;
}

/** The sections of the options page, in their order. */
export const SECTIONS: readonly Section[] = [
  { id: 'backends', shapes: Plug, View: BackendsSection },
  { id: 'sites', shapes: Globe, View: SitesSection },
];
