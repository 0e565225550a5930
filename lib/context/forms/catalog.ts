/** PURE. A catalog: a list of names with descriptions, which may be empty. */
import { z } from 'zod';
import type { RecordBlock } from '../record-view.ts';
import { viewRows, viewText } from '../view-text.ts';
import type { FormReader } from './form.ts';

const schema = z.object({
  form: z.literal('catalog'),
  entries: z.array(z.object({ name: z.string(), description: z.string() })),
  update: z.literal(true).optional(),
});

export const catalogForm: FormReader<'catalog'> = {
  form: 'catalog',
  view(source) {
    const read = schema.safeParse(source);
    if (!read.success) return null;
    const { entries, update } = read.data;
    const notes: RecordBlock[] = [];
    if (update) notes.push({ type: 'note', note: 'replaces-earlier' });
    if (entries.length === 0) notes.push({ type: 'note', note: 'empty-list' });
    return {
      summary: { type: 'count', of: 'entries', count: entries.length },
      body: [
        ...notes,
        ...viewRows(
          entries,
          ({ name, description }): RecordBlock => ({
            type: 'entry',
            name,
            description: viewText(description),
          }),
        ),
      ],
    };
  },
};
