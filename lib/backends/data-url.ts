/** PURE. The two halves of a `data:` URL, which some APIs want apart, and the bytes in it. */

/** @returns The media type and the base64 data; `null` when it is no base64 `data:` URL. */
export function splitDataUrl(dataUrl: string): { mediaType: string; data: string } | null {
  const match = /^data:([^;,]*)(?:;[^;,]*)*;base64,(.*)$/s.exec(dataUrl);
  return match ? { mediaType: match[1] || 'application/octet-stream', data: match[2] ?? '' } : null;
}

/** The bytes of a `data:` URL, base64 or not. */
export function decodeDataUrl(dataUrl: string): Uint8Array<ArrayBuffer> {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  if (head.endsWith(';base64')) return decodeBase64(data);
  return new TextEncoder().encode(decodeURIComponent(data));
}

/** @throws When it is no base64. */
export function decodeBase64(data: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
}
