/** PURE. A model as a backend reports it. */
import { z } from 'zod';

export const modelInfoSchema = z.object({
  /** The backend's own name of it. */
  name: z.string().min(1),
  label: z.string(),
  /** The context window in tokens, where the backend tells. */
  contextSize: z.number().positive().optional(),
  images: z.boolean().optional(),
  reasoning: z.boolean().optional(),
});
export type ModelInfo = Readonly<z.infer<typeof modelInfoSchema>>;
