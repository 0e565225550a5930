import type { ChatView } from '#lib/state/drawer-model.ts';

export interface ChatGroup {
  readonly name: 'pinned' | 'today' | 'yesterday' | 'earlier';
  readonly chats: readonly ChatView[];
}

/** Splits chats, which come most recent first, into the groups that have any. Days are the person's own. */
export function groupChats(chats: readonly ChatView[], now: number): readonly ChatGroup[] {
  const today = startOfDay(now, 0);
  const yesterday = startOfDay(now, -1);
  const loose = chats.filter(({ pinned }) => !pinned);
  const groups: readonly ChatGroup[] = [
    { name: 'pinned', chats: chats.filter(({ pinned }) => pinned) },
    { name: 'today', chats: loose.filter(({ updatedAt }) => updatedAt >= today) },
    {
      name: 'yesterday',
      chats: loose.filter(({ updatedAt }) => updatedAt >= yesterday && updatedAt < today),
    },
    { name: 'earlier', chats: loose.filter(({ updatedAt }) => updatedAt < yesterday) },
  ];
  return groups.filter((group) => group.chats.length > 0);
}

/** By the calendar, not by 24 hours: days with a clock change count too. */
function startOfDay(now: number, offset: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + offset).getTime();
}
