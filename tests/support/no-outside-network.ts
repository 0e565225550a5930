/** Unit and contract tests talk to loopback only: anything else is a test that lies on another machine. */
const realFetch = globalThis.fetch;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input));
  if (url.protocol.startsWith('http') && !LOOPBACK.has(url.hostname)) {
    throw new Error(`A test tried to reach ${url.origin}; only loopback is allowed.`);
  }
  return realFetch(input, init);
};
