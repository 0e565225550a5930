/** The answering end of a port. */
import type { Failure } from '#lib/chat/failure.ts';
import {
  type Contract,
  createFailure,
  type PortLike,
  type ReplyEnvelope,
  type ReplyOf,
  RequestFailed,
  type RequestName,
  type RequestOf,
  requestEnvelopeSchema,
} from './rpc.ts';

export type Handlers<C extends Contract, Peer> = {
  readonly [Name in RequestName<C>]: (
    request: RequestOf<C, Name>,
    peer: Peer,
  ) => Promise<ReplyOf<C, Name>>;
};

/** Sends an event; a peer that has gone is no error. */
export type EmitEvent<Event> = (event: Event) => void;

/**
 * Answers the requests that come in on a port.
 *
 * @param peer Handed to each handler: who is at the other end.
 * @param onUnexpected Told about each error that is no {@link RequestFailed}; the peer is told `internal`.
 * @returns A function that sends events to the peer.
 */
export function servePort<C extends Contract, Peer, Event>(
  port: PortLike,
  contract: C,
  handlers: Handlers<C, Peer>,
  peer: Peer,
  onUnexpected: (error: unknown) => void,
): EmitEvent<Event> {
  let open = true;
  const post = (envelope: ReplyEnvelope) => {
    if (open) port.postMessage(envelope);
  };
  port.onDisconnect.addListener(() => {
    open = false;
  });
  port.onMessage.addListener(async (message) => {
    const envelope = requestEnvelopeSchema.safeParse(message);
    if (!envelope.success) return;
    const { id, name, payload } = envelope.data;
    try {
      post({ kind: 'reply', id, payload: await answer(contract, handlers, peer, name, payload) });
    } catch (error) {
      if (!(error instanceof RequestFailed)) onUnexpected(error);
      post({ kind: 'failure', id, failure: toFailure(error) });
    }
  });
  return (event) => post({ kind: 'event', event });
}

async function answer<C extends Contract, Peer>(
  contract: C,
  handlers: Handlers<C, Peer>,
  peer: Peer,
  name: string,
  payload: unknown,
): Promise<unknown> {
  const entry = Object.hasOwn(contract, name) ? contract[name] : undefined;
  if (!entry) throw new RequestFailed(createFailure('message-invalid', name));
  const request = entry.request.safeParse(payload);
  if (!request.success) throw new RequestFailed(createFailure('message-invalid', name));
  return handlers[name as RequestName<C>](request.data as RequestOf<C, RequestName<C>>, peer);
}

/** What the other end is told about an error. */
export function toFailure(error: unknown): Failure {
  return error instanceof RequestFailed ? error.failure : createFailure('internal');
}
