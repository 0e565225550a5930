/** PURE. A recall: material of earlier chats, under the counts of what was kept and left out. */
import { z } from 'zod';
import type { RecordBlock } from '../record-view.ts';
import { viewRows, viewSummary } from '../view-text.ts';
import type { FormReader } from './form.ts';

const countSchema = z.number().int().nonnegative();
const schema = z.object({
  form: z.literal('recall'),
  references: z
    .array(
      z.object({
        label: z.string(),
        retainedMessages: countSchema,
        omittedMessages: countSchema,
        truncated: z.boolean(),
      }),
    )
    .min(1),
});

export const recallForm: FormReader<'recall'> = {
  form: 'recall',
  view(source, content) {
    const read = schema.safeParse(source);
    if (!read.success) return null;
    const { references } = read.data;
    return {
      summary: viewSummary(references.map(({ label }) => label).join(', ')),
      body: [
        ...viewRows(references, (reference): RecordBlock => ({ type: 'reference', ...reference })),
        ...content,
      ],
    };
  },
};
