/** PURE. Whether a site's page seems to have changed: its required fields were missing on three loaded pages in a row. */
import { z } from 'zod';

const MISSES_THAT_COUNT = 3;

export const driftSchema = z.object({
  /** The addresses without the required fields, since the last one that had them. */
  misses: z.array(z.string()).max(MISSES_THAT_COUNT),
  /** What was missing there. */
  fields: z.array(z.string()),
});
export type Drift = z.infer<typeof driftSchema>;

export const NO_DRIFT: Drift = { misses: [], fields: [] };

export interface Visit {
  readonly url: string;
  /** Nothing is concluded from a page that is still loading. */
  readonly loaded: boolean;
  readonly missing: readonly string[];
}

/** What a visit changes; the same object when it changes nothing. One page counts once, however often it is read. */
export function noteVisit(drift: Drift, { url, loaded, missing }: Visit): Drift {
  if (missing.length === 0) return drift.misses.length === 0 ? drift : NO_DRIFT;
  if (!loaded || drift.misses.includes(url) || hasDrifted(drift)) return drift;
  return {
    misses: [...drift.misses, url],
    fields: [...new Set([...drift.fields, ...missing])],
  };
}

export function hasDrifted({ misses }: Drift): boolean {
  return misses.length >= MISSES_THAT_COUNT;
}
