/** PURE. Which skills a page permits, and what one says when it is sent. */
import { BUILT_IN_SKILLS } from './built-in-skills.ts';
import type { OwnSkill, Skill, SkillVariable } from './skill.ts';

export interface SkillOffer {
  /** BCP 47; names of built-in skills are told in it. */
  readonly locale: string;
  /** The page's host; `null` where no page can be seen: then only skills that are bound to no site. */
  readonly host: string | null;
  readonly own: readonly OwnSkill[];
  /** Skills that the page's descriptor brings. */
  readonly fromSite?: readonly Skill[];
  /** Built-in skills that the person does not want to see. */
  readonly hidden?: readonly string[];
}

/** The skills to offer: the person's own first, then the site's, then the built-in ones; of equal names the first. */
export function offerSkills({
  locale,
  host,
  own,
  fromSite = [],
  hidden = [],
}: SkillOffer): Skill[] {
  const builtIn = BUILT_IN_SKILLS.filter(({ id }) => !hidden.includes(id)).map(
    ({ id, icon, text, names }): Skill => {
      const { name, description } = names[locale.startsWith('zh') ? 'zh-CN' : 'en'];
      return { id, name, icon, description, text, hosts: [] };
    },
  );
  const permitted = [...own, ...fromSite, ...builtIn].filter(({ hosts }) => permits(hosts, host));
  return permitted.filter(
    ({ name }, index) => permitted.findIndex((other) => other.name === name) === index,
  );
}

function permits(hosts: readonly string[], host: string | null): boolean {
  if (hosts.length === 0) return true;
  return host !== null && hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** Fills in the variables of a skill's text. What is not known is told as such, so that no braces reach the model. */
export function fillSkillText(
  text: string,
  values: Readonly<Partial<Record<SkillVariable, string>>>,
): string {
  return text.replace(
    /\{(language|date|pageName|project|task)\}/g,
    (_, name: SkillVariable) => values[name] || 'unknown',
  );
}
