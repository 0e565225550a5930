/** The skills that the person made. */
import { type OwnSkill, ownSkillSchema } from '#lib/chat/skills/skill.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

export type SkillStore = Collection<OwnSkill>;

export function createSkillStore(db: WhereaboutsDatabase | null): SkillStore {
  return db
    ? createDexieCollection(db.skills, ownSkillSchema)
    : createMemoryCollection(ownSkillSchema);
}
