import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecord } from './read-record.ts';
import type { RecordBlock } from './record-view.ts';

const CONTENT = 'line one\nline two';

function view(source: Record<string, unknown>, content = CONTENT) {
  return readRecord({ id: 'r1', content, source });
}

function bodyTypes(source: Record<string, unknown>): RecordBlock['type'][] {
  return view(source).body.map(({ type }) => type);
}

const snapshot = { kind: 'k', form: 'snapshot', sections: [{ name: 'Date', text: '2026-11-30' }] };
const instructions = {
  kind: 'k',
  form: 'instructions',
  changes: [{ action: 'set', scope: 'user', path: 'a' }],
};
const catalog = { kind: 'k', form: 'catalog', entries: [{ name: 'a', description: 'b' }] };
const notice = { kind: 'k', form: 'notice', summary: 'It was cut.' };
const relay = { kind: 'k', form: 'relay', senderSessionId: 's1' };
const reference = { label: 'Chat', retainedMessages: 3, omittedMessages: 2, truncated: true };
const recall = { kind: 'k', form: 'recall', references: [reference] };

describe('titles', () => {
  test('C2 the label comes from the record', () => {
    expect(view({ ...snapshot, label: 'Where' }).title).toEqual({ from: 'label', text: 'Where' });
  });

  test('C3 an unknown kind is labelled by its kind', () => {
    expect(view({ kind: 'weather', form: 'notice', summary: 's' }).title).toEqual({
      from: 'kind',
      text: 'weather',
    });
  });

  test.each([[''], [' \n'], [7], [null], [{ text: 'x' }]])(
    'C3 an unusable label falls back to the kind: %j',
    (label) => {
      expect(view({ ...snapshot, label }).title).toEqual({ from: 'kind', text: 'k' });
    },
  );

  test.each([[undefined], [''], [3]])('C3 no kind is an unnamed row: %j', (kind) => {
    expect(view({ form: 'notice', summary: 's', kind }).title).toEqual({ from: 'none' });
  });

  test('C4 recall has its own title', () => {
    expect(view({ ...recall, label: 'x' }).title).toEqual({ from: 'recall' });
    expect(view({ ...recall, references: [] }).title).toEqual({ from: 'kind', text: 'k' });
  });
});

describe('opaque', () => {
  test.each([
    ['table'],
    [''],
    [undefined],
    [null],
    [5],
    [['snapshot']],
    ['constructor'],
    ['__proto__'],
  ])('C5 an unknown, empty, mistyped or absent form renders opaque: %j', (form) => {
    const { marker, body } = view({ kind: 'k', form, note: 'n', list: [1, 2] });
    expect(marker).toBe('opaque');
    expect(body.map((block) => (block.type === 'field' ? block.name : block.type))).toEqual([
      'text',
      ...(form === undefined ? [] : ['form']),
      'note',
      'list',
    ]);
    expect(body[0]).toEqual({ type: 'text', text: { text: CONTENT, total: 17, cut: false } });
  });

  test.each([
    ['snapshot', { ...snapshot, sections: [...snapshot.sections, { name: 'x' }] }],
    ['snapshot', { ...snapshot, sections: [{ name: '', text: 'x' }] }],
    ['snapshot', { ...snapshot, sections: [] }],
    ['snapshot', { ...snapshot, update: 'yes' }],
    ['instructions', { ...instructions, changes: [...instructions.changes, { action: 'set' }] }],
    ['instructions', { ...instructions, changes: [] }],
    ['catalog', { ...catalog, entries: [...catalog.entries, 'b'] }],
    ['catalog', { kind: 'k', form: 'catalog' }],
    ['notice', { kind: 'k', form: 'notice' }],
    ['relay', { ...relay, senderSessionId: '' }],
    ['recall', { ...recall, references: [reference, { ...reference, truncated: 'no' }] }],
  ])(
    'C6 and C7 one bad entry makes the whole record opaque, and its marker says so: %s',
    (_, source) => {
      const { marker, body } = view(source);
      expect(marker).toBe('opaque');
      expect(body[0]).toEqual({ type: 'text', text: { text: CONTENT, total: 17, cut: false } });
    },
  );

  test('C13 a cleared snapshot has no form: it is shown as it was sent', () => {
    const { marker, body } = view({ kind: 'app-state', label: 'App state', cleared: ['Path'] });
    expect(marker).toBe('opaque');
    expect(body.map((block) => block.type)).toEqual(['text', 'field', 'field']);
  });
});

describe('instructions', () => {
  test('C8 an unknown action is opaque', () => {
    const changes = [{ action: 'merge', scope: 'user', path: 'a' }];
    expect(view({ ...instructions, changes }).marker).toBe('opaque');
  });

  test('C8 a baseline says loaded; a delta says added, updated or removed', () => {
    const actions = ['set', 'replace', 'remove'];
    const changes = actions.map((action) => ({ action, scope: 'user', path: action }));
    const verbs = (source: Record<string, unknown>) =>
      view(source).body.flatMap((block) => (block.type === 'change' ? [block.verb] : []));
    expect(verbs(instructions)).toEqual(['loaded']);
    expect(verbs({ ...instructions, changes, update: true })).toEqual([
      'added',
      'updated',
      'removed',
    ]);
  });

  test('C8 duplicate paths are shown once, the first wins, and the framing is shown verbatim', () => {
    const changes = [
      { action: 'set', scope: 'user', path: 'a' },
      { action: 'remove', scope: 'user', path: 'a' },
      { action: 'set', scope: 'user', path: 'b' },
    ];
    expect(view({ ...instructions, changes }).body).toEqual([
      { type: 'change', verb: 'loaded', scope: 'user', path: 'a' },
      { type: 'change', verb: 'loaded', scope: 'user', path: 'b' },
      { type: 'text', text: { text: CONTENT, total: 17, cut: false } },
    ]);
  });
});

describe('catalog', () => {
  test('C9 lists recorded entries, never the prose', () => {
    expect(view(catalog).body).toEqual([
      { type: 'entry', name: 'a', description: { text: 'b', total: 1, cut: false } },
    ]);
  });

  test('C9 an update shows that it replaces, and an empty replacement still renders', () => {
    const { marker, body } = view({ ...catalog, entries: [], update: true });
    expect(marker).toBe('catalog');
    expect(body).toEqual([
      { type: 'note', note: 'replaces-earlier' },
      { type: 'note', note: 'empty-list' },
    ]);
  });

  test('C9 205 entries give 200 rows and "5 more"; repeated names keep both rows', () => {
    const entries = Array.from({ length: 205 }, () => ({ name: 'same', description: '' }));
    const { body, summary } = view({ ...catalog, entries });
    expect(body.filter(({ type }) => type === 'entry')).toHaveLength(200);
    expect(body.at(-1)).toEqual({ type: 'more', count: 5 });
    expect(summary).toEqual({ type: 'count', of: 'entries', count: 205 });
  });

  test('C10 entry text with < is stored and shown raw', () => {
    const entries = [{ name: '<a>', description: '1 < 2 & 3' }];
    expect(view({ ...catalog, entries }).body[0]).toMatchObject({
      name: '<a>',
      description: { text: '1 < 2 & 3' },
    });
  });
});

describe('the other forms', () => {
  test('C13 a snapshot shows its sections by name, in order, and whether it supersedes or updates', () => {
    const sections = [
      { name: 'B', text: 'two' },
      { name: 'A', text: '' },
    ];
    expect(view({ ...snapshot, sections }).body).toEqual([
      { type: 'note', note: 'supersedes-earlier' },
      { type: 'section', name: 'B', text: { text: 'two', total: 3, cut: false } },
      { type: 'section', name: 'A', text: null },
    ]);
    expect(view({ ...snapshot, update: true }).body[0]).toEqual({
      type: 'note',
      note: 'updates-earlier',
    });
  });

  test('C14 a notice is readable while collapsed, at most 120 characters with an ellipsis', () => {
    expect(view(notice).summary).toEqual({ type: 'text', text: 'It was cut.' });
    const { summary } = view({ ...notice, summary: 'x'.repeat(300) });
    expect(summary).toEqual({ type: 'text', text: `${'x'.repeat(119)}…` });
    expect(view({ ...notice, summary: ' ' }).marker).toBe('opaque');
  });

  test('C15 a relay names its sender above the text', () => {
    expect(bodyTypes(relay)).toEqual(['sender', 'text']);
    expect(view({ ...relay, senderTitle: 'Login' }).body[0]).toEqual({
      type: 'sender',
      sessionId: 's1',
      title: 'Login',
    });
  });

  test('C16 a recall shows what was kept, left out and truncated before the material', () => {
    expect(view(recall).body).toEqual([
      { type: 'reference', ...reference },
      { type: 'text', text: { text: CONTENT, total: 17, cut: false } },
    ]);
    const { omittedMessages: _, ...short } = reference;
    expect(view({ ...recall, references: [short] }).marker).toBe('opaque');
  });
});

describe('content', () => {
  const blocks = [
    { type: 'text', text: 'a' },
    { type: 'hologram', data: 1 },
    { type: 'text', text: 'b' },
    'loose',
  ];

  test.each([[snapshot], [instructions], [catalog], [notice], [relay], [recall], [{ kind: 'k' }]])(
    'C17 unknown content blocks stay visible, in order, in every body: %j',
    (source) => {
      const { body } = readRecord({ id: 'r', content: 'a\nb', blocks, source });
      const types = body.flatMap((block) =>
        block.type === 'unknown-content' ? [block.contentType] : [],
      );
      expect(types).toEqual(['hologram', 'string']);
    },
  );

  test('C17 in a body that shows the text, they stand where they stood', () => {
    const { body } = readRecord({ id: 'r', content: 'a\nb', blocks, source: notice });
    expect(body.map(({ type }) => type)).toEqual([
      'text',
      'unknown-content',
      'text',
      'unknown-content',
    ]);
  });

  test('C18 text and fields over 20,000 characters are cut, with the total stated', () => {
    const long = 'x'.repeat(20_001);
    const cut = { text: `${'x'.repeat(19_999)}…`, total: 20_001, cut: true };
    expect(view(notice, long).body).toEqual([{ type: 'text', text: cut }]);
    expect(view({ kind: 'k', extra: long }, '').body[1]).toEqual({
      type: 'field',
      name: 'extra',
      value: cut,
    });
    expect(view({ ...snapshot, sections: [{ name: 'n', text: long }] }).body[1]).toMatchObject({
      text: cut,
    });
    expect(view(notice, long).content).toBe(long);
  });
});

test('C12 whatever is stored, reading it never throws', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
  const forms = fc.constantFrom('snapshot', 'instructions', 'catalog', 'notice', 'relay', 'recall');
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), anything),
      fc.option(forms),
      anything,
      fc.array(anything),
      (rest, form, facts, blocks) => {
        const source = {
          ...rest,
          form,
          kind: facts,
          label: facts,
          sections: facts,
          entries: [facts],
        };
        const { marker } = readRecord({ id: 'r', content: '', blocks, source });
        expect(['opaque', form]).toContain(marker);
      },
    ),
  );
});
