import { useRef } from 'preact/hooks';

/** Safari and some Firefox versions end a composition before they tell of the key that ended it. */
const SAME_KEY_WITHIN_MS = 60;
/** What a key event says while an input method has the key, also where `isComposing` is not set. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method: it chooses a candidate and is no command. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Tells the Enter that ended a composition from one that was meant, where `compositionend` comes before `keydown`. */
export function useCompositionEnd() {
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    onCompositionEnd: (event: CompositionEvent) => {
      endedAt.current = event.timeStamp;
    },
    /** Asked of each key: only the first one after the end can be the one that ended it. */
    justEnded: (event: KeyboardEvent) => {
      const sinceEnd = event.timeStamp - endedAt.current;
      endedAt.current = Number.NEGATIVE_INFINITY;
      return event.key === 'Enter' && sinceEnd < SAME_KEY_WITHIN_MS;
    },
  };
}
