/** PURE. What changed between what the model knows and what is so now. */
import {
  APP_STATE_FIELDS,
  type AppState,
  type AppStateField,
  EMPTY_APP_STATE,
} from './app-state.ts';

/** One field that is to be told: its new value, `null` when it became empty. */
export interface AppStateChange {
  readonly field: AppStateField;
  readonly value: string | null;
}

/**
 * Compares what the model knows with the state of now.
 *
 * @param known What the model has read; `null` when it has read nothing.
 * @returns The changed fields in wire order; empty when there is nothing to tell.
 */
export function diffAppState(known: AppState | null, current: AppState): AppStateChange[] {
  const before = known ?? EMPTY_APP_STATE;
  return APP_STATE_FIELDS.filter(
    ({ field }) => (before[field] || null) !== (current[field] || null),
  ).map(({ field }) => ({ field, value: current[field] || null }));
}

/** Applies changes to what the model knew: the inverse of {@link diffAppState}. */
export function applyChanges(known: AppState | null, changes: readonly AppStateChange[]): AppState {
  const next: Record<AppStateField, string | null> = { ...(known ?? EMPTY_APP_STATE) };
  for (const { field, value } of changes) next[field] = value;
  return next;
}
