import type { ImportOutcome } from '#lib/protocol/data-contract.ts';
import { useSettings } from './settings-context.ts';

const LISTS = ['backends', 'skills', 'descriptors', 'chats'] as const;
const REFUSALS = [
  'unreadable',
  'newer',
  'forbidden-key',
  'too-large',
  'conflict',
  'not-kept',
] as const;

/** What became of a file, item by item. */
export function ImportReport({ outcome }: { readonly outcome: ImportOutcome }) {
  const { text } = useSettings();
  if (outcome.status === 'refused') {
    return <p class="field-problem">{text(`data.file.${outcome.reason}`)}</p>;
  }
  const named = (list: string) => {
    const known = LISTS.find((name) => name === list);
    return known ? text(`data.list.${known}`) : list;
  };
  const worded = (reason: string) => {
    const known = REFUSALS.find((code) => code === reason);
    return known ? text(`data.refusal.${known}`) : reason;
  };
  return (
    <>
      <p class="note">{text('data.imported')}</p>
      <ul class="import-lists">
        {outcome.lists.map(({ list, added, present, refused }) => (
          <li key={list}>
            {text('data.list', { list: named(list), added, present })}
            {refused.map(({ name, reason }, index) => (
              <p key={index} class="field-problem">
                {text('data.refused', { name, reason: worded(reason) })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
