/** How the background reaches backends: every request waits for the Origin rules, and a failed one is explained where it can be. */
import type { BackendConfig } from '#lib/backends/backend-config.ts';
import type { BackendIo } from '#lib/backends/contract.ts';
import { needsOriginRule } from '#lib/backends/doctor/origin-rule.ts';
import { openBackend } from '#lib/backends/open-backend.ts';
import { watchNetworkErrors } from './network-errors.ts';
import { createOriginRuleKeeper, type OriginRules } from './origin-rules.ts';

export interface BackendNetwork {
  readonly rules: OriginRules;
  /** What a backend gets from this context, but for the signal. */
  readonly io: Omit<BackendIo, 'signal'>;
}

export function createBackendNetwork(
  listBackends: () => Promise<readonly BackendConfig[]>,
  report: (error: unknown) => void,
): BackendNetwork {
  const rules = createOriginRuleKeeper(async () => (await listBackends()).flatMap(ruledOrigins));
  const errors = watchNetworkErrors(Date.now);
  rules.refresh().catch(report);
  return {
    rules,
    io: {
      async fetch(input, init) {
        // Without its rule a request may be refused, but it is the server that says so.
        await rules.ready().catch(report);
        return fetch(input, init);
      },
      now: Date.now,
      wait,
      createId: () => crypto.randomUUID(),
      openSocket: (url) => new WebSocket(url),
      explainNetworkError: errors.explain,
    },
  };
}

function ruledOrigins(backend: BackendConfig): readonly string[] {
  const { origins } = openBackend(backend);
  const isChosen = 'hideOrigin' in backend.config && backend.config.hideOrigin;
  return isChosen ? origins : origins.filter(needsOriginRule);
}

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
