/** A picture of what can be seen of a tab's page, without the drawer. */
import { z } from 'zod';
import { api } from '#lib/browser/api.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { askReader } from './ask-reader.ts';

/** No model that is known sees more; larger pictures are made smaller by the servers, and cost the same. */
const LONGEST_EDGE = 1_568;
const QUALITY = 0.85;
/** Of the person's own origin: only that outweighs what the host's own style sheet insists on. */
const VEIL = { css: '[data-whereabouts] { opacity: 0 !important }', origin: 'USER' as const };

/** @throws RequestFailed `page-unreadable` when the tab is not the one that is shown, or may not be seen. */
export async function takeScreenshot(tabId: number): Promise<string> {
  const tab = await api.tabs.get(tabId).catch(() => null);
  if (!tab?.active) throw new RequestFailed(createFailure('page-unreadable'));
  const target = { tabId };
  await api.scripting.insertCSS({ target, ...VEIL }).catch(() => undefined);
  try {
    await askReader(tabId, { type: 'reader-painted' }, z.object({}));
    const picture = await api.tabs.captureVisibleTab(tab.windowId, { format: 'png' });
    return await makeSmaller(picture);
  } catch (cause) {
    throw new RequestFailed(createFailure('page-unreadable'), { cause });
  } finally {
    await api.scripting.removeCSS({ target, ...VEIL }).catch(() => undefined);
  }
}

async function makeSmaller(picture: string): Promise<string> {
  const whole = await createImageBitmap(await (await fetch(picture)).blob());
  const scale = Math.min(1, LONGEST_EDGE / Math.max(whole.width, whole.height));
  const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(whole, 0, 0, width, height);
  whole.close();
  return readDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }));
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
