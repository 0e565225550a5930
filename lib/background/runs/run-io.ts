/** What a backend gets from this context. */
import type { BackendIo } from '#lib/backends/contract.ts';

/** Resolves after `ms`, or at once when the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

export function createBackendIo(): Omit<BackendIo, 'signal'> {
  return {
    fetch: (input, init) => fetch(input, init),
    now: Date.now,
    wait,
    openSocket: (url) => new WebSocket(url),
  };
}
