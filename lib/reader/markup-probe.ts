/** PURE. A probe for documents without a layout (a file, a test): it knows only what the markup itself says. */
import { type ElementLook, EVERYWHERE, type LayoutProbe } from './layout-probe.ts';

const UNKNOWN: ElementLook = {
  display: '',
  visibility: 'visible',
  opacity: '1',
  position: 'static',
  overflowX: 'visible',
  overflowY: 'visible',
  clip: 'auto',
  clipPath: 'none',
  color: '',
  backgroundColor: '',
  backgroundImage: 'none',
  fontSize: '16px',
  direction: 'ltr',
};

export function createMarkupProbe(): LayoutProbe {
  const looks = new WeakMap<Element, ElementLook>();

  function lookOf(element: Element): ElementLook {
    const known = looks.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const visibility = parent ? lookOf(parent).visibility : 'visible';
    const look = { ...UNKNOWN, visibility, ...declaredLook(element) };
    looks.set(element, look);
    return look;
  }

  return {
    lookOf,
    boxOf: () => EVERYWHERE,
    textBoxesOf: () => null,
    scrollOf: () => ({ left: 0, top: 0, width: 0, height: 0 }),
    hasBackdrop: () => false,
    whiteCanvas: false,
    viewport: EVERYWHERE,
  };
}

function declaredLook(element: Element): Partial<Record<keyof ElementLook, string>> {
  const style = element.getAttribute('style') ?? '';
  const declared: Partial<Record<keyof ElementLook, string>> = {};
  for (const property of ['display', 'visibility', 'opacity'] as const) {
    const value = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;!]+)`, 'i').exec(style)?.[1];
    if (value) declared[property] = value.trim();
  }
  if (element.hasAttribute('hidden')) declared.display = 'none';
  return declared;
}
