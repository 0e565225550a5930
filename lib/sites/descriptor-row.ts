/** PURE. What is kept about descriptors: those that the person wrote, what they switched off, and which pages seem to have changed. */
import { z } from 'zod';
import { driftSchema } from './drift.ts';

const id = z.string().max(256);

export const descriptorRowSchema = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('own'),
    /** As the person wrote it: the editor shows it again like this. */
    text: z.string(),
    updatedAt: z.number(),
  }),
  z.object({ id, kind: z.literal('choice'), descriptorId: z.string(), enabled: z.boolean() }),
  z.object({
    id,
    kind: z.literal('drift'),
    descriptorId: z.string(),
    pageId: z.string(),
    drift: driftSchema,
  }),
]);
export type DescriptorRow = z.infer<typeof descriptorRowSchema>;

export const ownRowId = (descriptorId: string) => `own/${descriptorId}`;
export const choiceRowId = (descriptorId: string) => `choice/${descriptorId}`;
export const driftRowId = (descriptorId: string, pageId: string) =>
  `drift/${descriptorId}/${pageId}`;
