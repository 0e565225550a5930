import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeBaseUrl, operationUrl } from './base-url.ts';
import { OPENAI_URL_RULES } from './openai-compatible/openai-compatible-kind.ts';

const RULES = OPENAI_URL_RULES;
const { endpoints } = RULES;

function normalized(input: string): string {
  const result = normalizeBaseUrl(input, RULES);
  return result.ok ? result.baseUrl : result.problem;
}

describe('B1 a base URL is accepted', () => {
  test.each([
    ['bare', 'https://api.example', 'https://api.example/v1'],
    ['with a slash', 'https://api.example/', 'https://api.example/v1'],
    ['with a version path', 'https://api.example/v1', 'https://api.example/v1'],
    ['with a version path and a slash', 'https://api.example/v1/', 'https://api.example/v1'],
    ['with another version', 'https://api.example/api/paas/v4/', 'https://api.example/api/paas/v4'],
    ['with a beta version', 'https://g.example/v1beta/openai', 'https://g.example/v1beta/openai'],
    ['with a path in front', 'https://api.example/openai', 'https://api.example/openai/v1'],
    ['as a full path', 'https://api.example/v1/chat/completions', 'https://api.example/v1'],
    ['as the full path of a list', 'https://api.example/v1/models/', 'https://api.example/v1'],
    ['with stray spaces', '  https:// api.example /v1 \n', 'https://api.example/v1'],
    ['in quotes', '"https://api.example/v1"', 'https://api.example/v1'],
    ['with doubled slashes', 'https://api.example//v1//', 'https://api.example/v1'],
    ['without a scheme', 'api.example/v1', 'https://api.example/v1'],
    ['on this computer without a scheme', 'localhost:1234', 'http://localhost:1234/v1'],
    ['on a private network without a scheme', '192.168.1.7:8080/v1', 'http://192.168.1.7:8080/v1'],
    ['as the address that servers listen on', 'http://0.0.0.0:8000', 'http://127.0.0.1:8000/v1'],
    ['over IPv6', '[::1]:8080', 'http://[::1]:8080/v1'],
    ['with a query', 'https://a.example/v1?api-version=2', 'https://a.example/v1?api-version=2'],
    ['with a hash', 'https://api.example/v1#top', 'https://api.example/v1'],
  ])('%s', (_, input, expected) => {
    expect(normalized(input)).toBe(expected);
  });

  test('B1 a full path without a version is taken at its word', () => {
    const baseUrl = normalized('https://api.example/chat/completions');
    expect(operationUrl(baseUrl, '/chat/completions', { endpoints })).toBe(
      'https://api.example/chat/completions',
    );
    expect(operationUrl(baseUrl, '/models', { endpoints })).toBe('https://api.example/models');
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['http://', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['ftp://api.example', 'not-http'],
    ['https://name:word@api.example', 'has-credentials'],
  ])('B1 %j is refused as %s', (input, problem) => {
    expect(normalized(input)).toBe(problem);
  });

  test('B1 normalising twice changes nothing', () => {
    const segment = fc.constantFrom('v1', 'v2beta1', 'api', 'openai', 'chat', 'completions', '');
    const address = fc
      .tuple(fc.constantFrom('', 'http://', 'https://'), fc.webAuthority(), fc.array(segment))
      .map(([scheme, authority, path]) => `${scheme}${authority}/${path.join('/')}`);
    fc.assert(
      fc.property(address, (input) => {
        const once = normalizeBaseUrl(input, RULES);
        if (once.ok) expect(normalizeBaseUrl(once.baseUrl, RULES)).toEqual(once);
      }),
    );
  });
});

test('B10 a proxy path stands in front of the server’s own', () => {
  expect(
    operationUrl('https://gw.example/v1?key=a', '/models?limit=2', {
      proxyPath: 'team/llm/',
      endpoints,
    }),
  ).toBe('https://gw.example/team/llm/v1/models?key=a&limit=2');
});
