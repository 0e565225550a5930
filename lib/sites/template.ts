/**
 * PURE. Text templates: `{field}`, `{field|filter}`, `{field|filter:argument}`, and `[optional part]`, which is left out when a
 * field in it has no value. No nesting, no loops: one pass over the template.
 */
import { clipText } from '#lib/app-state/clip-text.ts';
import { type Fault, fault } from './fault.ts';

export type FieldValues = ReadonlyMap<string, string>;

interface Filter {
  readonly argument: 'none' | 'number' | 'text';
  readonly apply: (value: string, argument: string) => string;
}

const FILTERS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['lower', { argument: 'none', apply: (value) => value.toLowerCase() }],
  ['upper', { argument: 'none', apply: (value) => value.toUpperCase() }],
  ['capitalize', { argument: 'none', apply: capitalize }],
  ['words', { argument: 'none', apply: (value) => value.replace(/[-_+]+/g, ' ').trim() }],
  ['spaces', { argument: 'none', apply: (value) => value.replaceAll('_', ' ') }],
  ['digits', { argument: 'none', apply: (value) => value.replace(/\D+/g, '') }],
  ['clip', { argument: 'number', apply: (value, limit) => clipText(value, Number(limit)) }],
  ['before', { argument: 'text', apply: (value, mark) => value.split(mark, 1)[0] ?? '' }],
  ['after', { argument: 'text', apply: after }],
]);

/** The filters by name: for the schema's description and the editor's completion. */
export const FILTER_NAMES: readonly string[] = [...FILTERS.keys()];

interface Slot {
  readonly field: string;
  readonly filters: readonly { readonly name: string; readonly argument: string }[];
}
type Piece = string | Slot;
interface Part {
  readonly optional: boolean;
  readonly pieces: readonly Piece[];
}

const SLOT = /\{([^{}]*)\}/g;
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;

/** Says what is wrong with a template; `null` when nothing is. */
export function checkTemplate(template: string): Fault | null {
  const outside = template.replace(SLOT, '');
  if (/[{}]/.test(outside)) return fault('a "{" or "}" has no partner', 'Write fields as {name}.');
  if (!/^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/.test(outside)) {
    return fault(
      '"[" and "]" enclose a part that may be left out',
      'Use them in pairs, not inside each other.',
    );
  }
  for (const part of parse(template)) {
    for (const piece of part.pieces) {
      const found = typeof piece === 'string' ? null : checkSlot(piece);
      if (found) return found;
    }
  }
  return null;
}

function checkSlot({ field, filters }: Slot): Fault | null {
  if (!NAME.test(field)) {
    return fault(`"{${field}}" is not a field`, 'Write a name in camelCase between "{" and "}".');
  }
  for (const { name, argument } of filters) {
    const filter = FILTERS.get(name);
    if (!filter)
      return fault(`there is no filter "${name}"`, `Use one of ${FILTER_NAMES.join(', ')}.`);
    if (filter.argument === 'none' && argument !== '') {
      return fault(`the filter "${name}" takes no argument`, `Write "|${name}".`);
    }
    if (filter.argument === 'text' && argument === '') {
      return fault(`the filter "${name}" needs a text`, `Write "|${name}:" and the text.`);
    }
    if (filter.argument === 'number' && !/^[1-9]\d{0,3}$/.test(argument)) {
      return fault(`the filter "${name}" needs a number`, `Write "|${name}:80", for example.`);
    }
  }
  return null;
}

/** The fields that a template uses; `optionalToo: false` leaves out those inside `[…]`. */
export function templateFields(template: string, { optionalToo = true } = {}): string[] {
  return parse(template)
    .filter((part) => optionalToo || !part.optional)
    .flatMap((part) =>
      part.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.field])),
    );
}

/**
 * Fills a template.
 *
 * @param missing What stands for a field without a value; `null` makes the whole text `null` then.
 */
export function fillTemplate(
  template: string,
  values: FieldValues,
  missing: string | null,
): string | null {
  let text = '';
  for (const part of parse(template)) {
    const filled = fillPart(part.pieces, values, part.optional ? null : missing);
    if (filled !== null) text += filled;
    else if (!part.optional) return null;
  }
  return text;
}

function fillPart(
  pieces: readonly Piece[],
  values: FieldValues,
  missing: string | null,
): string | null {
  let text = '';
  for (const piece of pieces) {
    const filled = typeof piece === 'string' ? piece : (fillSlot(piece, values) ?? missing);
    if (filled === null) return null;
    text += filled;
  }
  return text;
}

function fillSlot({ field, filters }: Slot, values: FieldValues): string | null {
  let value = values.get(field) ?? '';
  for (const { name, argument } of filters) value = FILTERS.get(name)?.apply(value, argument) ?? '';
  return value === '' ? null : value;
}

function parse(template: string): Part[] {
  const parts: Part[] = [];
  let pieces: Piece[] = [];
  const close = (optional: boolean) => {
    if (pieces.length > 0) parts.push({ optional, pieces });
    pieces = [];
  };
  for (const token of template.match(/\{[^{}]*\}|[[\]]|[^{}[\]]+/g) ?? []) {
    if (token === '[') close(false);
    else if (token === ']') close(true);
    else pieces.push(token.startsWith('{') ? parseSlot(token.slice(1, -1)) : token);
  }
  close(false);
  return parts;
}

function parseSlot(body: string): Slot {
  const [field = '', ...filters] = body.split('|');
  return {
    field: field.trim(),
    filters: filters.map((filter) => {
      const colon = filter.indexOf(':');
      if (colon === -1) return { name: filter.trim(), argument: '' };
      return { name: filter.slice(0, colon).trim(), argument: filter.slice(colon + 1) };
    }),
  };
}

function capitalize(value: string): string {
  const first = String.fromCodePoint(value.codePointAt(0) ?? 32);
  return value === '' ? '' : first.toUpperCase() + value.slice(first.length);
}

function after(value: string, mark: string): string {
  const at = value.indexOf(mark);
  return at === -1 ? value : value.slice(at + mark.length);
}
