/** The one line on the toolbar icon that says why nothing else happened. */
import { api } from '#lib/browser/api.ts';
import type { NoEntryReason } from './access.ts';

/** What the icon can say about a tab. */
export type BadgeMessage = NoEntryReason | 'answer-ready' | 'reload-lost-access';

const TITLES = {
  'store-page': 'badgeStorePage',
  'error-page': 'badgeErrorPage',
  'no-access': 'badgeNoAccess',
  'blocked-site': 'badgeNeverHere',
  'answer-ready': 'badgeAnswerReady',
  'reload-lost-access': 'badgeReloadLostAccess',
} as const satisfies Record<BadgeMessage, string>;

const READY_TEXT = '1';
const READY_COLOUR = '#1a7f4e';
const PROBLEM_COLOUR = '#b3261e';

export async function showBadge(tabId: number, message: BadgeMessage): Promise<void> {
  const ready = message === 'answer-ready';
  await Promise.all([
    api.action.setBadgeText({ tabId, text: ready ? READY_TEXT : '!' }),
    api.action.setBadgeBackgroundColor({ tabId, color: ready ? READY_COLOUR : PROBLEM_COLOUR }),
    api.action.setTitle({ tabId, title: api.i18n.getMessage(TITLES[message]) }),
  ]);
}

/** Access ended with the old document. An answer that waits there says more: the click that shows it gives access again. */
export async function showLostAccess(tabId: number): Promise<void> {
  const shown = await api.action.getBadgeText({ tabId });
  if (shown !== READY_TEXT) await showBadge(tabId, 'reload-lost-access');
}

export async function clearBadge(tabId: number): Promise<void> {
  await Promise.all([
    api.action.setBadgeText({ tabId, text: '' }),
    api.action.setTitle({ tabId, title: api.i18n.getMessage('actionTitle') }),
  ]);
}
