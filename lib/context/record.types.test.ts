/** Type tests: what must not compile. `tsc` fails on a `@ts-expect-error` that has nothing to expect. */
import { expectTypeOf, test } from 'vitest';
import { createRecord } from './create-record.ts';
import type {
  CatalogSource,
  ContextSource,
  InstructionsSource,
  NoticeSource,
  RecallSource,
  RelaySource,
  SnapshotSource,
} from './record.ts';

test('C19 leaving out the facts of a form is a type error', () => {
  // @ts-expect-error a snapshot has sections
  createRecord('', { kind: 'k', form: 'snapshot' } satisfies SnapshotSource);
  // @ts-expect-error a snapshot has at least one section
  createRecord('', { kind: 'k', form: 'snapshot', sections: [] } satisfies SnapshotSource);
  // @ts-expect-error instructions have changes
  createRecord('', { kind: 'k', form: 'instructions' } satisfies InstructionsSource);
  // @ts-expect-error instructions have at least one change
  createRecord('', { kind: 'k', form: 'instructions', changes: [] } satisfies InstructionsSource);
  // @ts-expect-error a catalog has entries
  createRecord('', { kind: 'k', form: 'catalog' } satisfies CatalogSource);
  // @ts-expect-error a notice has a summary
  createRecord('', { kind: 'k', form: 'notice' } satisfies NoticeSource);
  // @ts-expect-error a relay has a sender
  createRecord('', { kind: 'k', form: 'relay' } satisfies RelaySource);
  // @ts-expect-error a recall has references
  createRecord('', { kind: 'k', form: 'recall' } satisfies RecallSource);
  // @ts-expect-error a recall has at least one reference
  createRecord('', { kind: 'k', form: 'recall', references: [] } satisfies RecallSource);
});

test('C19 facts of one form do not stand in for those of another', () => {
  // @ts-expect-error entries are no sections
  createRecord('', { kind: 'k', form: 'snapshot', entries: [] });
  // @ts-expect-error there is no such form
  createRecord('', { kind: 'k', form: 'table', entries: [] });
  // @ts-expect-error every record says who produced it
  createRecord('', { form: 'catalog', entries: [] });
});

test('C20 a source has no room for colour, icon or order', () => {
  const facts = { kind: 'k', form: 'notice', summary: 's' } as const;
  // @ts-expect-error the view decides how a record looks
  const painted: NoticeSource = { ...facts, color: 'red' };
  expectTypeOf(painted).toEqualTypeOf<NoticeSource>();
  expectTypeOf<Extract<keyof ContextSource, 'icon' | 'color' | 'order'>>().toBeNever();
});
