/**
 * Reads of the page's document that the page cannot bend. It can shadow what is read from a document or a form
 * (`<form name=title>`, `<input name=textContent>`), so everything is read through the prototypes, which it cannot.
 */

/** A member of an object, found on its prototypes only: a getter's value, or the method bound to the object. */
export function readMember(object: object, name: string): unknown {
  for (let proto = Object.getPrototypeOf(object); proto; proto = Object.getPrototypeOf(proto)) {
    const member = Object.getOwnPropertyDescriptor(proto, name);
    if (member?.get) return member.get.call(object);
    if (typeof member?.value === 'function') return member.value.bind(object);
  }
}

export const callMember = (object: object, name: string, ...given: unknown[]): unknown =>
  (readMember(object, name) as ((...given: unknown[]) => unknown) | undefined)?.(...given);

/** The elements that a selector finds, at most `limit`; none where the selector is not one. */
export function findAll(document: Document, selector: string, limit: number): Element[] {
  try {
    const found = callMember(document, 'querySelectorAll', selector) as NodeListOf<Element>;
    return Array.prototype.slice.call(found, 0, limit);
  } catch {
    return [];
  }
}
