import { expect, test } from 'vitest';
import { readNetworkErrorName } from './network-error-names.ts';

test.each([
  ['net::ERR_CONNECTION_REFUSED', 'unreachable'],
  ['net::ERR_ADDRESS_UNREACHABLE', 'unreachable'],
  ['net::ERR_INTERNET_DISCONNECTED', 'unreachable'],
  ['net::ERR_NAME_NOT_RESOLVED', 'name-not-resolved'],
  ['net::ERR_CONNECTION_TIMED_OUT', 'timed-out'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'certificate'],
  ['net::ERR_BLOCKED_BY_PRIVATE_NETWORK_ACCESS_CHECKS', 'origin-refused'],
  ['NS_ERROR_CONNECTION_REFUSED', 'unreachable'],
  ['NS_ERROR_UNKNOWN_HOST', 'name-not-resolved'],
  ['NS_ERROR_NET_TIMEOUT', 'timed-out'],
  ['Peer’s certificate issuer is not recognized.', 'certificate'],
])('B2 %s is %s', (name, code) => {
  expect(readNetworkErrorName(name)).toEqual({ code, detail: name });
});
