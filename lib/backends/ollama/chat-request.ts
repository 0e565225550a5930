/** PURE. A question in the words of Ollama's own chat API. */
import type { BackendRequest, RequestMessage } from '../contract.ts';
import { splitDataUrl } from '../data-url.ts';
import { contentParts, contentText } from '../message-parts.ts';
import { wireParameters } from '../parameters.ts';

const PARAMETER_NAMES = {
  temperature: 'temperature',
  topP: 'top_p',
  maxOutputTokens: 'num_predict',
} as const;

/**
 * @returns The body, and the paths in it that the server may reject and that can go. The context size is no such path: without it
 * the server cuts the conversation and says nothing.
 */
export function createOllamaBody(
  request: BackendRequest,
  extraBody: Readonly<Record<string, unknown>>,
) {
  const { reasoningEffort, ...others } = request.parameters ?? {};
  const parameters = wireParameters(others, PARAMETER_NAMES);
  const options = {
    ...parameters,
    ...(request.contextSize !== undefined && { num_ctx: request.contextSize }),
  };
  const body: Record<string, unknown> = {
    model: request.model,
    messages: request.messages.map(createMessage),
    stream: true,
    ...(Object.keys(options).length > 0 && { options }),
    ...(reasoningEffort !== undefined && { think: createThink(reasoningEffort) }),
    ...extraBody,
  };
  const droppable = [
    ...Object.keys(parameters).map((name) => `options.${name}`),
    ...(reasoningEffort === undefined ? [] : ['think']),
    ...Object.keys(extraBody),
  ];
  return { body, droppable };
}

function createThink(effort: string | number | boolean): string | boolean {
  if (typeof effort === 'boolean') return effort;
  return effort !== 'none' && String(effort);
}

function createMessage(message: RequestMessage) {
  const images = contentParts(message).flatMap((part) => {
    const image = part.type === 'image' ? splitDataUrl(part.dataUrl) : null;
    return image ? [image.data] : [];
  });
  const { role } = message;
  return { role, content: contentText(message), ...(images.length > 0 && { images }) };
}
