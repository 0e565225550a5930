/** The reading room: an extension page without a window, where captured pages become Markdown. A worker has no documents. */
import { z } from 'zod';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import type { ContentRule, Reading } from '#lib/reader/read-captured.ts';

export const READING_ROOM_PORT = 'reading-room';
export const READING_ROOM_PAGE = '/reading-room.html';

export type ReadingWork =
  | { readonly kind: 'page'; readonly captured: CapturedPage; readonly rule: ContentRule }
  /** All of it, as it was selected. */
  | { readonly kind: 'selection'; readonly captured: CapturedPage }
  /** The bytes in base64. */
  | { readonly kind: 'pdf'; readonly bytes: string };

export interface ReadingJob {
  readonly id: number;
  readonly work: ReadingWork;
}

const readingSchema: z.ZodType<Reading> = z.object({
  method: z.enum(['selector', 'article', 'visible-text', 'pdf']),
  markdown: z.object({ text: z.string(), links: z.array(z.string()) }),
});

export const readingReplySchema = z.object({
  id: z.number().int(),
  /** `null`: it could not be read. */
  reading: readingSchema.nullable(),
});
export type ReadingReply = z.infer<typeof readingReplySchema>;
