/** PURE. The two halves of a `data:` URL, which some APIs want apart. */

/** @returns The media type and the base64 data; `null` when it is no base64 `data:` URL. */
export function splitDataUrl(dataUrl: string): { mediaType: string; data: string } | null {
  const match = /^data:([^;,]*)(?:;[^;,]*)*;base64,(.*)$/s.exec(dataUrl);
  return match ? { mediaType: match[1] || 'application/octet-stream', data: match[2] ?? '' } : null;
}
