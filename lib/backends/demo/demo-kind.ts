/** PURE. The model that is always there: no network, the same answer to the same request, in pieces as a real one. */
import { z } from 'zod';
import type { BackendKind, StreamPart } from '../contract.ts';
import { createDemoAccount } from './demo-account.ts';

/** The demo's only model. */
export const DEMO_MODEL = 'demo';

const PIECE_MS = 12;

export const demoConfigSchema = z.object({});

export const demoKind: BackendKind<z.infer<typeof demoConfigSchema>, 'demo'> = {
  kind: 'demo',
  configSchema: demoConfigSchema,
  origins: () => [],
  async listModels() {
    return [{ name: DEMO_MODEL, label: 'Demo', images: true, reasoning: false }];
  },
  async *stream(request, _config, io): AsyncGenerator<StreamPart> {
    yield { type: 'accepted' };
    for (const text of cutInPieces(createDemoAccount(request))) {
      await io.wait(PIECE_MS, io.signal);
      if (io.signal.aborted) break;
      yield { type: 'text-delta', text };
    }
    const reason = io.signal.aborted ? 'aborted' : 'stop';
    yield { type: 'finish', reason, malformedEvents: 0 };
  },
};

/** Two words at a time, each with the white space after it. */
function cutInPieces(text: string): readonly string[] {
  return text.match(/\s*(?:\S+\s*){1,2}/g) ?? [];
}
