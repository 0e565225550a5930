/** PURE. What a descriptor adds to the conversation beside the state: that of the page after that of the site. */
import type { SiteSkill } from './descriptor.ts';
import type { PageMatch } from './match.ts';

export interface SiteGuidance {
  /** The descriptor's name; empty without one. */
  readonly site: string;
  readonly instructions: string;
  readonly skills: readonly SiteSkill[];
  readonly suggestions: readonly string[];
  /** Selectors of where the text of the page stands, and of what in it is none. */
  readonly content: { readonly main: readonly string[]; readonly exclude: readonly string[] };
}

export function siteGuidance(match: PageMatch | null): SiteGuidance {
  const parts = match ? [match.known.descriptor, match.page] : [];
  return {
    site: match?.known.descriptor.name ?? '',
    instructions: parts.flatMap(({ instructions }) => instructions ?? []).join('\n'),
    skills: parts.flatMap(({ skills }) => skills ?? []),
    suggestions: parts.flatMap(({ suggestions }) => suggestions ?? []),
    content: {
      main: parts.flatMap(({ content }) => content?.main ?? []),
      exclude: parts.flatMap(({ content }) => content?.exclude ?? []),
    },
  };
}
