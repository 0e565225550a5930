/** PURE. A snapshot: named sections that hold until a later one of the same kind. */
import { z } from 'zod';
import type { RecordBlock } from '../record-view.ts';
import { viewRows, viewSummary, viewText } from '../view-text.ts';
import type { FormReader } from './form.ts';

const schema = z.object({
  form: z.literal('snapshot'),
  sections: z.array(z.object({ name: z.string().min(1), text: z.string() })).min(1),
  update: z.literal(true).optional(),
});

export const snapshotForm: FormReader<'snapshot'> = {
  form: 'snapshot',
  view(source) {
    const read = schema.safeParse(source);
    if (!read.success) return null;
    const { sections, update } = read.data;
    return {
      summary: viewSummary(sections.map(({ name }) => name).join(', ')),
      body: [
        { type: 'note', note: update ? 'updates-earlier' : 'supersedes-earlier' },
        ...viewRows(
          sections,
          ({ name, text }): RecordBlock => ({
            type: 'section',
            name,
            text: text === '' ? null : viewText(text),
          }),
        ),
      ],
    };
  },
};
