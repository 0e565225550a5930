/** Recorded answers: a status line, headers, an empty line, the de-chunked body. */
import type { BackendIo } from '#lib/backends/contract.ts';

export interface Recording {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Uint8Array;
}

export function readRecording(text: string): Recording {
  const [, head = '', body = ''] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(text) ?? [];
  const [statusLine = '', ...lines] = head.split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    body: new TextEncoder().encode(body),
  };
}

/** A `fetch` that gives the recorded answer, its body cut at these bytes. */
export function fetchRecording(
  { status, headers, body }: Recording,
  cuts: readonly number[] = [],
): BackendIo['fetch'] {
  return async () => {
    const ends = [...cuts, body.length];
    const pieces = ends.map((end, index) => body.slice(cuts[index - 1] ?? 0, end));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) if (piece.length > 0) controller.enqueue(piece);
        controller.close();
      },
    });
    return new Response(stream, { status, headers });
  };
}
