/** PURE. Google's Gemini API. */
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
import type { BackendKind, ModelInfo } from '../contract.ts';
import { requestJson } from '../http-request.ts';
import { lenientCount, lenientFlag, lenientNames, lenientText } from '../lenient.ts';
import { createGenerateDecoder } from './generate-decoder.ts';
import { createGenerateBody } from './generate-request.ts';

const URL_RULES: BaseUrlRules = { versionPath: '/v1beta', endpoints: ['/models'] };

export const geminiConfigSchema = z.object(connectionFields(URL_RULES));
export type GeminiConfig = z.infer<typeof geminiConfigSchema>;

const modelSchema = z.object({
  name: z.string().min(1),
  displayName: lenientText,
  inputTokenLimit: lenientCount,
  thinking: lenientFlag,
  supportedGenerationMethods: lenientNames,
});
const listSchema = z.object({ models: z.array(z.unknown()).default([]) });

export const geminiKind: BackendKind<GeminiConfig, 'gemini'> = {
  kind: 'gemini',
  configSchema: geminiConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  async listModels(config, io) {
    const request = {
      url: connectionUrl(config, '/models?pageSize=1000', URL_RULES),
      headers: createHeaders(config, 'application/json'),
      secrets: connectionSecrets(config),
    };
    const list = listSchema.safeParse(await requestJson(request, io));
    if (!list.success) throw new BackendError('invalid-response', { detail: 'no list of models' });
    return list.data.models.flatMap(readModel);
  },
  stream(request, config, io) {
    const secrets = connectionSecrets(config);
    const model = encodeURIComponent(bareName(request.model));
    const httpRequest = {
      url: connectionUrl(config, `/models/${model}:streamGenerateContent?alt=sse`, URL_RULES),
      headers: createHeaders(config, 'text/event-stream'),
      secrets,
      ...createGenerateBody(request, config.extraBody),
    };
    const decoder = createGenerateDecoder(secrets);
    return streamAnswer({ request: httpRequest, framing: 'server-sent-events', decoder }, io);
  },
};

function createHeaders(config: GeminiConfig, accept: string): Record<string, string> {
  return connectionHeaders(config, {
    accept,
    ...(config.apiKey !== '' && { 'x-goog-api-key': config.apiKey }),
  });
}

function bareName(name: string): string {
  return name.replace(/^models\//, '');
}

/** Models that cannot answer (embeddings and the like) are left out. */
function readModel(value: unknown): ModelInfo[] {
  const read = modelSchema.safeParse(value);
  if (!read.success) return [];
  const { name, displayName, inputTokenLimit, thinking, supportedGenerationMethods } = read.data;
  if (supportedGenerationMethods && !supportedGenerationMethods.includes('generateContent'))
    return [];
  return [
    {
      name: bareName(name),
      label: displayName || bareName(name),
      ...(inputTokenLimit !== undefined && { contextSize: inputTokenLimit }),
      ...(thinking !== undefined && { reasoning: thinking }),
      ...(bareName(name).startsWith('gemini') && { images: true }),
    },
  ];
}
