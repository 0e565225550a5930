/** Which skills a page permits, and what the chosen one says when it is sent. */
import type { AppState } from '#lib/app-state/app-state.ts';
import { fillSkillText, offerSkills } from '#lib/chat/skills/offer-skills.ts';
import type { Skill } from '#lib/chat/skills/skill.ts';
import type { SelectedSkill } from '#lib/context/producers/skill.ts';
import type { CatalogEntry } from '#lib/context/record.ts';
import { siteGuidance } from '#lib/sites/guidance.ts';
import { listOwnSkills } from './own-skills.ts';
import type { CaptureOutcome } from './page-capture.ts';
import { readEnvironment } from './runs/environment.ts';
import type { Services } from './services.ts';

/** What goes along with a message: the chosen skill, filled in, and the skills that only this person or this site has. */
export interface SentSkills {
  readonly skill: SelectedSkill | null;
  /** `null` where the page cannot be seen: that is not a page without skills. */
  readonly catalog: readonly CatalogEntry[] | null;
}

export async function listSkills(
  capture: CaptureOutcome,
  services: Pick<Services, 'stores'>,
): Promise<Skill[]> {
  const { settings } = await services.stores;
  const [{ appearance, hiddenSkills }, own] = await Promise.all([
    settings.read(),
    listOwnSkills(services),
  ]);
  const seen = capture.status === 'seen' ? capture : null;
  return offerSkills({
    locale: appearance.language === 'system' ? navigator.language : appearance.language,
    host: (seen && URL.parse(seen.url)?.hostname) ?? null,
    own,
    fromSite: seen ? skillsOfSite(seen) : [],
    hidden: hiddenSkills,
  });
}

/** @param skillId The chosen one; without it, or where it is not permitted here, no skill goes along. */
export async function prepareSkills(
  skillId: string | null,
  capture: CaptureOutcome,
  services: Pick<Services, 'stores' | 'now'>,
): Promise<SentSkills> {
  const offered = await listSkills(capture, services);
  const chosen = offered.find(({ id }) => id === skillId);
  const state = capture.status === 'seen' ? capture.page.appState : null;
  return {
    skill: chosen ? toSelected(chosen, state, services.now()) : null,
    catalog: state && listForModel(offered),
  };
}

function listForModel(offered: readonly Skill[]): CatalogEntry[] {
  return offered
    .filter(({ id }) => id.startsWith('own-') || id.startsWith('site-'))
    .map(({ name, description }) => ({ name, description }));
}

function toSelected(
  { id, name, icon, text }: Skill,
  state: AppState | null,
  now: number,
): SelectedSkill {
  const { date, language } = readEnvironment(now);
  const prompt = fillSkillText(text, {
    date,
    language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    pageName: state?.pageName ?? '',
    project: state?.currentProject ?? '',
    task: state?.currentTask ?? '',
  });
  return { id, name, icon, prompt };
}

function skillsOfSite({ page }: Extract<CaptureOutcome, { status: 'seen' }>): Skill[] {
  return siteGuidance(page.match).skills.map(({ id, name, description, icon, prompt }) => ({
    id: `site-${page.descriptorId}-${id}`,
    name,
    icon: icon ?? '',
    description: description ?? '',
    text: prompt,
    hosts: [],
  }));
}
