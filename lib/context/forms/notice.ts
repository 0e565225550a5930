/** PURE. A notice: one sentence that is readable while its row is collapsed. */
import { z } from 'zod';
import { viewSummary } from '../view-text.ts';
import type { FormReader } from './form.ts';

const schema = z.object({
  form: z.literal('notice'),
  summary: z.string().refine((summary) => summary.trim() !== ''),
});

export const noticeForm: FormReader<'notice'> = {
  form: 'notice',
  view(source, content) {
    const read = schema.safeParse(source);
    return read.success ? { summary: viewSummary(read.data.summary), body: content } : null;
  },
};
