import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAppState } from '#lib/app-state/app-state.ts';
import { diffAppState } from '#lib/app-state/diff.ts';
import { readRecord } from '../read-record.ts';
import type { ContextRecord } from '../record.ts';
import { CONTEXT_PRODUCERS } from './registry.ts';

const p = CONTEXT_PRODUCERS;
/** One record of each producer. */
const EXAMPLES: Readonly<Record<keyof typeof CONTEXT_PRODUCERS, ContextRecord | null>> = {
  'app-state': p['app-state'].create(
    diffAppState(null, createAppState({ path: 'https://a.example/' })),
  ),
  environment: p.environment.create({ date: '2026-11-30', timeZone: 'UTC', language: 'en' }, null),
  'page-items': p['page-items'].create([{ label: 'Assignee', value: 'ada' }], null),
  'user-instructions': p['user-instructions'].create('Use metric units.', null),
  'site-instructions': p['site-instructions'].create({ site: 'Tracker', text: 'Be short.' }, null),
  skill: p.skill.create({ id: 'sum', name: 'Summarise', icon: 'pen', prompt: 'Be short.' }),
  'skill-catalog': p['skill-catalog'].create([{ name: 'Summarise', description: 'Short' }], null),
  stopped: p.stopped.create('stopped', true),
  'context-trimmed': p['context-trimmed'].create({ omittedTurns: 2, shortenedRecords: 1 }, null),
  attachment: p.attachment.create({ name: 'a.txt', text: 'Text' }),
  'attachment-dropped': p['attachment-dropped'].create(['a.png'], null),
  'page-content': p['page-content'].create(
    { title: 'T', address: 'https://a.example/', text: 'Text', notIncluded: [] },
    'k3f9',
    null,
  ),
  selection: p.selection.create(
    { title: 'T', address: 'https://a.example/', heading: 'H', text: 'Text' },
    'k3f9',
    null,
  ),
  'page-outline': p['page-outline'].create(
    [{ heading: 'H', level: 2, tokens: 40, included: false }],
    'k3f9',
    null,
  ),
  'tab-catalog': p['tab-catalog'].create(
    [{ title: 'T', address: 'https://a.example/' }],
    'k3f9',
    null,
  ),
  handover: p.handover.create({ senderSessionId: 's1', senderTitle: 'Login', text: 'An answer' }),
  'session-reference': p['session-reference'].create({
    title: 'Login',
    messages: [{ role: 'user', text: 'Why?' }],
  }),
};

test('each producer is one file and one line in the list', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith('.test.ts') && name !== 'registry.ts')
    .map((name) => name.replace(/\.ts$/, ''));
  expect(Object.keys(CONTEXT_PRODUCERS).sort()).toEqual(files.sort());
});

test.each(Object.entries(EXAMPLES))(
  '%s makes a readable record of its declared form',
  (kind, record) => {
    const producer = CONTEXT_PRODUCERS[kind as keyof typeof CONTEXT_PRODUCERS];
    if (!record) throw new Error('no example');
    expect(record.source.kind).toBe(kind);
    expect(record.source.form).toBe(producer.form);
    expect(readRecord(record).marker).toBe(producer.form);
    expect(record.id).toMatch(/^[a-z-]+-[0-9a-f]{14}$/);
  },
);

test('C20 stored sources hold facts only: no colour, icon name or order', () => {
  const names = Object.values(EXAMPLES).flatMap((record) => keysOf(record?.source));
  expect(names.filter((name) => /colou?r|icon|order|position|collapsed|style/i.test(name))).toEqual(
    [],
  );
  expect(JSON.stringify(EXAMPLES)).not.toContain('pen"');
});

test('every record survives storage: its source is plain data', () => {
  for (const record of Object.values(EXAMPLES)) {
    expect(JSON.parse(JSON.stringify(record))).toEqual(structuredClone(record));
  }
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    Array.isArray(value) ? keysOf(member) : [key, ...keysOf(member)],
  );
}
