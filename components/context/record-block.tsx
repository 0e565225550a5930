import { useTranslation } from '#components/ui/translation.tsx';
import type { RecordBlock, RecordNote, ViewText } from '#lib/context/record-view.ts';

/** One fact of a record, drawn by what it is. */
export function RecordBlockView({ block }: { readonly block: RecordBlock }) {
  const t = useTranslation();
  switch (block.type) {
    case 'note':
      return <p class="record-note">{t(NOTES[block.note])}</p>;
    case 'section':
      return block.text ? (
        <Pair name={block.name} value={block.text} />
      ) : (
        <div class="record-pair">
          <span class="record-name">{block.name}</span>
          <span class="record-note">{t('record.value-cleared')}</span>
        </div>
      );
    case 'change':
      return (
        <p class="record-change">
          <span class={`record-verb ${block.verb}`}>{t(`record.${block.verb}`)}</span>
          <span class="record-path">{block.path}</span>
          <span class="record-name">{block.scope}</span>
        </p>
      );
    case 'entry':
      return <Pair name={block.name} value={block.description} />;
    case 'more':
      return <p class="record-note">{t('record.more-entries', { count: block.count })}</p>;
    case 'sender':
      return (
        <p class="record-note">
          {t('record.relay-from', { sender: block.title ?? block.sessionId })}
        </p>
      );
    case 'reference':
      return (
        <div class="record-pair">
          <span>{block.label}</span>
          <span class="record-note">
            {t('record.recall-counts', {
              kept: block.retainedMessages,
              omitted: block.omittedMessages,
            })}
            {block.truncated && ` · ${t('record.recall-truncated')}`}
          </span>
        </div>
      );
    case 'text':
      return <Verbatim value={block.text} />;
    case 'field':
      return <Pair name={block.name} value={block.value} />;
    case 'unknown-content':
      return <Pair name={block.contentType} value={block.value} />;
  }
}

const NOTES = {
  'supersedes-earlier': 'record.supersedes',
  'updates-earlier': 'record.updates',
  'replaces-earlier': 'record.replaces',
  'empty-list': 'record.no-entries',
} as const satisfies Record<RecordNote, string>;

function Pair({ name, value }: { readonly name: string; readonly value: ViewText }) {
  return (
    <div class="record-pair">
      <span class="record-name">{name}</span>
      <span class="record-value">{value.text}</span>
      <CutNotice value={value} />
    </div>
  );
}

function Verbatim({ value }: { readonly value: ViewText }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre class="record-text" tabIndex={0}>
        {value.text}
      </pre>
      <CutNotice value={value} />
    </div>
  );
}

function CutNotice({ value }: { readonly value: ViewText }) {
  const t = useTranslation();
  if (!value.cut) return null;
  return (
    <span class="record-cut">
      {t('record.cut', { shown: value.text.length, total: value.total })}
    </span>
  );
}
