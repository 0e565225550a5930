import { expect, test } from 'vitest';
import { createSiteInstructionsRecord } from './site-instructions.ts';

const changes = (record: ReturnType<typeof createSiteInstructionsRecord>) =>
  record?.source.changes.map(({ action, path }) => `${action} ${path}`);

test('C8 site instructions are set, kept, replaced, and removed when the chat moves on', () => {
  const first = createSiteInstructionsRecord({ site: 'Tracker', text: 'Be short.' }, null);
  expect(changes(first)).toEqual(['set Tracker']);
  expect(first?.content).toContain('Be short.');
  expect(createSiteInstructionsRecord({ site: 'Tracker', text: ' Be short. ' }, first)).toBeNull();
  const replaced = createSiteInstructionsRecord({ site: 'Tracker', text: 'Be long.' }, first);
  expect(changes(replaced)).toEqual(['replace Tracker']);
  const moved = createSiteInstructionsRecord({ site: 'Wiki', text: 'Cite.' }, replaced);
  expect(changes(moved)).toEqual(['remove Tracker', 'set Wiki']);
  const left = createSiteInstructionsRecord({ site: '', text: '' }, moved);
  expect(changes(left)).toEqual(['remove Wiki']);
  expect(createSiteInstructionsRecord({ site: '', text: '' }, left)).toBeNull();
  expect(changes(createSiteInstructionsRecord({ site: 'Wiki', text: 'Cite.' }, left))).toEqual([
    'set Wiki',
  ]);
});
