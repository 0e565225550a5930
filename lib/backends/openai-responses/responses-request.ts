/** PURE. A question in the words of OpenAI's Responses API. */
import type { BackendRequest, RequestMessage } from '../contract.ts';
import { contentParts } from '../message-parts.ts';
import { wireParameters } from '../parameters.ts';

const PARAMETER_NAMES = {
  temperature: 'temperature',
  topP: 'top_p',
  maxOutputTokens: 'max_output_tokens',
} as const;

/** @returns The body, and the paths in it that the server may reject and that can go. */
export function createResponsesBody(
  request: BackendRequest,
  extraBody: Readonly<Record<string, unknown>>,
) {
  const { reasoningEffort, ...others } = request.parameters ?? {};
  const parameters: Record<string, unknown> = {
    ...wireParameters(others, PARAMETER_NAMES),
    ...(reasoningEffort !== undefined && {
      reasoning: { effort: reasoningEffort, summary: 'auto' },
    }),
  };
  const body: Record<string, unknown> = {
    model: request.model,
    input: request.messages.map(createInputItem),
    stream: true,
    ...parameters,
    ...extraBody,
  };
  const droppable = Object.keys({ ...parameters, ...extraBody }).flatMap((name) =>
    name === 'reasoning' ? ['reasoning.effort', 'reasoning.summary'] : [name],
  );
  return { body, droppable };
}

function createInputItem(message: RequestMessage) {
  const { role, content } = message;
  if (typeof content === 'string') return { role, content };
  const textType = role === 'assistant' ? 'output_text' : 'input_text';
  return {
    role,
    content: contentParts(message).map((part) =>
      part.type === 'text'
        ? { type: textType, text: part.text }
        : { type: 'input_image', image_url: part.dataUrl },
    ),
  };
}
