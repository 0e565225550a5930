/** Closed shadow roots of a page, which hold what people see there as open ones do. Content scripts of both browsers may look in. */

type OpenShadowRoot = (element: HTMLElement) => ShadowRoot | null;

export function openShadowRoot(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement) || !element.localName.includes('-')) return null;
  const own: unknown = Reflect.get(element, 'openOrClosedShadowRoot');
  if (own instanceof ShadowRoot) return own;
  const chrome: unknown = Object.getOwnPropertyDescriptor(globalThis, 'chrome')?.value;
  const dom: unknown =
    typeof chrome === 'object' && chrome !== null ? Reflect.get(chrome, 'dom') : undefined;
  if (typeof dom !== 'object' || dom === null || !('openOrClosedShadowRoot' in dom)) return null;
  return (dom.openOrClosedShadowRoot as OpenShadowRoot)(element);
}
