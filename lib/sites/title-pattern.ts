/**
 * PURE. Title patterns, by the rule of the path patterns: literals, `:name` for any text, one `*` at the end. A pattern that
 * ends in `*` is read from the start: each field ends where the next literal first occurs. Any other is read from the end,
 * since free text stands first in most titles (`:title · Issue #:number · :owner/:repo`). Each literal is looked for once in a
 * part of the text that only shrinks, so matching is linear, and nothing that could match is missed.
 */
import { type Fault, fault } from './fault.ts';
import { type Captures, REST_FIELD } from './path-pattern.ts';

type Piece = { readonly literal: string } | { readonly field: string };

const FIELD = /:([a-z][A-Za-z0-9]{0,39})/g;

/** Says what is wrong with a title pattern; `null` when nothing is. */
export function checkTitlePattern(pattern: string): Fault | null {
  if (pattern === '')
    return fault('a title pattern is not empty', 'Write the title with ":name" for its parts.');
  if (pattern.length > 300)
    return fault('the title pattern is too long', 'Use at most 300 characters.');
  const star = pattern.indexOf('*');
  if (star !== -1 && star !== pattern.length - 1) {
    return fault(
      '"*" stands only at the end of a title pattern',
      'Use ":name" for a part in the middle.',
    );
  }
  const pieces = parse(pattern);
  const names = pieces.flatMap((piece) => ('field' in piece ? [piece.field] : []));
  if (new Set(names).size !== names.length) {
    return fault('a field stands twice in the title pattern', 'Give one of them another name.');
  }
  const touching = pieces.some((piece, at) => {
    const next = pieces[at + 1];
    return next !== undefined && 'field' in piece && 'field' in next;
  });
  return touching
    ? fault(
        'two fields of a title pattern touch each other',
        'Put the text that separates them in between.',
      )
    : null;
}

/** Matches a whole title; the captures are trimmed and never empty. */
export function matchTitle(pattern: string, title: string): Captures | null {
  const pieces = parse(pattern);
  return pattern.endsWith('*') ? matchFromStart(pieces, title) : matchFromEnd(pieces, title);
}

function parse(pattern: string): Piece[] {
  const body = pattern.endsWith('*') ? pattern.slice(0, -1) : pattern;
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of body.matchAll(FIELD)) {
    if (found.index > end) pieces.push({ literal: body.slice(end, found.index) });
    pieces.push({ field: found[1] ?? '' });
    end = found.index + found[0].length;
  }
  if (end < body.length) pieces.push({ literal: body.slice(end) });
  if (body !== pattern) pieces.push({ field: REST_FIELD });
  return pieces;
}

function matchFromStart(pieces: readonly Piece[], title: string): Captures | null {
  const captures: Record<string, string> = {};
  let position = 0;
  let open: string | null = null;
  for (const piece of pieces) {
    if ('field' in piece) {
      open = piece.field;
      continue;
    }
    const at = open === null ? position : title.indexOf(piece.literal, position + 1);
    if (at === -1 || !title.startsWith(piece.literal, at)) return null;
    if (open !== null && !take(captures, open, title.slice(position, at))) return null;
    open = null;
    position = at + piece.literal.length;
  }
  if (open === null) return position === title.length ? captures : null;
  const rest = title.slice(position);
  return take(captures, open, rest) || open === REST_FIELD ? captures : null;
}

function matchFromEnd(pieces: readonly Piece[], title: string): Captures | null {
  const captures: Record<string, string> = {};
  let end = title.length;
  let open: string | null = null;
  for (const piece of [...pieces].reverse()) {
    if ('field' in piece) {
      open = piece.field;
      continue;
    }
    const { literal } = piece;
    const latest = end - literal.length - (open === null ? 0 : 1);
    if (latest < 0) return null;
    const at = open === null ? latest : title.lastIndexOf(literal, latest);
    if (at === -1 || !title.startsWith(literal, at)) return null;
    if (open !== null && !take(captures, open, title.slice(at + literal.length, end))) return null;
    open = null;
    end = at;
  }
  if (open === null) return end === 0 ? captures : null;
  return take(captures, open, title.slice(0, end)) ? captures : null;
}

function take(captures: Record<string, string>, name: string, text: string): boolean {
  const value = text.trim();
  if (value !== '') captures[name] = value;
  return value !== '';
}
