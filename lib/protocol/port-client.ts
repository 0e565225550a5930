/** The asking end of a port, which outlives its worker: it connects when there is something to say. */
import type { z } from 'zod';
import {
  type Contract,
  createFailure,
  type PortLike,
  type ReplyOf,
  RequestFailed,
  type RequestName,
  type RequestOf,
  replyEnvelopeSchema,
} from './rpc.ts';

export interface PortClient<C extends Contract> {
  /** @throws RequestFailed when the other end refuses, does not understand, or goes away before it answered. */
  call<Name extends RequestName<C>>(
    name: Name,
    request: RequestOf<C, Name>,
  ): Promise<ReplyOf<C, Name>>;
  /** Connects if there is no connection; resolves after the greeting. */
  connect(): Promise<void>;
  readonly connected: boolean;
}

export interface PortClientOptions<C extends Contract, Event> {
  readonly contract: C;
  readonly eventSchema: z.ZodType<Event>;
  /** Opens a port; throws when the extension is gone. */
  readonly open: () => PortLike;
  /** The first exchange on each new port; calls made meanwhile wait for it. */
  readonly greet: (call: PortClient<C>['call']) => Promise<void>;
  readonly onEvent: (event: Event) => void;
  readonly onDisconnect: () => void;
}

interface Waiting {
  readonly resolve: (payload: unknown) => void;
  readonly reject: (error: RequestFailed) => void;
}

export function createPortClient<C extends Contract, Event>(
  options: PortClientOptions<C, Event>,
): PortClient<C> {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let port: PortLike | null = null;
  let greeted: Promise<void> | null = null;

  function receive(message: unknown): void {
    const envelope = replyEnvelopeSchema.safeParse(message);
    if (!envelope.success) return;
    if (envelope.data.kind === 'event') {
      const event = options.eventSchema.safeParse(envelope.data.event);
      if (event.success) options.onEvent(event.data);
      return;
    }
    const call = waiting.get(envelope.data.id);
    waiting.delete(envelope.data.id);
    if (envelope.data.kind === 'reply') call?.resolve(envelope.data.payload);
    else call?.reject(new RequestFailed(envelope.data.failure));
  }

  function lose(lost: PortLike): void {
    if (port !== lost) return;
    port = null;
    greeted = null;
    for (const call of waiting.values())
      call.reject(new RequestFailed(createFailure('connection-lost')));
    waiting.clear();
    options.onDisconnect();
  }

  function post<Name extends RequestName<C>>(
    to: PortLike,
    name: Name,
    request: RequestOf<C, Name>,
  ): Promise<ReplyOf<C, Name>> {
    const id = nextId++;
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      to.postMessage({ id, name, payload: request });
    }).then((payload) => {
      const reply = options.contract[name]?.reply.safeParse(payload);
      if (!reply?.success) throw new RequestFailed(createFailure('message-invalid', name));
      return reply.data as ReplyOf<C, Name>;
    });
  }

  function ensureConnected(): { port: PortLike; greeted: Promise<void> } {
    if (port && greeted) return { port, greeted };
    const opened = options.open();
    port = opened;
    opened.onMessage.addListener(receive);
    opened.onDisconnect.addListener(() => lose(opened));
    greeted = options.greet((name, request) => post(opened, name, request));
    return { port: opened, greeted };
  }

  return {
    get connected() {
      return port !== null;
    },
    async connect() {
      await ensureConnected().greeted;
    },
    async call(name, request) {
      const connection = ensureConnected();
      await connection.greeted;
      return post(connection.port, name, request);
    },
  };
}
