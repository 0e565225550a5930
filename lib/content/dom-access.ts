/**
 * Reads of the page's document that the page cannot bend: a form field named `activeElement` or an image named `title` shadows
 * the property of the same name, so everything is read through the prototype's own getter.
 */

/** Reads a property by the getter of its prototype. */
export function readProperty<T extends object, K extends keyof T & string>(
  prototype: T,
  owner: T,
  name: K,
): T[K] {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return getter ? (getter.call(owner) as T[K]) : owner[name];
}

export function activeElement(): Element | null {
  return readProperty(Document.prototype, document, 'activeElement');
}

export function rootElement(): Element | null {
  return readProperty(Document.prototype, document, 'documentElement');
}
