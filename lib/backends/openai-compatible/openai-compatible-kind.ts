/** PURE. Everything that speaks OpenAI's chat completions: hosted services by preset, and servers of one's own. */
import { z } from 'zod';
import { streamAnswer } from '../answer-stream.ts';
import type { BaseUrlRules } from '../base-url.ts';
import {
  connectionFields,
  connectionHeaders,
  connectionSecrets,
  connectionUrl,
  originOf,
} from '../connection-config.ts';
import type { BackendKind } from '../contract.ts';
import { requestJson } from '../http-request.ts';
import { createChatDecoder } from './chat-decoder.ts';
import { createChatBody } from './chat-request.ts';
import { readModelList } from './model-list.ts';

export const OPENAI_URL_RULES: BaseUrlRules = {
  versionPath: '/v1',
  endpoints: ['/chat/completions', '/completions', '/embeddings', '/responses', '/models'],
};

export const openAiCompatibleConfigSchema = z.object({
  ...connectionFields(OPENAI_URL_RULES),
  /** Which preset it was made from; only for people. */
  preset: z.string().default(''),
  /** The header that carries the key, where it is not `Authorization: Bearer`. */
  keyHeader: z.string().trim().default(''),
  asksForUsage: z.boolean().default(false),
  /** The server's own names for parameters, where they differ. */
  parameterNames: z.record(z.string(), z.string()).default({}),
});
export type OpenAiCompatibleConfig = z.infer<typeof openAiCompatibleConfigSchema>;

export const openAiCompatibleKind: BackendKind<OpenAiCompatibleConfig, 'openai-compatible'> = {
  kind: 'openai-compatible',
  configSchema: openAiCompatibleConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  async listModels(config, io) {
    return readModelList(
      await requestJson(
        {
          url: connectionUrl(config, '/models', OPENAI_URL_RULES),
          headers: createHeaders(config, 'application/json'),
          secrets: connectionSecrets(config),
        },
        io,
      ),
    );
  },
  stream(request, config, io) {
    const { extraBody, asksForUsage, parameterNames } = config;
    const secrets = connectionSecrets(config);
    const httpRequest = {
      url: connectionUrl(config, '/chat/completions', OPENAI_URL_RULES),
      headers: createHeaders(config, 'text/event-stream'),
      secrets,
      ...createChatBody(request, { extraBody, asksForUsage, parameterNames }),
    };
    return streamAnswer(
      {
        request: httpRequest,
        framing: 'server-sent-events',
        decoder: createChatDecoder(secrets),
        thinkTags: true,
      },
      io,
    );
  },
};

function createHeaders(config: OpenAiCompatibleConfig, accept: string): Record<string, string> {
  return connectionHeaders(config, { accept, ...keyHeader(config) });
}

function keyHeader({ apiKey, keyHeader: name }: OpenAiCompatibleConfig): Record<string, string> {
  if (apiKey === '') return {};
  return name === '' ? { authorization: `Bearer ${apiKey}` } : { [name]: apiKey };
}
