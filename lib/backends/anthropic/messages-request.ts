/** PURE. A question in the words of Anthropic's Messages API. */
import type { BackendRequest, ContentPart, RequestMessage } from '../contract.ts';
import { splitDataUrl } from '../data-url.ts';
import { contentParts, splitSystem } from '../message-parts.ts';
import { wireParameters } from '../parameters.ts';

/** The API requires a limit; this one is within what every current model allows. */
const DEFAULT_MAX_TOKENS = 8_192;

const PARAMETER_NAMES = {
  temperature: 'temperature',
  topP: 'top_p',
  maxOutputTokens: 'max_tokens',
} as const;

/** @returns The body, and the paths in it that the server may reject and that can go. */
export function createMessagesBody(
  request: BackendRequest,
  extraBody: Readonly<Record<string, unknown>>,
) {
  const { system, conversation } = splitSystem(request.messages);
  const { reasoningEffort, ...others } = request.parameters ?? {};
  const parameters: Record<string, unknown> = {
    ...wireParameters(others, PARAMETER_NAMES),
    ...createThinking(reasoningEffort),
  };
  const body: Record<string, unknown> = {
    model: request.model,
    max_tokens: DEFAULT_MAX_TOKENS,
    ...(system !== '' && { system }),
    messages: conversation.map(createMessage),
    stream: true,
    ...parameters,
    ...extraBody,
  };
  const droppable = [...Object.keys(parameters), ...Object.keys(extraBody)];
  return { body, droppable: droppable.filter((name) => name !== 'max_tokens') };
}

/** @see https://platform.claude.com/docs/en/build-with-claude/adaptive-thinking */
function createThinking(effort: string | number | boolean | undefined) {
  if (effort === undefined) return {};
  if (effort === 'none') return { thinking: { type: 'disabled' } };
  return {
    thinking: { type: 'adaptive', display: 'summarized' },
    output_config: { effort },
  };
}

function createMessage(message: RequestMessage) {
  const { role, content } = message;
  if (typeof content === 'string') return { role, content };
  return { role, content: contentParts(message).flatMap(createBlock) };
}

function createBlock(part: ContentPart): object[] {
  if (part.type === 'text') return part.text === '' ? [] : [{ type: 'text', text: part.text }];
  const image = splitDataUrl(part.dataUrl);
  if (!image) return [];
  const source = { type: 'base64', media_type: image.mediaType, data: image.data };
  return [{ type: 'image', source }];
}
