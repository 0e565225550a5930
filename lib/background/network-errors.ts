/**
 * Why our own requests got no response. `fetch` does not tell a name that does not resolve from a refused connection; `webRequest`
 * does. It is an optional permission, asked for with this reason; without it the causes stay as coarse as `fetch` gives them.
 */
import type { NetworkFailure } from '#lib/backends/contract.ts';
import { readNetworkErrorName } from '#lib/backends/network-error-names.ts';
import { api } from '#lib/browser/api.ts';

/** The event comes a moment before or after the rejection of `fetch`. */
const LATE_MS = 150;
/** An older error is of an earlier request. */
const RECENT_MS = 5_000;
const MOST_KEPT = 100;

export interface NetworkErrors {
  explain(url: string): Promise<NetworkFailure | null>;
}

export function watchNetworkErrors(now: () => number): NetworkErrors {
  const errors = new Map<string, { readonly name: string; readonly at: number }>();
  const arrivals = new EventTarget();
  let listening = false;

  function listen(): void {
    if (listening || !api.webRequest) return;
    listening = true;
    api.webRequest.onErrorOccurred.addListener(
      ({ url, error, tabId }) => {
        if (tabId !== -1) return;
        errors.delete(url);
        errors.set(url, { name: error, at: now() });
        for (const oldest of errors.keys()) if (errors.size > MOST_KEPT) errors.delete(oldest);
        arrivals.dispatchEvent(new Event('error'));
      },
      { urls: ['<all_urls>'] },
    );
  }

  function recent(url: string): NetworkFailure | null {
    const found = errors.get(url);
    return found && now() - found.at < RECENT_MS ? readNetworkErrorName(found.name) : null;
  }

  listen();
  api.permissions.onAdded.addListener(listen);
  return {
    async explain(url) {
      if (!listening) return null;
      const known = recent(url);
      if (known) return known;
      await arrivalOf(arrivals);
      return recent(url);
    },
  };
}

function arrivalOf(arrivals: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATE_MS);
    arrivals.addEventListener(
      'error',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
