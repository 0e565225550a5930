/** Who sent a message. Nothing that arrives is trusted before one of these has said yes. */
import { api, type MessageSender } from './api.ts';

/** Whether the sender is a page of this extension at `path`. Its host may be the extension's id or a dynamic stand-in for it. */
export function isOwnPage(sender: MessageSender | undefined, path: string): boolean {
  if (sender?.id !== api.runtime.id || !sender.url) return false;
  const url = URL.parse(sender.url);
  const own = new URL(api.runtime.getURL(''));
  return url !== null && url.protocol === own.protocol && url.pathname === path;
}

/** Whether the sender is a page of this extension that is nobody's frame: a tab of its own, or a panel. */
export function isTopLevelPage(sender: MessageSender | undefined, path: string): boolean {
  return isOwnPage(sender, path) && (sender?.tab === undefined || sender.frameId === 0);
}

/** The tab whose top document the content script that sent this stands in; `null` for anything else. */
export function contentScriptTab(sender: MessageSender): number | null {
  if (sender.id !== api.runtime.id || sender.frameId !== 0 || sender.tab?.id === undefined)
    return null;
  const own = new URL(api.runtime.getURL(''));
  return URL.parse(sender.url ?? '')?.protocol === own.protocol ? null : sender.tab.id;
}
