/** PURE. Reads a stored record for a receipt: all its facts, or none of them. Never throws, whatever version or file it came from. */
import { CONTEXT_FORMS } from './forms/registry.ts';
import type { ContextForm, StoredRecord } from './record.ts';
import type { RecordBlock, RecordTitle, RecordView } from './record-view.ts';
import { viewRows, viewSummary, viewText } from './view-text.ts';

export function readRecord({ id, content, blocks, source }: StoredRecord): RecordView {
  const contentBlocks = viewContent(content, blocks);
  const unknown = contentBlocks.filter(({ type }) => type === 'unknown-content');
  const kind = usableText(source.kind);
  const identity = { id, kind, content };
  const form = readForm(source.form);
  const facts = form && CONTEXT_FORMS[form].view(source, contentBlocks);
  if (!form || !facts) {
    return {
      ...identity,
      title: viewTitle(source, kind),
      marker: 'opaque',
      summary: viewSummary(content),
      body: [...contentBlocks, ...viewFields(source)],
    };
  }
  const shown = new Set(facts.body);
  return {
    ...identity,
    title: form === 'recall' ? { from: 'recall' } : viewTitle(source, kind),
    marker: form,
    summary: facts.summary,
    body: [...facts.body, ...unknown.filter((block) => !shown.has(block))],
  };
}

function readForm(form: unknown): ContextForm | null {
  return typeof form === 'string' && Object.hasOwn(CONTEXT_FORMS, form)
    ? (form as ContextForm)
    : null;
}

function viewTitle(source: StoredRecord['source'], kind: string | null): RecordTitle {
  const label = usableText(source.label);
  if (label !== null) return { from: 'label', text: label };
  return kind === null ? { from: 'none' } : { from: 'kind', text: kind };
}

/** What can stand as one line of a title. */
function usableText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = viewSummary(value);
  return line.type === 'text' && line.text !== '' ? line.text : null;
}

function viewContent(content: string, blocks: StoredRecord['blocks']): RecordBlock[] {
  if (!blocks) return [{ type: 'text', text: viewText(content) }];
  return blocks.map((block) => viewContentBlock(block));
}

function viewContentBlock(block: unknown): RecordBlock {
  const { type, text } = typeof block === 'object' && block !== null ? readBlock(block) : {};
  if (type === 'text' && typeof text === 'string') return { type: 'text', text: viewText(text) };
  return {
    type: 'unknown-content',
    contentType: usableText(type) ?? typeof block,
    value: viewText(toJson(block)),
  };
}

function readBlock(block: object): { type?: unknown; text?: unknown } {
  return block;
}

function viewFields(source: StoredRecord['source']): RecordBlock[] {
  const fields = Object.entries(source).filter(
    ([name, value]) => name !== 'kind' && value !== undefined,
  );
  return viewRows(
    fields,
    ([name, value]): RecordBlock => ({
      type: 'field',
      name,
      value: viewText(typeof value === 'string' ? value : toJson(value)),
    }),
  );
}

/** Anything as text. Stored data can hold what JSON cannot (cycles, bigints): structured clone is wider. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);
  }
}
