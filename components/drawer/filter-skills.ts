import type { SkillView } from '#lib/state/drawer-model.ts';

/** The skills whose name or description contains each word of the query; those named so come first. */
export function filterSkills(skills: readonly SkillView[], query: string): readonly SkillView[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = skills.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const named = (skill: SkillView) => skill.name.toLocaleLowerCase().startsWith(words[0] ?? '');
  return [...matches.filter(named), ...matches.filter((skill) => !named(skill))];
}
