import { Database, Globe, Info, Lock, Palette, Plug, Sparkles } from 'lucide';
import type { ComponentType } from 'preact';
import type { IconShapes } from '#components/ui/icon.tsx';
import { AboutSection } from './about-section.tsx';
import { AccessSection } from './access/access-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { BackendsSection } from './backends/backends-section.tsx';
import { DataSection } from './data-section.tsx';
import { SitesSection } from './sites/sites-section.tsx';
import { SkillsSection } from './skills/skills-section.tsx';

export interface Section {
  /** Its hash and the end of its text's key. */
  readonly id: 'backends' | 'skills' | 'sites' | 'access' | 'appearance' | 'data' | 'about';
  readonly shapes: IconShapes;
  readonly View: ComponentType;
}

/** The sections of the options page, in their order. */
export const SECTIONS: readonly Section[] = [
  { id: 'backends', shapes: Plug, View: BackendsSection },
  { id: 'skills', shapes: Sparkles, View: SkillsSection },
  { id: 'sites', shapes: Globe, View: SitesSection },
  { id: 'access', shapes: Lock, View: AccessSection },
  { id: 'appearance', shapes: Palette, View: AppearanceSection },
  { id: 'data', shapes: Database, View: DataSection },
  { id: 'about', shapes: Info, View: AboutSection },
];
