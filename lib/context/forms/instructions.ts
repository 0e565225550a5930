/** PURE. Instructions: which ones were loaded, added, updated or removed; their text stands in the frame, shown verbatim. */
import { z } from 'zod';
import type { ChangeVerb, RecordBlock } from '../record-view.ts';
import { viewRows, viewSummary } from '../view-text.ts';
import type { FormReader } from './form.ts';

const schema = z.object({
  form: z.literal('instructions'),
  changes: z
    .array(
      z.object({
        action: z.enum(['set', 'replace', 'remove']),
        scope: z.string(),
        path: z.string().min(1),
        digest: z.string().optional(),
      }),
    )
    .min(1),
  update: z.literal(true).optional(),
});

const VERBS = { replace: 'updated', remove: 'removed' } as const;

/** The facts of a stored source; `null` when one is missing or unreadable. */
export function readInstructions(source: unknown): z.infer<typeof schema> | null {
  return schema.safeParse(source).data ?? null;
}

export const instructionsForm: FormReader<'instructions'> = {
  form: 'instructions',
  view(source, content) {
    const facts = readInstructions(source);
    if (!facts) return null;
    const changes = facts.changes.filter(
      ({ path, scope }, index, all) =>
        all.findIndex((other) => other.path === path && other.scope === scope) === index,
    );
    const verb = (action: (typeof changes)[number]['action']): ChangeVerb =>
      action === 'set' ? (facts.update ? 'added' : 'loaded') : VERBS[action];
    return {
      summary:
        changes.length === 1 && changes[0]
          ? viewSummary(changes[0].path)
          : { type: 'count', of: 'changes', count: changes.length },
      body: [
        ...viewRows(
          changes,
          ({ action, scope, path }): RecordBlock => ({
            type: 'change',
            verb: verb(action),
            scope,
            path,
          }),
        ),
        ...content,
      ],
    };
  },
};
