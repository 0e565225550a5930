/** PURE. Lists of models as compatible servers give them: `id`, `object` and `created` may all be missing. */
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { ModelInfo } from '../contract.ts';

const text = z.string().optional().catch(undefined);
const size = z.number().int().positive().optional().catch(undefined);
const names = z.array(z.string()).optional().catch(undefined);

const entrySchema = z.object({
  id: text,
  name: text,
  model: text,
  display_name: text,
  type: text,
  context_length: size,
  context_window: size,
  max_context_length: size,
  loaded_context_length: size,
  max_model_len: size,
  meta: z.object({ n_ctx: size }).optional().catch(undefined),
  architecture: z.object({ input_modalities: names }).optional().catch(undefined),
  supported_parameters: names,
  capabilities: z
    .union([
      z.array(z.string()),
      z.object({
        vision: z.boolean().optional().catch(undefined),
        reasoning: z.boolean().optional().catch(undefined),
      }),
    ])
    .optional()
    .catch(undefined),
});
type Entry = z.infer<typeof entrySchema>;

const listSchema = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
  z.object({ models: z.array(z.unknown()) }).transform(({ models }) => models),
  z.object({ data: z.null() }).transform(() => []),
]);

/**
 * Reads a list of models; entries that cannot be read are left out, repeated ones kept once.
 *
 * @throws BackendError `invalid-response` when it is no list.
 */
export function readModelList(value: unknown): ModelInfo[] {
  const list = listSchema.safeParse(value);
  if (!list.success) throw new BackendError('invalid-response', { detail: 'no list of models' });
  const models = new Map<string, ModelInfo>();
  for (const entry of list.data) {
    const model = readModel(entry);
    if (model && !models.has(model.name)) models.set(model.name, model);
  }
  return [...models.values()];
}

function readModel(value: unknown): ModelInfo | null {
  if (typeof value === 'string') return value === '' ? null : { name: value, label: value };
  const read = entrySchema.safeParse(value);
  if (!read.success) return null;
  const entry = read.data;
  const name = entry.id || entry.model || entry.name;
  if (!name) return null;
  const contextSize = readContextSize(entry);
  const images = readImages(entry);
  const reasoning = readReasoning(entry);
  return {
    name,
    label: entry.display_name || entry.name || name,
    ...(contextSize !== undefined && { contextSize }),
    ...(images !== undefined && { images }),
    ...(reasoning !== undefined && { reasoning }),
  };
}

/** What is loaded outranks what the model could do. */
function readContextSize(entry: Entry): number | undefined {
  return (
    entry.loaded_context_length ??
    entry.meta?.n_ctx ??
    entry.context_length ??
    entry.context_window ??
    entry.max_model_len ??
    entry.max_context_length
  );
}

function readImages({ architecture, capabilities, type }: Entry): boolean | undefined {
  if (architecture?.input_modalities) return architecture.input_modalities.includes('image');
  if (Array.isArray(capabilities)) {
    return capabilities.some((capability) => /vision|image|multimodal/i.test(capability));
  }
  return capabilities?.vision ?? (type === 'vlm' ? true : undefined);
}

function readReasoning({ supported_parameters, capabilities }: Entry): boolean | undefined {
  if (supported_parameters) return supported_parameters.includes('reasoning');
  return Array.isArray(capabilities) ? undefined : capabilities?.reasoning;
}
