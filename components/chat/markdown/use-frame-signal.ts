import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** Drawing may take at most a quarter of the time, whatever the answer looks like. */
const SHARE = 4;
const FRAME = 16;

/**
 * The value of a text that grows quickly, read once a frame, and less often when drawing it takes long. A text that stands still is
 * read at once.
 */
export function useFrameSignal(text: ReadonlySignal<string>, growing: boolean): string {
  const [, redraw] = useState(0);

  useEffect(() => {
    if (!growing) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = text.peek();
    let restUntil = 0;

    const draw = () => {
      frame = 0;
      if (shown === text.peek()) return;
      shown = text.peek();
      const started = performance.now();
      redraw((count) => count + 1);
      queueMicrotask(() => {
        const ended = performance.now();
        restUntil = ended + (ended - started) * SHARE - FRAME;
      });
    };
    const schedule = () => {
      if (frame || timer) return;
      const rest = restUntil - performance.now();
      if (rest <= FRAME) frame = requestAnimationFrame(draw);
      else
        timer = setTimeout(() => {
          timer = undefined;
          frame = requestAnimationFrame(draw);
        }, rest);
    };
    const unsubscribe = text.subscribe(schedule);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [text, growing]);

  return text.peek();
}
