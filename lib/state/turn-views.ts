/** The turns of the shown chat as signals: a word that arrives touches the one text that it belongs to. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TurnId } from '#lib/chat/ids.ts';
import type { Turn } from '#lib/chat/turn.ts';
import type { TurnView } from './drawer-model.ts';

type Channel = 'text' | 'reasoning';

interface WritableTurnView extends TurnView {
  readonly turn: Signal<Turn>;
  readonly text: Signal<string>;
  readonly reasoning: Signal<string>;
}

export interface TurnViews {
  readonly list: ReadonlySignal<readonly TurnView[]>;
  /** Shows these turns and no others; views of turns that stay are kept. */
  replace(turns: readonly Turn[]): void;
  /** Puts a turn behind the one that it answers to; what stood there belongs to another branch now. */
  append(turn: Turn): void;
  /** Joins words at their place. Late, repeated or foreign ones change nothing. @returns Whether there is a gap before them. */
  join(turnId: TurnId, channel: Channel, at: number, delta: string): 'joined' | 'ignored' | 'gap';
  /** Shows a turn as it ended. */
  finish(turn: Turn): void;
}

export function createTurnViews(): TurnViews {
  const list = signal<readonly WritableTurnView[]>([]);

  const find = (id: TurnId) => list.value.find((view) => view.turn.value.id === id);

  function show(turn: Turn): WritableTurnView {
    const known = find(turn.id);
    if (!known) {
      return {
        turn: signal(turn),
        text: signal(turn.answer.text),
        reasoning: signal(turn.answer.reasoning),
      };
    }
    known.turn.value = turn;
    known.text.value = turn.answer.text;
    known.reasoning.value = turn.answer.reasoning;
    return known;
  }

  return {
    list,
    replace(turns) {
      list.value = turns.map(show);
    },
    append(turn) {
      const parentAt = list.value.findIndex((view) => view.turn.value.id === turn.parentId);
      list.value = [...list.value.slice(0, parentAt + 1), show(turn)];
    },
    join(turnId, channel, at, delta) {
      const view = find(turnId);
      if (view?.turn.value.status !== 'streaming') return 'ignored';
      const text = view[channel];
      const known = text.value.length;
      if (at > known) return 'gap';
      const fresh = delta.slice(known - at);
      if (fresh === '') return 'ignored';
      text.value += fresh;
      return 'joined';
    },
    finish(turn) {
      if (find(turn.id)) show(turn);
    },
  };
}
