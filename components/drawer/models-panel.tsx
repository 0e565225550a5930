import { Check, Plus, Search } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '#components/ui/icon.tsx';
import { useLayer } from '#components/ui/layers.ts';
import { useTranslation } from '#components/ui/translation.tsx';
import { type Listbox, useListbox } from '#components/ui/use-listbox.ts';
import type { ModelView } from '#lib/state/drawer-model.ts';
import { useDrawer } from './drawer-context.ts';

const SEARCHED_FROM = 9;
/** Servers list up to thousands; nobody reads beyond this without typing. */
const MOST_SHOWN = 200;

/** What can answer, by backend (D13). */
export function ModelsPanel() {
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
  const all = model.models.value;
  const shown = filterModels(all, query);
  const choose = (chosen: ModelView | undefined) => {
    if (!chosen) return;
    void model.chooseModel(chosen.id);
    close();
  };
  const selected = shown.findIndex(({ id }) => id === model.modelId.value);
  const listbox = useListbox(shown.length, (index) => choose(shown[index]), Math.max(selected, 0));
  useEffect(() => {
    (searchBox.current ?? list.current)?.focus();
    void model.refreshModels?.();
  }, [model]);
  return (
    <div ref={element} class="panel">
      {all.length >= SEARCHED_FROM && (
        <div class="panel-search">
          <Icon shapes={Search} size={14} />
          <input
            ref={searchBox}
            type="search"
            aria-label={t('models.search')}
            placeholder={t('models.search')}
            aria-controls={listbox.id}
            aria-activedescendant={listbox.activeId}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={listbox.onKeyDown}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p class="panel-empty">{all.length === 0 ? t('models.none') : t('models.none-found')}</p>
      )}
      <div
        ref={list}
        id={listbox.id}
        class="panel-list"
        role="listbox"
        aria-label={t('models.title')}
        aria-activedescendant={listbox.activeId}
        tabIndex={0}
        onKeyDown={listbox.onKeyDown}
      >
        {groupByBackend(shown).map(({ label, models }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={label} role="group" aria-label={label}>
            <p class="panel-group" aria-hidden="true">
              {label}
            </p>
            {models.map((view) => (
              <ModelOption
                key={view.id}
                view={view}
                index={shown.indexOf(view)}
                listbox={listbox}
                onChoose={() => choose(view)}
              />
            ))}
          </div>
        ))}
      </div>
      <div class="panel-foot">
        <button
          type="button"
          class="panel-action"
          onClick={() => {
            panel.value = null;
            void model.openSettings('backends');
          }}
        >
          <Icon shapes={Plus} size={14} />
          {t('models.add')}
        </button>
      </div>
    </div>
  );
}

interface ModelOptionProps {
  readonly view: ModelView;
  readonly index: number;
  readonly listbox: Listbox;
  readonly onChoose: () => void;
}

function ModelOption({ view, index, listbox, onChoose }: ModelOptionProps) {
  const t = useTranslation();
  const { model } = useDrawer();
  const selected = view.id === model.modelId.value;
  const facts = [
    view.reasoning && t('models.reasoning'),
    view.images && t('models.images'),
    view.contextSize !== null &&
      t('models.context-size', { count: Math.round(view.contextSize / 1_000) }),
  ].filter((fact) => fact !== false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and the keys
    <div
      id={listbox.optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      class={index === listbox.active ? 'option active' : 'option'}
      onPointerMove={() => listbox.setActive(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span class="option-text">
        <span class="option-name">{view.label}</span>
        {facts.length > 0 && <span class="option-detail">{facts.join(' · ')}</span>}
      </span>
      {selected && <Icon shapes={Check} size={14} />}
    </div>
  );
}

function filterModels(models: readonly ModelView[], query: string): readonly ModelView[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return models
    .filter(({ label, backend }) => {
      const text = `${label} ${backend.label}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, MOST_SHOWN);
}

function groupByBackend(models: readonly ModelView[]) {
  const groups = new Map<string, { label: string; models: ModelView[] }>();
  for (const view of models) {
    const group = groups.get(view.backend.id) ?? { label: view.backend.label, models: [] };
    group.models.push(view);
    groups.set(view.backend.id, group);
  }
  return [...groups.values()];
}
