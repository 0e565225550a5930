/** PURE. A question in the words of Gemini's generateContent. */
import type { BackendRequest, ContentPart, RequestMessage } from '../contract.ts';
import { splitDataUrl } from '../data-url.ts';
import { contentParts, splitSystem } from '../message-parts.ts';
import { wireParameters } from '../parameters.ts';

const PARAMETER_NAMES = {
  temperature: 'temperature',
  topP: 'topP',
  maxOutputTokens: 'maxOutputTokens',
} as const;

/** @returns The body, and the paths in it that the server may reject and that can go. */
export function createGenerateBody(
  request: BackendRequest,
  extraBody: Readonly<Record<string, unknown>>,
) {
  const { system, conversation } = splitSystem(request.messages);
  const { reasoningEffort, ...others } = request.parameters ?? {};
  const generationConfig: Record<string, unknown> = {
    ...wireParameters(others, PARAMETER_NAMES),
    ...(reasoningEffort !== undefined && {
      thinkingConfig: { thinkingLevel: reasoningEffort, includeThoughts: true },
    }),
  };
  const names = Object.keys(generationConfig);
  const body: Record<string, unknown> = {
    contents: conversation.map(createContent),
    ...(system !== '' && { systemInstruction: { parts: [{ text: system }] } }),
    ...(names.length > 0 && { generationConfig }),
    ...extraBody,
  };
  const droppable = [...names.map((name) => `generationConfig.${name}`), ...Object.keys(extraBody)];
  return { body, droppable };
}

function createContent(message: RequestMessage) {
  return {
    role: message.role === 'assistant' ? 'model' : 'user',
    parts: contentParts(message).flatMap(createPart),
  };
}

function createPart(part: ContentPart): object[] {
  if (part.type === 'text') return [{ text: part.text }];
  const image = splitDataUrl(part.dataUrl);
  return image ? [{ inlineData: { mimeType: image.mediaType, data: image.data } }] : [];
}
