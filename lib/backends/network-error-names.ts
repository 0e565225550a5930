/** PURE. What the browsers call it when a request gets no response, by what it means. */
import type { NetworkFailure } from './contract.ts';

const NAMES: readonly { readonly code: NetworkFailure['code']; readonly says: RegExp }[] = [
  // https://source.chromium.org/chromium/chromium/src/+/main:net/base/net_error_list.h and Firefox's `NS_ERROR_…`.
  { code: 'name-not-resolved', says: /NAME_NOT_RESOLVED|NAME_RESOLUTION|UNKNOWN_HOST/ },
  { code: 'timed-out', says: /TIMED_OUT|NET_TIMEOUT/ },
  { code: 'certificate', says: /ERR_CERT_|ERR_SSL_|SEC_ERROR|SSL_ERROR|certificate/i },
  {
    code: 'origin-refused',
    says: /BLOCKED_BY_(?:PRIVATE|LOCAL)_NETWORK|BLOCKED_BY_(?:RESPONSE|ORB)|CORS|DOM_BAD_URI/,
  },
];

/** @param name The browser's own name of the error; one that is not known means that nothing could be reached. */
export function readNetworkErrorName(name: string): NetworkFailure {
  const known = NAMES.find(({ says }) => says.test(name));
  return { code: known?.code ?? 'unreachable', detail: name };
}
