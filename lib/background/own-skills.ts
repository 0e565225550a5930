/** The skills that the person made, in their own order. */
import type { OwnSkill } from '#lib/chat/skills/skill.ts';
import type { Services } from './services.ts';

export async function listOwnSkills({
  stores,
}: Pick<Services, 'stores'>): Promise<readonly OwnSkill[]> {
  const { skills, settings } = await stores;
  const [own, { skillOrder }] = await Promise.all([skills.list(), settings.read()]);
  const placeOf = ({ id }: OwnSkill) => {
    const place = skillOrder.indexOf(id);
    return place < 0 ? skillOrder.length : place;
  };
  return [...own].sort((a, b) => placeOf(a) - placeOf(b));
}
