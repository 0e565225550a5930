/** PURE. Model ids are opaque to everyone but this file: they carry the backend that serves the model. */
import { z } from 'zod';

export const backendIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/)
  .brand<'BackendId'>();
export type BackendId = z.infer<typeof backendIdSchema>;

export const modelIdSchema = z.string().min(3).max(512).brand<'ModelId'>();
export type ModelId = z.infer<typeof modelIdSchema>;

/** Makes the id of the model that `backendId` calls `name`. */
export function createModelId(backendId: BackendId, name: string): ModelId {
  return modelIdSchema.parse(`${backendId}/${name}`);
}

/** Takes a model id apart; `null` when it is not one. */
export function parseModelId(id: string): { backendId: BackendId; name: string } | null {
  const slash = id.indexOf('/');
  const backendId = backendIdSchema.safeParse(id.slice(0, Math.max(slash, 0)));
  const name = id.slice(slash + 1);
  return backendId.success && name !== '' ? { backendId: backendId.data, name } : null;
}
