/** PURE. Counts what was left out, by reason. */
import type { LeftOut } from './captured-page.ts';
import type { HiddenReason } from './hidden-text.ts';

export class LeftOutTally {
  readonly #counts = new Map<HiddenReason, { pieces: number; characters: number }>();

  /** Nothing is counted for no characters. */
  add(reason: HiddenReason, characters: number): void {
    if (characters === 0) return;
    const count = this.#counts.get(reason) ?? { pieces: 0, characters: 0 };
    count.pieces += 1;
    count.characters += characters;
    this.#counts.set(reason, count);
  }

  list(): LeftOut[] {
    return [...this.#counts].map(([reason, count]) => ({ reason, ...count }));
  }
}
