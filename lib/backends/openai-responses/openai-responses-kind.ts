/** PURE. OpenAI's Responses API, and servers that imitate it. */
import { z } from 'zod';
import { streamAnswer } from '../answer-stream.ts';
import {
  connectionFields,
  connectionHeaders,
  connectionSecrets,
  connectionUrl,
  originOf,
} from '../connection-config.ts';
import type { BackendKind } from '../contract.ts';
import { requestJson } from '../http-request.ts';
import { readModelList } from '../openai-compatible/model-list.ts';
import { OPENAI_URL_RULES } from '../openai-compatible/openai-compatible-kind.ts';
import { createResponsesDecoder } from './responses-decoder.ts';
import { createResponsesBody } from './responses-request.ts';

export const openAiResponsesConfigSchema = z.object(connectionFields(OPENAI_URL_RULES));
export type OpenAiResponsesConfig = z.infer<typeof openAiResponsesConfigSchema>;

export const openAiResponsesKind: BackendKind<OpenAiResponsesConfig, 'openai-responses'> = {
  kind: 'openai-responses',
  configSchema: openAiResponsesConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  async listModels(config, io) {
    const request = {
      url: connectionUrl(config, '/models', OPENAI_URL_RULES),
      headers: createHeaders(config, 'application/json'),
      secrets: connectionSecrets(config),
    };
    return readModelList(await requestJson(request, io));
  },
  stream(request, config, io) {
    const secrets = connectionSecrets(config);
    const httpRequest = {
      url: connectionUrl(config, '/responses', OPENAI_URL_RULES),
      headers: createHeaders(config, 'text/event-stream'),
      secrets,
      ...createResponsesBody(request, config.extraBody),
    };
    const decoder = createResponsesDecoder(secrets);
    return streamAnswer({ request: httpRequest, framing: 'server-sent-events', decoder }, io);
  },
};

function createHeaders(config: OpenAiResponsesConfig, accept: string): Record<string, string> {
  return connectionHeaders(config, {
    accept,
    ...(config.apiKey !== '' && { authorization: `Bearer ${config.apiKey}` }),
  });
}
