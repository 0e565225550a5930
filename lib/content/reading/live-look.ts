/** Computed values, each asked of the browser once: a declaration computes and writes a value out anew every time it is read. */
import type { ElementLook } from '#lib/reader/layout-probe.ts';

const PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'position',
  'overflowX',
  'overflowY',
  'clip',
  'clipPath',
  'color',
  'backgroundColor',
  'backgroundImage',
  'backgroundClip',
  'fontSize',
  'direction',
  'contentVisibility',
  'whiteSpace',
] as const satisfies readonly (keyof ElementLook)[];

type Values = Partial<Record<keyof ElementLook, string>>;

class LiveLook {
  readonly values: Values = {};
  readonly style: CSSStyleDeclaration;

  constructor(style: CSSStyleDeclaration) {
    this.style = style;
  }
}

for (const name of PROPERTIES) {
  Object.defineProperty(LiveLook.prototype, name, {
    get(this: LiveLook) {
      this.values[name] ??= this.style[name];
      return this.values[name];
    },
  });
}

export function createLiveLook(element: Element): ElementLook {
  return new LiveLook(getComputedStyle(element)) as unknown as ElementLook;
}
