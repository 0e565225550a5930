/**
 * PURE. Digests over facts: they name records and tell whether facts changed. Not cryptographic, and nothing trusts them: cyrb53
 * (https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js, public domain), 53 bits over UTF-16 code units.
 */

/** A short stable name for any JSON-like facts; the order of keys does not matter, the order of lists does. */
export function digestFacts(facts: unknown): string {
  return digestText(canonicalJson(facts));
}

/** The digest of a text as it is. */
export function digestText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const value = 4294967296 * (2097151 & low) + (high >>> 0);
  return value.toString(16).padStart(14, '0');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
