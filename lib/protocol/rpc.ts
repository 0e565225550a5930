/**
 * Requests with replies, and events, over one port. Both ends check what arrives with the contract's schemas: a message is
 * `unknown` until one of them has seen it.
 */
import { z } from 'zod';
import { type Failure, failureSchema } from '#lib/chat/failure.ts';

/** Each request by its name, with what goes in and what comes back. */
export type Contract = Readonly<
  Record<string, { readonly request: z.ZodType; readonly reply: z.ZodType }>
>;

export type RequestName<C extends Contract> = keyof C & string;
export type RequestOf<C extends Contract, Name extends RequestName<C>> = z.infer<
  C[Name]['request']
>;
export type ReplyOf<C extends Contract, Name extends RequestName<C>> = z.infer<C[Name]['reply']>;

/** A request that was answered with a failure. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.detail ? `${failure.code}: ${failure.detail}` : failure.code, options);
    this.failure = failure;
  }
}

export function createFailure(code: Failure['code'], detail = '', backend?: string): Failure {
  return { code, detail: detail.slice(0, 2_000), ...(backend !== undefined && { backend }) };
}

export const requestEnvelopeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  payload: z.unknown(),
});

export const replyEnvelopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), id: z.number().int(), payload: z.unknown() }),
  z.object({ kind: z.literal('failure'), id: z.number().int(), failure: failureSchema }),
  z.object({ kind: z.literal('event'), event: z.unknown() }),
]);
export type ReplyEnvelope = z.infer<typeof replyEnvelopeSchema>;

/** What this room needs of a port; both browsers' ports have it. */
export interface PortLike {
  readonly name: string;
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}
