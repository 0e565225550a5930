/**
 * Lets our own requests to local servers go out without an Origin, by session rules: such servers refuse extensions by it. No page's
 * request and no other extension's is touched (see `lib/backends/doctor/origin-rule.ts`).
 */
import { createOriginRules } from '#lib/backends/doctor/origin-rule.ts';
import { api } from '#lib/browser/api.ts';

export interface OriginRules {
  /** Makes the rules those of the stored backends, and of `more`. */
  refresh(more?: readonly string[]): Promise<void>;
  /** Resolves when the rules of the latest refresh are in force. */
  ready(): Promise<void>;
}

/** @param listOrigins The origins that go without an Origin header now. */
export function createOriginRuleKeeper(listOrigins: () => Promise<readonly string[]>): OriginRules {
  let latest: Promise<void> = Promise.resolve();

  async function apply(more: readonly string[]): Promise<void> {
    const rules = createOriginRules([...(await listOrigins()), ...more], extensionHost());
    const old = await api.declarativeNetRequest.getSessionRules();
    await api.declarativeNetRequest.updateSessionRules({
      removeRuleIds: old.map(({ id }) => id),
      addRules: rules.map(({ id, action, condition }) => ({
        id,
        action: { ...action, requestHeaders: [...action.requestHeaders] },
        condition: {
          ...condition,
          initiatorDomains: [...condition.initiatorDomains],
          tabIds: [...condition.tabIds],
          resourceTypes: [...condition.resourceTypes],
        },
      })),
    });
  }

  return {
    refresh(more = []) {
      // One after the other: two at once would remove each other's rules.
      latest = latest.catch(() => undefined).then(() => apply(more));
      return latest;
    },
    ready: () => latest,
  };
}

/** The host of our own pages: the id in Chromium, a UUID in Firefox. */
function extensionHost(): string {
  return new URL(api.runtime.getURL('/')).hostname;
}
