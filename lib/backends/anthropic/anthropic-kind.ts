/** PURE. Anthropic's Messages API, and servers that imitate it. */
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
import { readModelList } from '../openai-compatible/model-list.ts';
import { createMessagesDecoder } from './messages-decoder.ts';
import { createMessagesBody } from './messages-request.ts';

const URL_RULES: BaseUrlRules = { versionPath: '/v1', endpoints: ['/messages', '/models'] };

export const anthropicConfigSchema = z.object(connectionFields(URL_RULES));
export type AnthropicConfig = z.infer<typeof anthropicConfigSchema>;

export const anthropicKind: BackendKind<AnthropicConfig, 'anthropic'> = {
  kind: 'anthropic',
  configSchema: anthropicConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  async listModels(config, io) {
    const request = {
      url: connectionUrl(config, '/models?limit=1000', URL_RULES),
      headers: createHeaders(config, 'application/json'),
      secrets: connectionSecrets(config),
    };
    return readModelList(await requestJson(request, io));
  },
  stream(request, config, io) {
    const secrets = connectionSecrets(config);
    const httpRequest = {
      url: connectionUrl(config, '/messages', URL_RULES),
      headers: createHeaders(config, 'text/event-stream'),
      secrets,
      ...createMessagesBody(request, config.extraBody),
    };
    const decoder = createMessagesDecoder(secrets);
    return streamAnswer({ request: httpRequest, framing: 'server-sent-events', decoder }, io);
  },
};

/**
 * The API answers 401 to whatever comes with an Origin, unless the last header says that the key is the person's own.
 *
 * @see https://github.com/open-pencil/open-pencil/issues/436
 */
function createHeaders(config: AnthropicConfig, accept: string): Record<string, string> {
  return connectionHeaders(config, {
    accept,
    ...(config.apiKey !== '' && { 'x-api-key': config.apiKey }),
    'anthropic-version': '2023-06-01',
    'anthropic-dangerous-direct-browser-access': 'true',
  });
}
