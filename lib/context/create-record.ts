/** PURE. Gives a record its id: a digest over its facts, so that the same facts are the same record whatever the wording is. */
import { digestFacts } from './digest.ts';
import type { ContextRecord, ContextSource } from './record.ts';

/** @param material What tells two records of the same facts apart: the text that they carry. */
export function createRecord<Source extends ContextSource>(
  content: string,
  source: Source,
  material: unknown = null,
): ContextRecord<Source> {
  return { id: `${source.kind}-${digestFacts([source, material])}`, content, source };
}
