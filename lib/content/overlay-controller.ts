/** Opens, focuses and closes the drawer in this page, on the background's word. */
import { findContentApi } from '#lib/browser/content-api.ts';
import type { FromPage, MountReply } from '#lib/protocol/page-messages.ts';
import { isMountReply } from '#lib/protocol/page-messages.ts';
import { readMember } from './dom-access.ts';
import { mountOverlayHost, type OverlayHost, removeStaleHosts } from './overlay-host.ts';
import { watchPage } from './page-watch.ts';

/** How often an open drawer looks whether its extension is still there; nothing else tells. */
const ALIVE_CHECK_MS = 2_000;

export interface OverlayController {
  toggle(): Promise<void>;
  open(focus: boolean): Promise<void>;
  close(): void;
  /** Whether the extension behind this script is still there. */
  isAlive(): boolean;
}

interface OpenDrawer {
  readonly host: OverlayHost;
  readonly lifetime: AbortController;
  readonly focusBefore: unknown;
}

const activeElement = () => readMember(document, 'activeElement');

export function createOverlayController(): OverlayController {
  let open: OpenDrawer | null = null;
  let opening: Promise<void> | null = null;

  const isAlive = () => Boolean(findContentApi()?.runtime.id);

  async function tell(message: FromPage): Promise<unknown> {
    return findContentApi()?.runtime.sendMessage(message);
  }

  async function mount(focus: boolean): Promise<void> {
    const reply = await tell({ type: 'ticket-request' });
    const api = findContentApi();
    if (!api || !isMountReply(reply)) return;
    removeStaleHosts();
    const focusBefore = activeElement();
    const host = mountOverlayHost({
      frameUrl: `${api.runtime.getURL('/drawer.html')}#${reply.ticket}`,
      allow: `microphone ${reply.origin}; clipboard-write ${reply.origin}`,
      title: 'Whereabouts',
      width: reply.width,
      side: reply.side,
      onWidth: (width) => void tell({ type: 'width-changed', width }),
    });
    const lifetime = new AbortController();
    open = { host, lifetime, focusBefore };
    watchPage(
      () => void tell({ type: 'page-changed' }).catch(() => checkAlive(reply)),
      lifetime.signal,
    );
    const timer = setInterval(() => checkAlive(reply), ALIVE_CHECK_MS);
    lifetime.signal.addEventListener('abort', () => clearInterval(timer));
    if (focus) focusFrame(host);
    await tell({ type: 'drawer-opened' });
  }

  function checkAlive(reply: MountReply): void {
    if (!open || isAlive()) return;
    open.lifetime.abort();
    open.host.showNotice(reply.updatedNotice);
  }

  function focusFrame(host: OverlayHost): void {
    host.frame.focus();
  }

  return {
    isAlive,
    async toggle() {
      if (open?.host.isAttached() && activeElement() === open.host.element) this.close();
      else await this.open(true);
    },
    async open(focus) {
      if (open?.host.isAttached()) {
        if (focus) focusFrame(open.host);
        return;
      }
      open?.lifetime.abort();
      opening ??= mount(focus).finally(() => {
        opening = null;
      });
      await opening;
    },
    close() {
      if (!open) return;
      const { host, lifetime, focusBefore } = open;
      open = null;
      lifetime.abort();
      host.remove();
      if (focusBefore instanceof HTMLElement) focusBefore.focus();
      void tell({ type: 'drawer-closed' });
    },
  };
}
