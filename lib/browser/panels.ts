/** The place beside the page: the side panel in Chromium, the sidebar in Firefox. */
import { api } from './api.ts';

interface SidebarAction {
  open(): Promise<void>;
  close(): Promise<void>;
}

function sidebarAction(): SidebarAction | null {
  const sidebar: unknown = Reflect.get(api, 'sidebarAction');
  return typeof sidebar === 'object' && sidebar !== null && 'open' in sidebar
    ? (sidebar as SidebarAction)
    : null;
}

/**
 * Opens the drawer beside the tab. Must be called inside a gesture, before anything is awaited: both browsers refuse it afterwards.
 *
 * @throws Error when the browser refuses, or has no such place.
 */
export async function openPanel(tabId: number): Promise<void> {
  if (api.sidePanel) {
    const configured = api.sidePanel.setOptions({
      tabId,
      path: `drawer.html?place=panel&tab=${tabId}`,
      enabled: true,
    });
    const opened = api.sidePanel.open({ tabId });
    await Promise.all([configured, opened]);
    return;
  }
  const sidebar = sidebarAction();
  if (!sidebar) throw new Error('This browser has no panel beside the page.');
  await sidebar.open();
}

/** Closes the place beside the tab; where the browser does not let us, it stays, and sees nothing of a page that is not wanted. */
export async function closePanel(tabId: number): Promise<void> {
  if (api.sidePanel) await api.sidePanel.setOptions({ tabId, enabled: false });
  else
    await sidebarAction()
      ?.close()
      .catch(() => undefined);
}
