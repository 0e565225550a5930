/** PURE. What a person can send along with a message beside the page's own description. */
import { z } from 'zod';

export const contextSourceKindSchema = z.enum([
  'selection',
  'page-text',
  'outline',
  'screenshot',
  'tabs',
  'earlier-chat',
]);
export type ContextSourceKind = z.infer<typeof contextSourceKindSchema>;
