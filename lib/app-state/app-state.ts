/** PURE. The five fields in which a page says where the person is. */
import { z } from 'zod';
import { clipText } from './clip-text.ts';

/** The fields in the order in which they stand on the wire, with their labels there. */
export const APP_STATE_FIELDS = [
  { field: 'path', label: 'Path' },
  { field: 'pageName', label: 'Page Name' },
  { field: 'pageDescription', label: 'Page Description' },
  { field: 'currentProject', label: 'Current Project' },
  { field: 'currentTask', label: 'Current Task' },
] as const;

export type AppStateField = (typeof APP_STATE_FIELDS)[number]['field'];

/** What a page says of itself. An empty value is always `null`. */
export type AppState = Readonly<Record<AppStateField, string | null>>;

/** The state of which nothing is known: where each chat starts. */
export const EMPTY_APP_STATE: AppState = {
  path: null,
  pageName: null,
  pageDescription: null,
  currentProject: null,
  currentTask: null,
};

/** The longest value that goes out, in UTF-16 code units. */
export const MAX_VALUE_LENGTH = 1_000;

/**
 * Makes one captured value fit to be stored and compared: well-formed, trimmed, at most
 * {@link MAX_VALUE_LENGTH} long; an empty one becomes `null`.
 */
export function normalizeValue(value: string | null | undefined): string | null {
  const trimmed = (value ?? '').toWellFormed().trim();
  return trimmed === '' ? null : clipText(trimmed, MAX_VALUE_LENGTH);
}

/** Builds a complete, normalised state from whatever fields are known. */
export function createAppState(fields: Partial<Record<AppStateField, string | null>>): AppState {
  return {
    path: normalizeValue(fields.path),
    pageName: normalizeValue(fields.pageName),
    pageDescription: normalizeValue(fields.pageDescription),
    currentProject: normalizeValue(fields.currentProject),
    currentTask: normalizeValue(fields.currentTask),
  };
}

const valueSchema = z.string().nullable().transform(normalizeValue);

/** Reads a stored or received state; each missing field fails, so that a half state is never taken for a whole one. */
export const appStateSchema = z.object({
  path: valueSchema,
  pageName: valueSchema,
  pageDescription: valueSchema,
  currentProject: valueSchema,
  currentTask: valueSchema,
});
