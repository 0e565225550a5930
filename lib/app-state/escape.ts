/**
 * PURE. The one escape for text in a frame that the model reads, in three widths: a line, a block, an attribute. Injective:
 * `unescapeText` gives back exactly what went in, so two different values never look the same on the wire, and no value can end
 * its line, its quotes or its frame.
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
const QUOTE = '&quot;';
const CHARACTERS = new Map([
  [QUOTE, '"'],
  ...[...ENTITIES].map(([character, entity]) => [entity, character] as const),
]);

/** Renders a value as one line without markup. */
export function escapeText(text: string): string {
  return text.replace(
    /[&<>\n\v\f\r\u0085\u2028\u2029]/g,
    (character) => ENTITIES.get(character) ?? character,
  );
}

/** Renders a text of several lines without markup: line feeds stay, since a frame is closed by a tag and never by a line. */
export function escapeBlock(text: string): string {
  return text.replace(
    /[&<>\v\f\r\u0085\u2028\u2029]/g,
    (character) => ENTITIES.get(character) ?? character,
  );
}

/** Renders a value between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', QUOTE);
}

/** The inverse of each escape in this file; an entity that none of them makes is left as it is. */
export function unescapeText(escaped: string): string {
  return escaped.replace(
    /&(?:amp|lt|gt|quot|#x[0-9A-F]+);/g,
    (entity) => CHARACTERS.get(entity) ?? entity,
  );
}
