/**
 * PURE. The few messages of the SignalR hub protocol that one answer needs, in its JSON encoding: records that end in U+001E.
 *
 * @see https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/HubProtocol.md
 */
import { z } from 'zod';
import { parseJson } from '../server-failure.ts';

const END = '\u001e';

export const HANDSHAKE = `{"protocol":"json","version":1}${END}`;
export const PING = `{"type":6}${END}`;

/** A call of a hub method. With an id its completion is told; without one it is not. */
export function createInvocation(
  target: string,
  args: readonly unknown[],
  invocationId?: string,
): string {
  return `${JSON.stringify({ type: 1, target, arguments: args, ...(invocationId && { invocationId }) })}${END}`;
}

const messageSchema = z.object({
  type: z.number().optional(),
  target: z.string().optional(),
  arguments: z.array(z.unknown()).optional(),
  invocationId: z.string().nullish(),
  error: z.string().nullish(),
});

export type HubMessage = z.infer<typeof messageSchema>;

export const HUB_MESSAGE_TYPES = { invocation: 1, completion: 3, close: 7 } as const;

/** Takes text as it comes and gives the messages that it completes; `null` for a malformed one. */
export function createHubReader(): (text: string) => readonly (HubMessage | null)[] {
  let rest = '';
  return (text) => {
    const records = (rest + text).split(END);
    rest = records.pop() ?? '';
    return records.map((record) => messageSchema.safeParse(parseJson(record)).data ?? null);
  };
}
