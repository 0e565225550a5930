/** PURE. The block in front of the user's text that tells the model what changed. */
import { APP_STATE_FIELDS, normalizeValue } from './app-state.ts';
import type { AppStateChange } from './diff.ts';
import { escapeText, unescapeText } from './escape.ts';

const OPEN = '<new_app_ui_context>';
const CLOSE = '</new_app_ui_context>';
const EMPTY_VALUE = '(none)';
/** How a page that is literally called `(none)` is told apart from an empty value; `&#x28;` stands nowhere else. */
const LITERAL_EMPTY_VALUE = '&#x28;none)';

/**
 * Renders the header for the given changes.
 *
 * @returns The block without a line break at its end, or `null` when nothing changed.
 */
export function renderHeader(changes: readonly AppStateChange[]): string | null {
  if (changes.length === 0) return null;
  const lines = APP_STATE_FIELDS.flatMap(({ field, label }) => {
    const change = changes.find((candidate) => candidate.field === field);
    return change ? [`${label}: ${renderValue(change.value)}`] : [];
  });
  return [OPEN, ...lines, CLOSE].join('\n');
}

function renderValue(value: string | null): string {
  const fact = normalizeValue(value);
  if (fact === null) return EMPTY_VALUE;
  return fact === EMPTY_VALUE ? LITERAL_EMPTY_VALUE : escapeText(fact);
}

/**
 * Reads back a header that {@link renderHeader} made.
 *
 * @returns The changes, or `null` when the text is not exactly such a header.
 */
export function parseHeader(header: string): AppStateChange[] | null {
  const lines = header.split('\n');
  if (lines.length < 3 || lines[0] !== OPEN || lines.at(-1) !== CLOSE) return null;
  const changes: AppStateChange[] = [];
  let nextField = 0;
  for (const line of lines.slice(1, -1)) {
    const index = APP_STATE_FIELDS.findIndex(
      ({ label }, at) => at >= nextField && line.startsWith(`${label}: `),
    );
    const entry = APP_STATE_FIELDS[index];
    if (!entry) return null;
    nextField = index + 1;
    changes.push({ field: entry.field, value: parseValue(line.slice(entry.label.length + 2)) });
  }
  return changes;
}

function parseValue(rendered: string): string | null {
  if (rendered === EMPTY_VALUE) return null;
  return rendered === LITERAL_EMPTY_VALUE ? EMPTY_VALUE : unescapeText(rendered);
}
