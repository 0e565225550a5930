import type { RefObject } from 'preact';
import { SkillIcon } from '#components/ui/skill-icon.tsx';
import type { Listbox } from '#components/ui/use-listbox.ts';
import type { SkillView } from '#lib/state/drawer-model.ts';

interface SkillOptionsProps {
  readonly label: string;
  readonly skills: readonly SkillView[];
  readonly selectedId: string | null;
  readonly listbox: Listbox;
  readonly onChoose: (skill: SkillView) => void;
  /** Given where the list itself takes the focus. */
  readonly elementRef?: RefObject<HTMLDivElement | null>;
}

export function SkillOptions(props: SkillOptionsProps) {
  const { label, skills, selectedId, listbox, onChoose, elementRef } = props;
  return (
    <div
      ref={elementRef ?? null}
      id={listbox.id}
      class="panel-list"
      role="listbox"
      aria-label={label}
      aria-activedescendant={elementRef ? listbox.activeId : undefined}
      tabIndex={elementRef ? 0 : -1}
      onKeyDown={elementRef && listbox.onKeyDown}
    >
      {skills.map((skill, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and the keys
        <div
          key={skill.id}
          id={listbox.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={skill.id === selectedId}
          class={index === listbox.active ? 'option active' : 'option'}
          onPointerMove={() => listbox.setActive(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(skill)}
        >
          <SkillIcon icon={skill.icon} />
          <span class="option-text">
            <span class="option-name">{skill.name}</span>
            {skill.description && <span class="option-detail">{skill.description}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
