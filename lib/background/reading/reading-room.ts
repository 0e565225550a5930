/** The background's line to the reading room, which is opened for a job and closed after the last one. */
import type { Port } from '#lib/browser/api.ts';
import { closeHiddenPage, openHiddenPage } from '#lib/browser/hidden-page.ts';
import {
  READING_ROOM_PAGE,
  type ReadingJob,
  type ReadingWork,
  readingReplySchema,
} from '#lib/protocol/reading-room.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { Reading } from '#lib/reader/read-captured.ts';

export interface ReadingRoom {
  /** @throws RequestFailed `page-unreadable` */
  read(work: ReadingWork): Promise<Reading>;
  /** The room has opened and connected. The caller has checked that it is our own page. */
  serve(port: Port): void;
}

const OPENS_WITHIN_MS = 10_000;
const READS_WITHIN_MS = 30_000;
const WHY = 'Reads the article in a page that the person shares.';

type Answer = (reading: Reading | null) => void;

export function createReadingRoom(): ReadingRoom {
  const waiting = new Map<number, Answer>();
  let nextId = 1;
  let opening: PromiseWithResolvers<Port> | null = null;

  function open(): Promise<Port> {
    if (opening) return opening.promise;
    opening = Promise.withResolvers<Port>();
    const { promise, reject } = opening;
    openHiddenPage(READING_ROOM_PAGE, WHY).catch(reject);
    setTimeout(() => reject(new Error('The reading room did not open.')), OPENS_WITHIN_MS);
    promise.catch(() => {
      opening = null;
    });
    return promise;
  }

  function settle(id: number, reading: Reading | null): void {
    waiting.get(id)?.(reading);
    waiting.delete(id);
    if (waiting.size > 0) return;
    opening = null;
    void closeHiddenPage(READING_ROOM_PAGE);
  }

  return {
    async read(work) {
      const id = nextId;
      nextId += 1;
      const answered = new Promise<Reading | null>((resolve) => waiting.set(id, resolve));
      const timer = setTimeout(() => settle(id, null), READS_WITHIN_MS);
      open().then(
        (port) => port.postMessage({ id, work } satisfies ReadingJob),
        () => settle(id, null),
      );
      const reading = await answered;
      clearTimeout(timer);
      if (!reading) throw new RequestFailed(createFailure('page-unreadable'));
      return reading;
    },
    serve(port) {
      port.onMessage.addListener((message: unknown) => {
        const reply = readingReplySchema.safeParse(message);
        if (reply.success) settle(reply.data.id, reply.data.reading);
      });
      port.onDisconnect.addListener(() => {
        for (const id of [...waiting.keys()]) settle(id, null);
      });
      opening?.resolve(port);
    },
  };
}
