/** PURE. What the page's side hands over: plain data, bounded, not yet interpreted. */
import { z } from 'zod';
import { FACT_LIMITS } from './fact-limits.ts';

const text = z.string().max(FACT_LIMITS.text);
const url = z.string().max(FACT_LIMITS.url);
const block = z.string().max(FACT_LIMITS.block);

function bounded<Value extends z.ZodType>(value: Value, limit: number) {
  return z
    .record(z.string().max(2_000), value)
    .refine((entries) => Object.keys(entries).length <= limit, { message: 'too many entries' });
}

/** Checks facts that came out of a page before anything reads them. */
export const pageFactsSchema = z.object({
  url,
  /** The address that the document was loaded from; `null` where the browser does not tell. */
  loadedFrom: url.nullable(),
  /** The document and what belongs to it have arrived. */
  loaded: z.boolean(),
  title: text,
  language: text.nullable(),
  /** `<link rel=canonical>`, as it is written. */
  canonical: text.nullable(),
  /** By lower-case name or property; the first one of a name counts. */
  meta: bounded(text, FACT_LIMITS.meta),
  jsonLd: z.array(block).max(FACT_LIMITS.jsonLd),
  /** The text of the page's own `data-agent-page` block. */
  hint: block.nullable(),
  /** What the plan's lookups found, by their id; `null` when there was nothing. */
  values: bounded(text.nullable(), FACT_LIMITS.lookups),
});

export type PageFacts = z.infer<typeof pageFactsSchema>;

/** The facts that the URL and the title alone give: what is known of a page that cannot be read. */
export function factsFromUrl(address: string, title = ''): PageFacts {
  return {
    url: address.slice(0, FACT_LIMITS.url),
    loadedFrom: null,
    loaded: false,
    title: title.slice(0, FACT_LIMITS.text),
    language: null,
    canonical: null,
    meta: {},
    jsonLd: [],
    hint: null,
    values: {},
  };
}
