import { SkillIcon } from '#components/ui/skill-icon.tsx';

interface SkillTagProps {
  readonly name: string;
  readonly icon?: string | undefined;
}

export function SkillTag({ name, icon }: SkillTagProps) {
  return (
    <p class="skill-tag">
      <SkillIcon icon={icon ?? ''} size={12} />
      {name}
    </p>
  );
}
