import { BookmarkPlus, Eraser, Search } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLayer } from '#components/ui/layers.ts';
import { useTranslation } from '#components/ui/translation.tsx';
import { useListbox } from '#components/ui/use-listbox.ts';
import type { SkillsModel, SkillView } from '#lib/state/drawer-model.ts';
import { useDrawer } from './drawer-context.ts';
import { filterSkills } from './filter-skills.ts';
import { SkillOptions } from './skill-options.tsx';

/** More than this many are searched, not read through (D5). */
const SEARCHED_FROM = 9;

export function SkillsPanel({ skills }: { readonly skills: SkillsModel }) {
  const t = useTranslation();
  const { model, panel, focusMessage } = useDrawer();
  const [query, setQuery] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    panel.value = null;
    focusMessage();
  };
  const element = useLayer(close);
  const searchable = skills.available.value.length >= SEARCHED_FROM;
  const shown = filterSkills(skills.available.value, query);
  const choose = (skill: SkillView | undefined) => {
    if (!skill) return;
    skills.choose(skill.id === skills.selectedId.value ? null : skill.id);
    close();
  };
  const listbox = useListbox(shown.length, (index) => choose(shown[index]));
  useEffect(() => (searchBox.current ?? list.current)?.focus(), []);
  return (
    <div ref={element} class="panel">
      {searchable && (
        <div class="panel-search">
          <Icon shapes={Search} size={14} />
          <input
            ref={searchBox}
            type="search"
            aria-label={t('skills.search')}
            placeholder={t('skills.search')}
            aria-controls={listbox.id}
            aria-activedescendant={listbox.activeId}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={listbox.onKeyDown}
          />
        </div>
      )}
      {shown.length === 0 && <p class="panel-empty">{t('skills.none-found')}</p>}
      <SkillOptions
        label={t('skills.title')}
        skills={shown}
        selectedId={skills.selectedId.value}
        listbox={listbox}
        onChoose={choose}
        {...(!searchable && { elementRef: list })}
      />
      <SkillsFoot skills={skills} draft={model.draft.value.trim()} onDone={close} />
    </div>
  );
}

interface SkillsFootProps {
  readonly skills: SkillsModel;
  readonly draft: string;
  readonly onDone: () => void;
}

function SkillsFoot({ skills, draft, onDone }: SkillsFootProps) {
  const t = useTranslation();
  const [saving, setSaving] = useState(false);
  const canClear = skills.selectedId.value !== null;
  const canSave = skills.saveAsSkill !== undefined && draft !== '';
  if (!canClear && !canSave) return null;
  return (
    <div class="panel-foot">
      {canClear && (
        <button
          type="button"
          class="panel-action"
          onClick={() => {
            skills.choose(null);
            onDone();
          }}
        >
          <Icon shapes={Eraser} size={14} />
          {t('skills.clear')}
        </button>
      )}
      {canSave && !saving && (
        <button type="button" class="panel-action" onClick={() => setSaving(true)}>
          <Icon shapes={BookmarkPlus} size={14} />
          {t('skills.save')}
        </button>
      )}
      {saving && (
        <SaveSkill
          onSave={(name) => {
            void skills.saveAsSkill?.(name, draft);
            onDone();
          }}
        />
      )}
    </div>
  );
}

function SaveSkill({ onSave }: { readonly onSave: (name: string) => void }) {
  const t = useTranslation();
  const [name, setName] = useState('');
  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onSave(name.trim());
      }}
    >
      <input
        ref={(box) => box?.focus()}
        class="text-field"
        aria-label={t('skills.save-name')}
        placeholder={t('skills.save-name')}
        maxLength={60}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" tone="primary" disabled={name.trim() === ''}>
        {t('skills.save-confirm')}
      </Button>
    </form>
  );
}
