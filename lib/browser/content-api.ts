/**
 * The extension API in a page. Taken from an own property of the global object: a page can put `<form id="browser">` where a
 * late script would look for the API, and only inherited lookups can be fooled so.
 */
import type { Browser } from 'wxt/browser';

/** What the content script uses of it. */
export interface ContentApi {
  readonly runtime: Pick<typeof Browser.runtime, 'getURL' | 'sendMessage' | 'onMessage' | 'id'>;
}

/** @returns The API, or `null` when there is none (any more). */
export function findContentApi(): ContentApi | null {
  for (const name of ['browser', 'chrome']) {
    const value: unknown =
      Object.getOwnPropertyDescriptor(globalThis, name)?.value ?? ownGetter(name);
    if (isContentApi(value)) return value;
  }
  return null;
}

function ownGetter(name: string): unknown {
  return Object.getOwnPropertyDescriptor(globalThis, name)?.get?.call(globalThis);
}

function isContentApi(value: unknown): value is ContentApi {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Node) &&
    'runtime' in value &&
    typeof value.runtime === 'object' &&
    value.runtime !== null &&
    'sendMessage' in value.runtime
  );
}
