/** PURE. What a form consists of: a reader that takes all facts or none, and what a receipt shows of them. */
import type { ContextForm } from '../record.ts';
import type { RecordBlock, RecordSummary } from '../record-view.ts';

export interface FormFacts {
  readonly summary: RecordSummary;
  readonly body: readonly RecordBlock[];
}

export interface FormReader<Form extends ContextForm = ContextForm> {
  readonly form: Form;
  /**
   * @param source As it was stored, by whatever version.
   * @param content The blocks of the model-facing text, for the forms that show it.
   * @returns `null` when one fact is missing or unreadable: the record is then opaque as a whole.
   */
  view(source: unknown, content: readonly RecordBlock[]): FormFacts | null;
}
