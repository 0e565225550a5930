import { useEffect, useId, useState } from 'preact/hooks';

export interface Listbox {
  readonly id: string;
  readonly active: number;
  readonly activeId: string | undefined;
  optionId(index: number): string;
  setActive(index: number): void;
  /** For the element that has the focus: the list itself, or the box that filters it. Returns true when the key was the list's. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** Arrow keys, Home, End and Enter over a list of options, of which one is active while the focus stays put. */
export function useListbox(count: number, choose: (index: number) => void, start = 0): Listbox {
  const id = useId();
  const [wanted, setActive] = useState(start);
  const active = Math.min(Math.max(wanted, 0), count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.isComposing || count === 0) return false;
    const target = nextIndex(event.key, active, count);
    if (target === null && event.key !== 'Enter') return false;
    event.preventDefault();
    if (target === null) choose(active);
    else setActive(target);
    return true;
  };

  return {
    id,
    active,
    activeId: count > 0 ? optionId(active) : undefined,
    optionId,
    setActive,
    onKeyDown,
  };
}

function nextIndex(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
