/** A hub on loopback that speaks SignalR's JSON protocol over a real WebSocket, and does what a test says. */
import type { IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { type LoopbackServer, listenOnLoopback, respondJson } from './loopback-server.ts';

const END = '\u001e';

const recordSchema = z.object({
  type: z.number().optional(),
  target: z.string().optional(),
  invocationId: z.string().optional(),
  arguments: z.array(z.unknown()).optional(),
});
export type HubRecord = z.infer<typeof recordSchema>;

export interface HubCall {
  readonly streamId: string;
  readonly request: unknown;
  chunk(delta: string, cards?: unknown[]): void;
  done(result: unknown): void;
  /** Says that `Start` has returned. */
  completed(error?: string): void;
  /** Any record. */
  record(record: unknown): void;
  raw(text: string): void;
  hangUp(): void;
}

export interface AgentHub extends LoopbackServer {
  readonly url: string;
  /** Each record that came, in order. */
  readonly records: readonly HubRecord[];
  readonly upgrades: readonly IncomingMessage[];
  /** When the last socket was closed, by `performance.now()`. */
  closed(): Promise<number>;
  play(script: (call: HubCall) => Promise<void> | void): void;
}

/** @param negotiates Whether there is a `/negotiate`; `false` answers 404. */
export async function startAgentHub({ negotiates = true } = {}): Promise<AgentHub> {
  const records: HubRecord[] = [];
  const upgrades: IncomingMessage[] = [];
  let script: (call: HubCall) => Promise<void> | void = (call) => call.completed();
  let closing = Promise.withResolvers<number>();
  const sockets = new WebSocketServer({ noServer: true });
  const server = await listenOnLoopback((request, response) => {
    if (!negotiates) return respondJson(response, {}, 404);
    if (request.headers.authorization === 'Bearer wrong') return respondJson(response, {}, 401);
    respondJson(response, {
      negotiateVersion: 1,
      connectionId: 'c1',
      connectionToken: 't1',
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
    });
  });
  server.onUpgrade((request, socket, head) => {
    upgrades.push(request);
    closing = Promise.withResolvers<number>();
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.once('close', () => closing.resolve(performance.now()));
      serve(ws, records, (call) => script(call));
    });
  });
  return {
    ...server,
    url: `${server.origin}/agent`,
    records,
    upgrades,
    closed: () => closing.promise,
    play: (next) => {
      script = next;
    },
    close: async () => {
      for (const ws of sockets.clients) ws.terminate();
      await server.close();
    },
  };
}

function serve(ws: WebSocket, records: HubRecord[], script: (call: HubCall) => unknown): void {
  let isFirst = true;
  ws.on('message', (data) => {
    for (const text of String(data).split(END).filter(Boolean)) {
      if (isFirst) {
        isFirst = false;
        ws.send(`{}${END}`);
        continue;
      }
      const record = recordSchema.parse(JSON.parse(text));
      records.push(record);
      if (record.target === 'Start') script(createCall(ws, record));
    }
  });
}

function createCall(ws: WebSocket, { arguments: args = [], invocationId }: HubRecord): HubCall {
  const streamId = z.string().parse(args[0]);
  const raw = (text: string) => ws.send(text);
  const record = (value: unknown) => raw(`${JSON.stringify(value)}${END}`);
  const push = (target: string, ...rest: unknown[]) =>
    record({ type: 1, target, arguments: [streamId, ...rest] });
  return {
    streamId,
    request: args[1],
    raw,
    record,
    chunk: (delta, cards) => push('AgentChunk', { delta, ...(cards && { cards }) }),
    done: (result) => push('AgentDone', result),
    completed: (error) =>
      record({ type: 3, invocationId, ...(error ? { error } : { result: null }) }),
    hangUp: () => ws.terminate(),
  };
}
