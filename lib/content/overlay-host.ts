/**
 * The drawer's place in a page: a host in the top layer with a closed root and one frame of the extension's origin. The page can
 * see that a host is there and when it has the focus, nothing else; what is inside the frame belongs to another process.
 */
import { MIN_DRAWER_WIDTH } from '#lib/settings/drawer-width.ts';
import { callMember, findAll, readMember } from './dom-access.ts';
import { OVERLAY_STYLE } from './overlay-style.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** By this a newer script finds the host that an older, cut-off one left behind. */
const HOST_MARK = 'data-whereabouts';
const MAX_STALE_HOSTS = 10;

export interface OverlayHost {
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  /** Whether it still stands where it was put, in the document that is shown. */
  isAttached(): boolean;
  /** Replaces the frame by one line of text. */
  showNotice(text: string): void;
  remove(): void;
}

export interface OverlayHostOptions {
  readonly frameUrl: string;
  /** Features that the frame is allowed, for its own origin. */
  readonly allow: string;
  readonly title: string;
  readonly width: number;
  readonly side: 'left' | 'right';
  readonly onWidth: (width: number) => void;
}

/** Removes hosts that were left behind by a script that lost its extension. */
export function removeStaleHosts(): void {
  for (const stale of findAll(document, `[${HOST_MARK}]`, MAX_STALE_HOSTS)) stale.remove();
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  return callMember(document, 'createElementNS', XHTML, name) as HTMLElementTagNameMap[Name];
}

/** Puts the host into the page and loads the drawer in its frame. */
export function mountOverlayHost(options: OverlayHostOptions): OverlayHost {
  const element = createElement('div');
  element.setAttribute(HOST_MARK, '');
  element.setAttribute('popover', 'manual');
  element.dataset.side = options.side;
  element.style.setProperty('--w', `${options.width}px`);
  const root = element.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OVERLAY_STYLE);
  root.adoptedStyleSheets = [sheet];

  const frame = createElement('iframe');
  frame.title = options.title;
  frame.allow = options.allow;
  // Pages that require credentialless frames would block it otherwise; the drawer keeps nothing in its own storage.
  Reflect.set(frame, 'credentialless', true);
  root.append(frame, createGrip(element, options));

  (readMember(document, 'documentElement') as Element).append(element);
  element.showPopover();
  // Never by `src`: where events expose the frame element, the attribute would tell the page the extension's address.
  frame.contentWindow?.location.replace(options.frameUrl);

  return {
    element,
    frame,
    isAttached: () => element.isConnected && element.getRootNode() === document,
    showNotice(text) {
      const notice = createElement('div');
      notice.className = 'notice';
      notice.setAttribute('role', 'status');
      notice.textContent = text;
      root.replaceChildren(notice);
    },
    remove: () => element.remove(),
  };
}

function createGrip(element: HTMLElement, options: OverlayHostOptions): HTMLElement {
  const grip = createElement('div');
  grip.className = 'grip';
  let width = options.width;
  grip.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted) return;
    grip.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  grip.addEventListener('pointermove', (event) => {
    if (!event.isTrusted || !grip.hasPointerCapture(event.pointerId)) return;
    const fromEdge = options.side === 'left' ? event.clientX : window.innerWidth - event.clientX;
    width = Math.round(Math.max(MIN_DRAWER_WIDTH, Math.min(fromEdge, window.innerWidth)));
    element.style.setProperty('--w', `${width}px`);
  });
  grip.addEventListener('lostpointercapture', () => options.onWidth(width));
  return grip;
}
