import { ChevronRight } from 'lucide';
import { useId, useMemo } from 'preact/hooks';
import { estimateTokenCount as estimateTokens } from 'tokenx';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useFold } from '#components/ui/use-fold.ts';
import { readRecord } from '#lib/context/read-record.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import type { RecordSummary, RecordTitle } from '#lib/context/record-view.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import { RecordBlockView } from './record-block.tsx';

interface RecordRowProps {
  readonly record: StoredRecord;
  readonly foldKey: string;
}

/** One record of a receipt: what it is can be read while it is folded, what it says when it is open (C1, C2). */
export function RecordRow({ record, foldKey }: RecordRowProps) {
  const t = useTranslation();
  const id = useId();
  const [open, toggle] = useFold(`record:${foldKey}`, false);
  const view = useMemo(() => readRecord(record), [record]);
  const title = describeTitle(t, view.title);
  const summary = describeSummary(t, view.summary);
  return (
    <li class="record">
      <button
        type="button"
        class="record-toggle"
        aria-expanded={open}
        aria-controls={id}
        aria-label={[t('record.role'), title, summary, t(`record.form.${view.marker}`)]
          .filter(Boolean)
          .join(' · ')}
        onClick={toggle}
      >
        <Icon shapes={ChevronRight} size={14} />
        <span class="record-label">
          <span class="record-role">{t('record.role')}</span> {title}
        </span>
        <span class="record-summary">{summary}</span>
        <span class="record-marker">{t(`record.form.${view.marker}`)}</span>
      </button>
      <div id={id} class="record-body" hidden={!open}>
        {open && (
          <>
            {view.body.map((block) => (
              <RecordBlockView block={block} />
            ))}
            <p class="record-note">
              {t('count.tokens', { count: estimateTokens(record.content) })}
            </p>
          </>
        )}
      </div>
    </li>
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
