/** The fresh part of the name of a frame around what others wrote (`lib/context/frame.ts`): nothing written before can know it. */
const LENGTH = 12;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Bytes from here on would make the first characters of the alphabet likelier than the others. */
const LIMIT = 256 - (256 % ALPHABET.length);

export function createMarker(): string {
  let marker = '';
  while (marker.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < LIMIT && marker.length < LENGTH) marker += ALPHABET[byte % ALPHABET.length];
    }
  }
  return marker;
}
