/**
 * PURE. What a page says of itself in its own words (documented in docs/descriptors.md): a JSON block marked `data-agent-page`,
 * `agent-*` meta tags. It is text of the page: bounded, never instructions, and only where no descriptor speaks.
 */
import { z } from 'zod';
import { normalizeValue } from '#lib/app-state/app-state.ts';
import type { ContextItem } from './context-item.ts';
import type { PageFacts } from './page-facts.ts';

const value = z.string().max(4_000).nullable().optional().catch(null);
const itemSchema = z.object({
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  label: z.string().min(1).max(60),
  value: z.string().min(1).max(4_000),
});
const blockSchema = z.object({
  pageName: value,
  pageDescription: value,
  currentProject: value,
  currentTask: value,
  contextItems: z.array(z.unknown()).catch([]),
});

export interface PageHint {
  readonly pageName: string | null;
  readonly pageDescription: string | null;
  readonly currentProject: string | null;
  readonly currentTask: string | null;
  readonly contextItems: readonly ContextItem[];
}

const MAX_ITEMS = 10;

/** Reads the hints; what cannot be read is not there. */
export function readPageHint(facts: PageFacts): PageHint {
  const block = readBlock(facts.hint);
  const tag = (name: string) => (Object.hasOwn(facts.meta, name) ? facts.meta[name] : null);
  return {
    pageName: normalizeValue(block?.pageName) ?? normalizeValue(tag('agent-page-name')),
    pageDescription:
      normalizeValue(block?.pageDescription) ?? normalizeValue(tag('agent-page-description')),
    currentProject: normalizeValue(block?.currentProject) ?? normalizeValue(tag('agent-project')),
    currentTask: normalizeValue(block?.currentTask) ?? normalizeValue(tag('agent-task')),
    contextItems: (block?.contextItems ?? []).slice(0, MAX_ITEMS).flatMap(readItem),
  };
}

function readItem(item: unknown): ContextItem[] {
  const read = itemSchema.safeParse(item);
  const text = read.success ? normalizeValue(read.data.value) : null;
  return read.success && text !== null
    ? [{ key: read.data.key, label: read.data.label, value: text }]
    : [];
}

function readBlock(text: string | null): z.infer<typeof blockSchema> | null {
  if (text === null) return null;
  try {
    const read = blockSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
