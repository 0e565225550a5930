import type { BackendDraft, DraftField } from '#lib/state/backend-draft.ts';

/** What the fields of the form share. */
export interface FormScope {
  readonly draft: BackendDraft;
  change(change: Partial<BackendDraft>): void;
  /** What is wrong with a field, in the person's language. */
  problemOf(field: DraftField): string | undefined;
}
