import {
  BookOpen,
  GitCompareArrows,
  Languages,
  ListCollapse,
  PenLine,
  ScanSearch,
  Sparkles,
  Wrench,
} from 'lucide';
import { Icon, type IconShapes } from './icon.tsx';

/** The pictures that a skill may name. */
const SHAPES: Readonly<Record<string, IconShapes>> = {
  explain: BookOpen,
  summarize: ListCollapse,
  find: ScanSearch,
  translate: Languages,
  reply: PenLine,
  compare: GitCompareArrows,
  troubleshoot: Wrench,
};

interface SkillIconProps {
  /** One of the names above, or an emoji. */
  readonly icon: string;
  readonly size?: number;
}

export function SkillIcon({ icon, size = 16 }: SkillIconProps) {
  const shapes = Object.hasOwn(SHAPES, icon) ? SHAPES[icon] : undefined;
  if (!shapes && /\p{Extended_Pictographic}/u.test(icon)) {
    return (
      <span class="skill-emoji" aria-hidden="true">
        {icon}
      </span>
    );
  }
  return <Icon shapes={shapes ?? Sparkles} size={size} />;
}
