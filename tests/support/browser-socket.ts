/** The socket over which a browser takes commands: DevTools protocol and WebDriver BiDi alike number them and answer by the number. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';

export interface BrowserSocket {
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  close(): void;
}

const replySchema = z.object({
  id: z.number().nullish(),
  result: z.unknown().optional(),
  error: z.union([z.object({ message: z.string() }), z.string()]).optional(),
  message: z.string().optional(),
});

/** Waits until the browser says where it listens. */
export async function addressOf(output: NodeJS.ReadableStream, said: RegExp): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = said.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The browser ended before it listened.');
}

export async function connectSocket(address: string): Promise<BrowserSocket> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let nextId = 1;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = replySchema.parse(JSON.parse(String(data)));
    const call = waiting.get(id ?? 0);
    if (error === undefined) call?.resolve(result);
    else
      call?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
  });
  await once(socket, 'open');
  return {
    send(method, params = {}, sessionId) {
      const id = nextId++;
      const call = Promise.withResolvers<unknown>();
      waiting.set(id, call);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return call.promise;
    },
    close: () => socket.close(),
  };
}
