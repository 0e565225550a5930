import { expect, test } from 'vitest';
import { checkHostPattern, hostSpecificity } from './host-pattern.ts';

test.each([
  ['a.example', 'a.example', true],
  ['a.example', 'x.a.example', false],
  ['a.example', 'a.example:8080', true],
  ['a.example:8080', 'a.example:9090', false],
  ['.a.example', 'a.example', true],
  ['.a.example', 'x.y.a.example', true],
  ['.a.example', 'nota.example', false],
  ['.a.example', 'a.example.evil.test', false],
])('G2 host %s on %s: %s', (pattern, host, matches) => {
  expect(hostSpecificity(pattern, host) > 0).toBe(matches);
});

test.each([
  'https://a.example',
  'javascript:alert(1)',
  '*.a.example',
  'a.example/x',
  '.com',
  'A.example',
  'a..b',
  '',
  'bücher.example',
])('S18 refuses the host "%s"', (pattern) => {
  expect(checkHostPattern(pattern)).not.toBeNull();
});
