/** PURE. Where and when the person asks: date without time, time zone, language. */
import { createSnapshotRecord } from '../create-snapshot.ts';
import type { ContextRecord, SnapshotSource, StoredRecord } from '../record.ts';

export const ENVIRONMENT_KIND = 'environment';

export interface Environment {
  /** `YYYY-MM-DD` in the person's own time zone. */
  readonly date: string;
  readonly timeZone: string;
  readonly language: string;
}

/** `null` when the model has read the same already. */
export function createEnvironmentRecord(
  { date, timeZone, language }: Environment,
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource> | null {
  return createSnapshotRecord(
    {
      kind: ENVIRONMENT_KIND,
      label: 'Environment',
      sections: [
        { name: 'Date', text: date },
        { name: 'Time zone', text: timeZone },
        { name: 'Language', text: language },
      ],
    },
    previous,
  );
}
