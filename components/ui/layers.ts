import { useEffect, useRef, useState } from 'preact/hooks';

interface Layer {
  readonly close: () => void;
  /** Whether a pointer that went down there stays within the layer. */
  readonly holds: (target: Node) => boolean;
}

/** Open layers, the topmost last: popovers, menus, panels. */
const layers: Layer[] = [];

/** Closes the topmost layer. Returns false when there was none. */
export function closeTopmostLayer(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}

function closeLayersOutside(event: PointerEvent): void {
  const target = event.composedPath()[0];
  if (!(target instanceof Node)) return;
  for (const layer of [...layers].reverse()) {
    if (layer.holds(target)) return;
    layer.close();
  }
}

/**
 * Makes an element a layer while it is there: Escape closes the topmost one only, a pointer outside closes it, and the focus
 * goes back to where it was when it leaves from within.
 *
 * @param trigger The control that opened it: a click there is the trigger's own business.
 */
export function useLayer(
  close: () => void,
  trigger: { readonly current: HTMLElement | null } | null = null,
) {
  const element = useRef<HTMLDivElement>(null);
  const latestClose = useRef(close);
  latestClose.current = close;
  // Before anything in the layer takes the focus.
  const [before] = useState(() => document.activeElement);

  useEffect(() => {
    const layer: Layer = {
      close: () => latestClose.current(),
      holds: (target) =>
        Boolean(element.current?.contains(target) || trigger?.current?.contains(target)),
    };
    if (layers.length === 0) document.addEventListener('pointerdown', closeLayersOutside, true);
    layers.push(layer);
    const root = element.current;
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) {
        document.removeEventListener('pointerdown', closeLayersOutside, true);
      }
      const focused = document.activeElement;
      const leftBehind = focused === document.body || focused === null || root?.contains(focused);
      if (leftBehind && before instanceof HTMLElement) before.focus();
    };
  }, [trigger, before]);

  return element;
}
