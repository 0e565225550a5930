/** PURE. Ollama by its own API, since only that one lets the context size be set. */
import { z } from 'zod';
import { streamAnswer } from '../answer-stream.ts';
import { BackendError } from '../backend-error.ts';
import type { BaseUrlRules } from '../base-url.ts';
import {
  connectionFields,
  connectionHeaders,
  connectionSecrets,
  connectionUrl,
  originOf,
} from '../connection-config.ts';
import type { BackendIo, BackendKind, ModelInfo } from '../contract.ts';
import { requestJson } from '../http-request.ts';
import { createOllamaDecoder } from './chat-decoder.ts';
import { createOllamaBody } from './chat-request.ts';
import { explainPromptCount } from './context-cut.ts';
import { readModelDetails, readModelNames } from './model-details.ts';

const URL_RULES: BaseUrlRules = {
  versionPath: '',
  endpoints: ['/api/chat', '/api/generate', '/api/tags', '/v1/chat/completions', '/api', '/v1'],
};

export const ollamaConfigSchema = z.object(connectionFields(URL_RULES));
export type OllamaConfig = z.infer<typeof ollamaConfigSchema>;

export const ollamaKind: BackendKind<OllamaConfig, 'ollama'> = {
  kind: 'ollama',
  configSchema: ollamaConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  async listModels(config, io) {
    const names = readModelNames(await requestJson(createGet(config, '/api/tags'), io));
    const details = await mapInTurn(names, (name) => loadDetails(name, config, io));
    return details.filter((model) => model !== null);
  },
  stream(request, config, io) {
    const secrets = connectionSecrets(config);
    const httpRequest = {
      ...createGet(config, '/api/chat'),
      ...createOllamaBody(request, config.extraBody),
    };
    const decoder = createOllamaDecoder(secrets, (count) => explainPromptCount(request, count));
    return streamAnswer(
      { request: httpRequest, framing: 'json-lines', decoder, thinkTags: true },
      io,
    );
  },
};

function createGet(config: OllamaConfig, path: string) {
  return {
    url: connectionUrl(config, path, URL_RULES),
    headers: connectionHeaders(config, {
      ...(config.apiKey !== '' && { authorization: `Bearer ${config.apiKey}` }),
    }),
    secrets: connectionSecrets(config),
  };
}

/** A model whose details cannot be read is still a model. */
async function loadDetails(
  name: string,
  config: OllamaConfig,
  io: BackendIo,
): Promise<ModelInfo | null> {
  try {
    const request = { ...createGet(config, '/api/show'), body: { model: name } };
    return readModelDetails(name, await requestJson(request, io));
  } catch (error) {
    if (error instanceof BackendError) return { name, label: name };
    throw error;
  }
}

const AT_ONCE = 6;

/** Maps with at most {@link AT_ONCE} running at a time: a long list must not flood a small server. */
async function mapInTurn<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(map))));
  }
  return results;
}
