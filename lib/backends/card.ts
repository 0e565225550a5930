/** PURE. A card: data beside an answer, never an action. */
import { z } from 'zod';

export const cardSchema = z.object({
  title: z.string().min(1).max(300),
  icon: z.string().max(64).optional(),
  summary: z.string().max(4_000).optional(),
  fields: z.array(z.object({ label: z.string().max(200), value: z.string().max(2_000) })).max(50),
  tags: z.array(z.string().max(100)).max(50),
});
