import { useLayoutEffect } from 'preact/hooks';
import { Icon, type IconShapes } from './icon.tsx';
import { useLayer } from './layers.ts';
import './menu.css';

export interface MenuItem {
  readonly label: string;
  readonly detail?: string;
  readonly shapes?: IconShapes;
  readonly danger?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly trigger: { readonly current: HTMLElement | null };
  readonly onClose: () => void;
  /** Stays open after a choice, when the choice opens a further list in its place. */
  readonly stay?: boolean;
  readonly emptyText?: string;
}

const GAP = 4;

/** Actions beside the control that opened them, always wholly inside the window. */
export function Menu({ label, items, trigger, onClose, stay = false, emptyText }: MenuProps) {
  const element = useLayer(onClose, trigger);

  useLayoutEffect(() => {
    const menu = element.current;
    const anchor = trigger.current?.getBoundingClientRect();
    if (!menu || !anchor) return;
    const { width, height } = menu.getBoundingClientRect();
    const below = anchor.bottom + GAP + height <= window.innerHeight - GAP;
    const top = below ? anchor.bottom + GAP : anchor.top - GAP - height;
    const left = Math.min(anchor.left, window.innerWidth - width - GAP);
    menu.style.top = `${Math.max(GAP, top)}px`;
    menu.style.left = `${Math.max(GAP, left)}px`;
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [element, trigger, items]);

  return (
    <div
      ref={element}
      class="menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, onClose)}
    >
      {items.map((item) => (
        <button
          key={item.label + (item.detail ?? '')}
          type="button"
          role="menuitem"
          class={item.danger ? 'menu-item danger' : 'menu-item'}
          tabIndex={-1}
          onClick={() => {
            if (!stay) onClose();
            item.onChoose();
          }}
        >
          {item.shapes && <Icon shapes={item.shapes} size={14} />}
          <span class="menu-text">
            <span class="menu-label">{item.label}</span>
            {item.detail && <span class="menu-detail">{item.detail}</span>}
          </span>
        </button>
      ))}
      {items.length === 0 && emptyText && (
        <div role="menuitem" aria-disabled="true" class="menu-empty" tabIndex={-1}>
          {emptyText}
        </div>
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent, onClose: () => void): void {
  if (event.key === 'Tab') onClose();
  const menu = event.currentTarget;
  if (!(menu instanceof HTMLElement)) return;
  const entries = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const target = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  entries[target]?.focus();
}
