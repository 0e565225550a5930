/**
 * Keeps the background awake while something is going on. A worker with nothing but a pending request is put to sleep 30 s after
 * its last extension event; a call of an extension API counts as one.
 */
import { api } from '#lib/browser/api.ts';

const CALL_EVERY_MS = 20_000;

let holders = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** @returns What lets it sleep again; calling it twice is once. */
export function keepAwake(): () => void {
  holders += 1;
  timer ??= setInterval(() => void api.runtime.getPlatformInfo(), CALL_EVERY_MS);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
