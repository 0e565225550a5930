/** PURE. A question in the words of the chat completions API; nothing is in it that nobody asked for. */
import type { BackendRequest, RequestMessage } from '../contract.ts';
import { wireParameters } from '../parameters.ts';

const PARAMETER_NAMES = {
  temperature: 'temperature',
  topP: 'top_p',
  maxOutputTokens: 'max_tokens',
  reasoningEffort: 'reasoning_effort',
} as const;

export interface ChatBodyOptions {
  readonly extraBody: Readonly<Record<string, unknown>>;
  /** The server tells its token counts only when asked to. */
  readonly asksForUsage: boolean;
  /** The server's own names for parameters, where they differ. */
  readonly parameterNames?: Readonly<Record<string, string>>;
}

/** @returns The body, and the paths in it that the server may reject and that can go. */
export function createChatBody(request: BackendRequest, options: ChatBodyOptions) {
  const parameters = wireParameters(request.parameters, {
    ...PARAMETER_NAMES,
    ...options.parameterNames,
  });
  const body: Record<string, unknown> = {
    model: request.model,
    messages: request.messages.map(createChatMessage),
    stream: true,
    ...(options.asksForUsage && { stream_options: { include_usage: true } }),
    ...parameters,
    ...options.extraBody,
  };
  const droppable = [
    ...(options.asksForUsage ? ['stream_options'] : []),
    ...Object.keys(parameters),
    ...Object.keys(options.extraBody),
  ];
  return { body, droppable };
}

function createChatMessage({ role, content }: RequestMessage) {
  if (typeof content === 'string') return { role, content };
  return {
    role,
    content: content.map((part) =>
      part.type === 'text'
        ? { type: 'text', text: part.text }
        : { type: 'image_url', image_url: { url: part.dataUrl } },
    ),
  };
}
