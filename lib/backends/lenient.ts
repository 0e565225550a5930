/** PURE. Fields as servers really send them: absent, null or of another type, they are simply not there. */
import { z } from 'zod';

export const lenientText = z.string().nullish().catch(null);
export const lenientCount = z.number().nonnegative().optional().catch(undefined);
export const lenientFlag = z.boolean().optional().catch(undefined);
export const lenientNames = z.array(z.string()).optional().catch(undefined);

/** An object, or nothing. */
export function lenientObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).nullish().catch(null);
}

/** An array of which each unreadable entry is left out; anything else is an empty one. */
export function lenientArray<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const read = schema.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    );
}
