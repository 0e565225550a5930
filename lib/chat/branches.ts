/**
 * PURE. The turns of a session form a tree: an edit and a regeneration are siblings of the turn that they replace, and the
 * conversation that is shown is the path from the start to the session's leaf.
 */
import type { TurnId } from './ids.ts';

/** What the tree needs to know of a turn; an unreadable turn still has it, so that the ones around it stay joined. */
export interface TurnLink {
  readonly id: TurnId;
  readonly parentId: TurnId | null;
  readonly createdAt: number;
}

const byTime = (a: TurnLink, b: TurnLink) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/**
 * The conversation that ends in `leafId`, oldest first. When that turn is gone, the one that ends in the newest turn. A missing
 * parent ends the walk, and so does a circle.
 */
export function branchTo<Link extends TurnLink>(
  links: readonly Link[],
  leafId: TurnId | null,
): Link[] {
  const byId = new Map(links.map((link) => [link.id, link]));
  const branch: Link[] = [];
  let current = (leafId && byId.get(leafId)) || [...links].sort(byTime).at(-1);
  while (current) {
    branch.push(current);
    byId.delete(current.id);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return branch.reverse();
}

/** The turns that stand in the same place as `turnId`, itself included, oldest first: what an edit or a regeneration left. */
export function siblingsOf<Link extends TurnLink>(links: readonly Link[], turnId: TurnId): Link[] {
  const turn = links.find(({ id }) => id === turnId);
  return turn ? links.filter(({ parentId }) => parentId === turn.parentId).sort(byTime) : [];
}

/** The leaf to show when `turnId` is chosen: the newest end of the conversation that goes on from it. */
export function newestLeafUnder(links: readonly TurnLink[], turnId: TurnId): TurnId {
  const children = Map.groupBy(links, ({ parentId }) => parentId);
  const seen = new Set<TurnId>();
  let newest = links.find(({ id }) => id === turnId);
  const open = newest ? [newest] : [];
  for (let link = open.pop(); link; link = open.pop()) {
    if (seen.has(link.id)) continue;
    seen.add(link.id);
    if (newest && byTime(newest, link) < 0) newest = link;
    open.push(...(children.get(link.id) ?? []));
  }
  return newest?.id ?? turnId;
}
