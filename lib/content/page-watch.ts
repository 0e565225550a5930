/** Tells when the page may describe itself anew. Only while a drawer is open; otherwise nothing listens. */
import { findAll } from './dom-access.ts';

const SETTLE_MS = 150;

/** Calls `onChange` after same-document navigations and title changes, at most once in {@link SETTLE_MS}. */
export function watchPage(onChange: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  };
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) {
    navigation.addEventListener('currententrychange', changed, { signal });
  }
  window.addEventListener('popstate', changed, { signal });
  window.addEventListener('hashchange', changed, { signal });
  const titles = new MutationObserver(changed);
  const [head] = findAll(document, 'head', 1);
  if (head) titles.observe(head, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    titles.disconnect();
  });
}
