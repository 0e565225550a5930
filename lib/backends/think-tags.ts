/**
 * PURE. Reasoning that a model writes into its text between `<think>` and `</think>`, told apart however the pieces are cut.
 * Only a tag at the very start of the answer opens it: an answer may well talk about such tags.
 */

export interface ThinkSplit {
  readonly type: 'text-delta' | 'reasoning-delta';
  readonly text: string;
}

export interface ThinkSplitter {
  feed(text: string): readonly ThinkSplit[];
  end(): readonly ThinkSplit[];
}

const TAGS = [
  { open: '<think>', close: '</think>' },
  { open: '<thinking>', close: '</thinking>' },
] as const;

type State =
  | { at: 'start'; held: string }
  | { at: 'reasoning'; held: string; close: string }
  | { at: 'gap' }
  | { at: 'text' };

export function createThinkSplitter(): ThinkSplitter {
  let state: State = { at: 'start', held: '' };

  function feed(text: string): ThinkSplit[] {
    if (text === '') return [];
    if (state.at === 'text') return [{ type: 'text-delta', text }];
    if (state.at === 'gap') return feedGap(text);
    return state.at === 'start' ? feedStart(state.held + text) : feedReasoning(state, text);
  }

  function feedStart(held: string): ThinkSplit[] {
    const seen = held.trimStart();
    const tag = TAGS.find(({ open }) => seen.startsWith(open));
    if (tag) {
      state = { at: 'reasoning', held: '', close: tag.close };
      return feed(seen.slice(tag.open.length));
    }
    if (TAGS.some(({ open }) => open.startsWith(seen))) {
      state = { at: 'start', held };
      return [];
    }
    state = { at: 'text' };
    return [{ type: 'text-delta', text: held }];
  }

  function feedReasoning(from: { held: string; close: string }, text: string): ThinkSplit[] {
    const seen = from.held + text;
    const end = seen.indexOf(from.close);
    if (end >= 0) {
      state = { at: 'gap' };
      return [...reasoning(seen.slice(0, end)), ...feed(seen.slice(end + from.close.length))];
    }
    const heldLength = longestSuffixThatStarts(from.close, seen);
    const cut = seen.length - heldLength;
    state = { at: 'reasoning', held: seen.slice(cut), close: from.close };
    return reasoning(seen.slice(0, cut));
  }

  /** The blank lines between the reasoning and the answer belong to neither. */
  function feedGap(text: string): ThinkSplit[] {
    const rest = text.trimStart();
    if (rest === '') return [];
    state = { at: 'text' };
    return [{ type: 'text-delta', text: rest }];
  }

  function end(): ThinkSplit[] {
    const last = state;
    state = { at: 'text' };
    if (last.at === 'reasoning') return reasoning(last.held);
    return last.at === 'start' && last.held !== '' ? [{ type: 'text-delta', text: last.held }] : [];
  }

  return { feed, end };
}

function reasoning(text: string): ThinkSplit[] {
  return text === '' ? [] : [{ type: 'reasoning-delta', text }];
}

function longestSuffixThatStarts(tag: string, text: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (tag.startsWith(text.slice(-length))) return length;
  }
  return 0;
}
