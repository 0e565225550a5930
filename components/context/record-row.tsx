import { useMemo } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import { readRecord } from '#lib/context/read-record.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import type { RecordSummary, RecordTitle } from '#lib/context/record-view.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { RecordBlockView } from './record-block.tsx';

interface RecordRowProps {
  readonly record: StoredRecord;
  readonly foldKey: string;
}

/** One record of a receipt. */
export function RecordRow({ record, foldKey }: RecordRowProps) {
  const t = useTranslation();
  const view = useMemo(() => readRecord(record), [record]);
  return (
    <ReceiptRow
      foldKey={foldKey}
      role={t('record.role')}
      title={describeTitle(t, view.title)}
      summary={describeSummary(t, view.summary)}
      marker={t(`record.form.${view.marker}`)}
      content={view.content}
    >
      {view.body.map((block) => (
        <RecordBlockView block={block} />
      ))}
    </ReceiptRow>
  );
}

function describeTitle(t: Translator, title: RecordTitle): string {
  switch (title.from) {
    case 'label':
      return title.text;
    case 'recall':
      return t('record.recall-title');
    case 'none':
      return t('record.unnamed');
    case 'kind':
      return describeKind(t, title.text);
  }
}

const KNOWN_KINDS = [
  'app-state',
  'page-content',
  'selection',
  'environment',
  'site-instructions',
  'user-instructions',
  'skill',
  'skill-catalog',
  'tab-catalog',
  'page-outline',
  'stopped',
  'context-trimmed',
  'attachment-dropped',
  'handover',
  'session-reference',
] as const;

function describeKind(t: Translator, kind: string): string {
  const known = KNOWN_KINDS.find((candidate) => candidate === kind);
  return known ? t(`record.kind.${known}`) : kind;
}

function describeSummary(t: Translator, summary: RecordSummary): string {
  return summary.type === 'text'
    ? summary.text
    : t(`record.summary.${summary.of}`, { count: summary.count });
}
