/** The bytes of a PDF that a tab shows, as far as access allows: its own address, with the person's own cookies. */
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';

const MAX_BYTES = 32 * 1_024 * 1_024;
const CHUNK = 32_768;

/** @returns The bytes in base64. @throws RequestFailed `page-unreadable` when they cannot be had, are too many, or are no PDF. */
export async function fetchPdf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { credentials: 'include', redirect: 'follow' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isPdf = String.fromCharCode(...bytes.subarray(0, 1_024)).includes('%PDF-');
    if (!response.ok || !isPdf || bytes.length > MAX_BYTES) throw new TypeError('no readable PDF');
    return toBase64(bytes);
  } catch (cause) {
    throw new RequestFailed(createFailure('page-unreadable'), { cause });
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}
