/** The line of the options and welcome pages to the background. */
import { api } from '#lib/browser/api.ts';
import {
  OPTIONS_PORT,
  type OptionsContract,
  type OptionsSnapshot,
  optionsContract,
  optionsEventSchema,
} from '#lib/protocol/options-contract.ts';
import { createPortClient, type PortClient } from '#lib/protocol/port-client.ts';

export type OptionsClient = PortClient<OptionsContract>;

/** @param onSnapshot Told what is so at first, and after each new connection and each change. */
export function createOptionsClient(
  onSnapshot: (snapshot: OptionsSnapshot) => void,
): OptionsClient {
  return createPortClient({
    contract: optionsContract,
    eventSchema: optionsEventSchema,
    open: () => api.runtime.connect({ name: OPTIONS_PORT }),
    async greet(call) {
      onSnapshot(await call('options-read', {}));
    },
    onEvent: ({ snapshot }) => onSnapshot(snapshot),
    // A background that went to sleep is woken by the next call.
    onDisconnect: () => undefined,
  });
}
