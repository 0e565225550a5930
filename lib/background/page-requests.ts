/** What content scripts ask. They stand in hostile pages: each message is checked, and no answer holds a secret. */
import { api, type MessageSender } from '#lib/browser/api.ts';
import { contentScriptTab } from '#lib/browser/sender.ts';
import { type FromPage, isFromPage, type MountReply } from '#lib/protocol/page-messages.ts';
import { MAX_DRAWER_WIDTH, MIN_DRAWER_WIDTH } from '#lib/settings/drawer-width.ts';
import type { PushedPages } from './push-page.ts';
import type { Services } from './services.ts';

export interface PageRequestOptions {
  readonly services: Services;
  readonly pushed: PushedPages;
  readonly onPageChanged: (tabId: number) => Promise<void>;
}

/** @returns What is answered; `undefined` when the message is none of a content script's. */
export function answerPage(
  message: unknown,
  sender: MessageSender,
  options: PageRequestOptions,
): Promise<unknown> | undefined {
  const tabId = contentScriptTab(sender);
  if (tabId === null || !isFromPage(message)) return undefined;
  return answer(message, tabId, options).catch((error: unknown) => {
    options.services.report(error);
    return {};
  });
}

async function answer(
  message: FromPage,
  tabId: number,
  { services, pushed, onPageChanged }: PageRequestOptions,
): Promise<unknown> {
  const { tabs, settings } = await services.stores;
  switch (message.type) {
    case 'ticket-request': {
      const { appearance } = await settings.read();
      return {
        ticket: await tabs.issueTicket(tabId),
        origin: new URL(api.runtime.getURL('')).origin,
        width: appearance.width,
        side: appearance.side,
        updatedNotice: api.i18n.getMessage('overlayUpdated'),
      } satisfies MountReply;
    }
    case 'drawer-opened':
      await tabs.update(tabId, { open: true });
      await pushed.push(tabId);
      return {};
    case 'drawer-closed':
      await tabs.update(tabId, { open: false });
      await pushed.release(tabId);
      return {};
    case 'page-changed':
      await onPageChanged(tabId);
      return {};
    case 'width-changed': {
      const width = Math.min(
        Math.max(Math.round(message.width), MIN_DRAWER_WIDTH),
        MAX_DRAWER_WIDTH,
      );
      await settings.update((current) => ({
        ...current,
        appearance: { ...current.appearance, width },
      }));
      await pushed.push(tabId);
      return {};
    }
  }
}
