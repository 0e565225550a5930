import { expect, test } from 'vitest';
import { isAddressListed, isListed, readSite } from './site-lists.ts';

test('a site is its host and those below it, never one that only ends alike', () => {
  expect(isListed(['example.com'], 'example.com')).toBe(true);
  expect(isListed(['example.com'], 'www.example.com')).toBe(true);
  expect(isListed(['example.com'], 'notexample.com')).toBe(false);
  expect(isListed(['www.example.com'], 'example.com')).toBe(false);
  expect(isListed(['*'], 'anything.test')).toBe(true);
  expect(isListed([], 'anything.test')).toBe(false);
});

test('an address without a host is on no list', () => {
  expect(isAddressListed(['*'], undefined)).toBe(false);
  expect(isAddressListed(['*'], 'about:blank')).toBe(false);
  expect(isAddressListed(['example.com'], 'https://a.example.com/x?y#z')).toBe(true);
});

test('what a person types as a site is a host, or an address of which the host counts', () => {
  expect(readSite(' Example.com ')).toBe('example.com');
  expect(readSite('https://user@example.com:8443/path?q')).toBe('example.com');
  expect(readSite('*.example.com')).toBe('example.com');
  expect(readSite('localhost:3000')).toBe('localhost');
  expect(readSite('münchen.example')).toBe('xn--mnchen-3ya.example');
  for (const nothing of ['', '  ', 'two words', '*', 'javascript:alert(1)', 'file:///etc'])
    expect(readSite(nothing), nothing).toBeNull();
});
