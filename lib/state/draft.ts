/** The words in the message box, kept by the background while they are typed. */
import { effect, type Signal, signal } from '@preact/signals';

const SAVE_AFTER_MS = 250;

export interface Draft {
  readonly text: Signal<string>;
  /** Takes over what was kept, unless the person has typed already. */
  adopt(kept: string): void;
  /** Gives words back that did not go out; what was typed since stays behind them. */
  restore(words: string): void;
  /** Empties the box while its words are on their way; what is kept changes only when they have arrived. */
  clearShown(): void;
  /** Keeps now what is yet to be kept. */
  flush(): Promise<void>;
}

export function createDraft(save: (text: string) => Promise<unknown>): Draft {
  const text = signal('');
  let kept = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    if (text.value === kept) return;
    kept = text.value;
    await save(kept).catch(() => {
      // It is tried again with the next change; the words themselves are still in the box.
      kept = '';
    });
  }

  effect(() => {
    if (text.value === kept) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), SAVE_AFTER_MS);
  });

  function show(words: string): void {
    kept = words;
    text.value = words;
  }

  return {
    text,
    adopt(words) {
      if (text.value === '' || text.value === kept) show(words);
    },
    restore(words) {
      text.value = [words, text.value].filter((part) => part !== '').join('\n');
    },
    clearShown() {
      clearTimeout(timer);
      show('');
    },
    flush: keep,
  };
}
