import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Drawing may take at most a quarter of the time, whatever the answer looks like. */
const SHARE = 4;
const FRAME = 16;

/**
 * The value of a text that grows quickly, read at most once a frame, and less often when drawing it takes long. A text that stands
 * still is read at once.
 */
export function useFrameSignal(text: ReadonlySignal<string>, growing: boolean): string {
  const [, redraw] = useState(0);
  const drawn = useRef('');

  useEffect(() => {
    if (!growing) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let drawnAt = Number.NEGATIVE_INFINITY;
    let restUntil = 0;

    const draw = () => {
      frame = 0;
      if (drawn.current === text.peek()) return;
      const started = performance.now();
      drawnAt = started;
      redraw((count) => count + 1);
      queueMicrotask(() => {
        const ended = performance.now();
        restUntil = ended + (ended - started) * SHARE - FRAME;
      });
    };
    const schedule = () => {
      if (frame || timer) return;
      const now = performance.now();
      const rest = restUntil - now;
      // After a frame without words nothing has to be gathered: they are in the document before the next frame begins.
      if (rest <= 0 && now - drawnAt >= FRAME) draw();
      else if (rest <= FRAME) frame = requestAnimationFrame(draw);
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

  // Noted here, not when the effect begins: words that came in between would never be drawn.
  drawn.current = text.peek();
  return drawn.current;
}
