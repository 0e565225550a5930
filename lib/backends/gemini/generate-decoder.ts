/** PURE. Reads the chunks of a streamed generateContent answer. */
import { z } from 'zod';
import type { DecodedPart } from '../answer-state.ts';
import type { AnswerDecoder } from '../answer-stream.ts';
import type { FinishReason } from '../contract.ts';
import { lenientArray, lenientCount, lenientFlag, lenientObject, lenientText } from '../lenient.ts';
import { describeComplaint, parseJson, readComplaint } from '../server-failure.ts';
import { textParts, usageParts } from '../usage.ts';

const partSchema = z.object({ text: lenientText, thought: lenientFlag });

const chunkSchema = z.object({
  candidates: lenientArray(
    z.object({
      content: lenientObject({ parts: lenientArray(partSchema) }),
      finishReason: lenientText,
    }),
  ),
  promptFeedback: lenientObject({ blockReason: lenientText }),
  usageMetadata: lenientObject({
    promptTokenCount: lenientCount,
    candidatesTokenCount: lenientCount,
    thoughtsTokenCount: lenientCount,
  }),
});

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = {
  STOP: 'stop',
  MAX_TOKENS: 'length',
  SAFETY: 'content-filter',
  RECITATION: 'content-filter',
  BLOCKLIST: 'content-filter',
  PROHIBITED_CONTENT: 'content-filter',
  SPII: 'content-filter',
  IMAGE_SAFETY: 'content-filter',
};

export function createGenerateDecoder(secrets: readonly string[]): AnswerDecoder {
  return {
    readEvent({ data }) {
      const value = parseJson(data);
      const complaint = readComplaint(value);
      if (complaint) throw describeComplaint(complaint, secrets);
      return readChunk(value);
    },
    /** Without `alt=sse` (a proxy may drop it) the chunks come as one array. */
    readWhole(answer) {
      if (!Array.isArray(answer)) return readChunk(answer);
      const chunks = answer.map(readChunk);
      return chunks.every((parts) => parts === null)
        ? null
        : chunks.flatMap((parts) => parts ?? []);
    },
  };
}

function readChunk(value: unknown): DecodedPart[] | null {
  const read = chunkSchema.safeParse(value);
  if (!read.success) return null;
  const { candidates, promptFeedback, usageMetadata } = read.data;
  const [candidate] = candidates;
  if (!candidate && !promptFeedback?.blockReason && !usageMetadata) return null;
  const parts: DecodedPart[] = (candidate?.content?.parts ?? []).flatMap((part) =>
    textParts(part.thought ? 'reasoning-delta' : 'text-delta', part.text),
  );
  if (candidate?.finishReason) {
    const reason = FINISH_REASONS[candidate.finishReason] ?? 'other';
    parts.push({ type: 'finish-reason', reason });
  } else if (promptFeedback?.blockReason) {
    parts.push({ type: 'finish-reason', reason: 'content-filter' });
  }
  return [
    ...parts,
    ...usageParts({
      inputTokens: usageMetadata?.promptTokenCount,
      outputTokens: usageMetadata?.candidatesTokenCount,
      reasoningTokens: usageMetadata?.thoughtsTokenCount,
    }),
  ];
}
