import { useState } from 'preact/hooks';
import { type Listbox, useListbox } from '#components/ui/use-listbox.ts';
import type { SkillView } from '#lib/state/drawer-model.ts';
import { useDrawer } from './drawer-context.ts';
import { filterSkills } from './filter-skills.ts';

export interface Slash {
  /** A slash begins the draft and there is a skill to offer for it. */
  readonly open: boolean;
  readonly matches: readonly SkillView[];
  readonly listbox: Listbox;
  choose(skill: SkillView): void;
  close(): void;
  /** Returns true when the key was meant for the skills. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** Skills by typing a slash. A draft that only looks like it, such as a path, is sent as it is: Escape, or no match, ends the offer. */
export function useSlash(): Slash {
  const { model } = useDrawer();
  const [dismissedFor, setDismissedFor] = useState<string | null>(null);
  const draft = model.draft.value;
  const query = /^\/([^\s/]*)$/.exec(draft)?.[1];
  const available = model.skills?.available.value ?? [];
  const matches = query === undefined ? [] : filterSkills(available, query);
  const open = matches.length > 0 && dismissedFor === null;
  if (query === undefined && dismissedFor !== null) setDismissedFor(null);

  const choose = (skill: SkillView) => {
    model.skills?.choose(skill.id);
    model.draft.value = '';
  };
  const listbox = useListbox(matches.length, (index) => {
    const skill = matches[index];
    if (skill) choose(skill);
  });
  return {
    open,
    matches,
    listbox,
    choose,
    close: () => setDismissedFor(draft),
    onKeyDown: (event) => {
      if (!open || event.shiftKey) return false;
      if (event.key === 'Tab') {
        event.preventDefault();
        const skill = matches[listbox.active];
        if (skill) choose(skill);
        return true;
      }
      return listbox.onKeyDown(event);
    },
  };
}
