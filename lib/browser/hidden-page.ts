/** A page of the extension that nobody sees: an offscreen document where the background is a worker, else a frame in its page. */
import { api } from './api.ts';

/** Opens it, in place of one that an earlier worker left behind. */
export async function openHiddenPage(path: string, justification: string): Promise<void> {
  if (!api.offscreen) {
    document.querySelector(`iframe[src="${path}"]`)?.remove();
    const frame = document.createElement('iframe');
    frame.setAttribute('src', path);
    document.body.append(frame);
    return;
  }
  const page = { url: path, reasons: ['DOM_PARSER' as const], justification };
  await api.offscreen.createDocument(page).catch(async () => {
    await api.offscreen.closeDocument().catch(() => undefined);
    await api.offscreen.createDocument(page);
  });
}

export async function closeHiddenPage(path: string): Promise<void> {
  if (api.offscreen) await api.offscreen.closeDocument().catch(() => undefined);
  else document.querySelector(`iframe[src="${path}"]`)?.remove();
}
