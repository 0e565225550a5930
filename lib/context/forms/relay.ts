/** PURE. A relay: a text that another chat sent to this one, under its sender's name. */
import { z } from 'zod';
import { viewSummary } from '../view-text.ts';
import type { FormReader } from './form.ts';

const schema = z.object({
  form: z.literal('relay'),
  senderSessionId: z.string().min(1),
  senderTitle: z.string().optional(),
});

export const relayForm: FormReader<'relay'> = {
  form: 'relay',
  view(source, content) {
    const read = schema.safeParse(source);
    if (!read.success) return null;
    const { senderSessionId, senderTitle } = read.data;
    return {
      summary: viewSummary(senderTitle || senderSessionId),
      body: [
        { type: 'sender', sessionId: senderSessionId, title: senderTitle || null },
        ...content,
      ],
    };
  },
};
