/** PURE. Reads the events of a streamed chat completion. */
import type { AnswerDecoder } from '../answer-stream.ts';
import { describeComplaint, parseJson, readComplaint } from '../server-failure.ts';
import { readChatChunk } from './chat-chunk.ts';

export function createChatDecoder(secrets: readonly string[]): AnswerDecoder {
  return {
    readEvent({ data }) {
      if (data.trim() === '[DONE]') return [{ type: 'end' }];
      const value = parseJson(data);
      const complaint = readComplaint(value);
      if (complaint) throw describeComplaint(complaint, secrets);
      return readChatChunk(value);
    },
    readWhole: (answer) => readChatChunk(answer),
  };
}
