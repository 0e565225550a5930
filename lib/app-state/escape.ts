/**
 * PURE. The one escape for page-controlled text in a frame that the model reads. Injective: `unescapeText` gives back exactly
 * what went in, so two different values never look the same on the wire, and no value can end its line or its frame.
 */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\n', '&#xA;'],
  ['\v', '&#xB;'],
  ['\f', '&#xC;'],
  ['\r', '&#xD;'],
  ['\u0085', '&#x85;'],
  ['\u2028', '&#x2028;'],
  ['\u2029', '&#x2029;'],
]);
const CHARACTERS = new Map([...ENTITIES].map(([character, entity]) => [entity, character]));

/** Renders a value as one line without markup. */
export function escapeText(text: string): string {
  return text.replace(
    /[&<>\n\v\f\r\u0085\u2028\u2029]/g,
    (character) => ENTITIES.get(character) ?? character,
  );
}

/** The inverse of {@link escapeText}. Text that it did not make comes back unchanged. */
export function unescapeText(escaped: string): string {
  return escaped.replace(
    /&(?:amp|lt|gt|#x[0-9A-F]+);/g,
    (entity) => CHARACTERS.get(entity) ?? entity,
  );
}
