/** PURE. Branded ids: one cannot be passed where the other is meant. */
import { z } from 'zod';

export const sessionIdSchema = z.string().min(1).max(64).brand<'SessionId'>();
export type SessionId = z.infer<typeof sessionIdSchema>;

export const turnIdSchema = z.string().min(1).max(64).brand<'TurnId'>();
export type TurnId = z.infer<typeof turnIdSchema>;
