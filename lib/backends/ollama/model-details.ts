/** PURE. Ollama's models: names from the list, sizes and abilities from each one's own details. */
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { ModelInfo } from '../contract.ts';
import { lenientNames, lenientText } from '../lenient.ts';

const listSchema = z.object({ models: z.array(z.unknown()).nullish() });
const entrySchema = z.object({ name: lenientText, model: lenientText });

/** @throws BackendError `invalid-response` when it is no list. */
export function readModelNames(value: unknown): readonly string[] {
  const list = listSchema.safeParse(value);
  if (!list.success || list.data.models === undefined)
    throw new BackendError('invalid-response', { detail: 'no list of models' });
  const names = (list.data.models ?? []).flatMap((entry) => {
    const read = entrySchema.safeParse(entry);
    const name = read.data?.model || read.data?.name;
    return name ? [name] : [];
  });
  return [...new Set(names)];
}

const detailsSchema = z.object({
  capabilities: lenientNames,
  model_info: z.record(z.string(), z.unknown()).nullish().catch(null),
});

/** @returns `null` for a model that cannot chat, such as one for embeddings. */
export function readModelDetails(name: string, value: unknown): ModelInfo | null {
  const { capabilities, model_info } = detailsSchema.safeParse(value).data ?? {};
  if (capabilities && !capabilities.includes('completion')) return null;
  const sizes = Object.entries(model_info ?? {}).filter(([key]) => key.endsWith('.context_length'));
  const size = sizes[0]?.[1];
  return {
    name,
    label: name,
    ...(typeof size === 'number' && { contextSize: size }),
    ...(capabilities && {
      images: capabilities.includes('vision'),
      reasoning: capabilities.includes('thinking'),
    }),
  };
}
