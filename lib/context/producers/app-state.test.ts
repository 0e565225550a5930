import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAppState } from '#lib/app-state/app-state.ts';
import { diffAppState } from '#lib/app-state/diff.ts';
import { anyAppState } from '../../../tests/support/arbitraries.ts';
import { createAppStateRecord, readAppStateChanges } from './app-state.ts';

test('K4 nothing to tell: no record', () => {
  expect(createAppStateRecord([])).toBeNull();
});

test('C10 the record holds the fields that were sent, unescaped; only the header is escaped', () => {
  const record = createAppStateRecord(
    diffAppState(null, createAppState({ pageName: 'a <b> & c' })),
  );
  expect(record?.source).toEqual({
    kind: 'app-state',
    label: 'App state',
    form: 'snapshot',
    update: true,
    sections: [{ name: 'Page Name', text: 'a <b> & c' }],
  });
  expect(record?.content).toBe(
    '<new_app_ui_context>\nPage Name: a &lt;b&gt; &amp; c\n</new_app_ui_context>',
  );
});

test('C13 a state of which nothing is left is a cleared snapshot, which has no form', () => {
  const known = createAppState({ pageName: 'Issue', currentTask: '12' });
  const record = createAppStateRecord(diffAppState(known, createAppState({})));
  expect(record?.source).toEqual({
    kind: 'app-state',
    label: 'App state',
    cleared: ['Page Name', 'Current Task'],
  });
});

test('K15 what a record told is read back from its facts, cleared fields included', () => {
  fc.assert(
    fc.property(anyAppState, anyAppState, (before, after) => {
      const changes = diffAppState(before, after);
      const record = createAppStateRecord(changes);
      const stored = record && { ...record, source: structuredClone({ ...record.source }) };
      expect(stored === null ? [] : readAppStateChanges(stored)).toEqual(changes);
    }),
  );
});

test.each([
  [{}],
  [{ form: 'snapshot', update: true, sections: [] }],
  [{ form: 'snapshot', update: true, sections: [{ name: 'Path' }] }],
  [{ form: 'snapshot', update: true, sections: [{ name: 'Somewhere', text: 'x' }] }],
  [{ form: 'snapshot', sections: [{ name: 'Path', text: 'x' }] }],
  [
    {
      form: 'snapshot',
      update: true,
      sections: [
        { name: 'Path', text: 'x' },
        { name: 'Path', text: 'y' },
      ],
    },
  ],
  [{ form: 'notice', cleared: ['Path'] }],
  [{ cleared: 'Path' }],
])('K21 a corrupt record tells nothing: %j', (facts) => {
  const source = { kind: 'app-state', ...facts };
  expect(readAppStateChanges({ id: '1', content: '', source })).toBeNull();
});
