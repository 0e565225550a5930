/** PURE. Whose machine an address is on. */

const LOCAL_HOST =
  /^(?:localhost|[^.:]+|.+\.(?:localhost|local|lan|internal|home\.arpa)|0\.0\.0\.0|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|\[(?:::1|f[cd][\da-f:]+|fe[89ab][\da-f:]+)\])$/i;

/** Loopback, private and link-local addresses, and names that only a local network knows. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname);
}
