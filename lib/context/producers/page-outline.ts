/** PURE. The headings of a page with the size of what stands under each, so that a model can ask for a part. */
import { createCatalogRecord } from '../create-catalog.ts';
import type { CatalogSource, ContextRecord, StoredRecord } from '../record.ts';

export const PAGE_OUTLINE_KIND = 'page-outline';

export interface OutlineHeading {
  readonly heading: string;
  /** 1 to 6. */
  readonly level: number;
  /** Of everything under it. */
  readonly tokens: number;
  /** Whether its text goes out with the same message. */
  readonly included: boolean;
}

/**
 * @param marker Fresh for each record: see `frame.ts`.
 * @returns `null` when there are no headings, or when the model has read the same already.
 */
export function createPageOutlineRecord(
  headings: readonly OutlineHeading[],
  marker: string,
  previous: StoredRecord | null,
): ContextRecord<CatalogSource> | null {
  return createCatalogRecord(
    {
      kind: PAGE_OUTLINE_KIND,
      label: 'Page outline',
      entries: headings.map(({ heading, level, tokens, included }) => ({
        name: heading,
        description: `level ${level}, about ${tokens} tokens${included ? '' : ', not included'}`,
      })),
      marker,
    },
    previous,
  );
}
