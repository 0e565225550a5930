import { expect, test } from 'vitest';
import { createOriginRules, needsOriginRule } from './origin-rule.ts';

test('B4 a rule removes the Origin of our own requests to that one local origin, and of nobody else’s', () => {
  const origins = ['http://192.168.1.7:8080', 'http://127.0.0.1:11434', 'http://127.0.0.1:11434'];
  expect(createOriginRules(origins, 'abcdef')).toEqual([
    {
      id: 1,
      action: {
        type: 'modifyHeaders',
        requestHeaders: [{ header: 'origin', operation: 'remove' }],
      },
      condition: {
        initiatorDomains: ['abcdef'],
        tabIds: [-1],
        urlFilter: '|http://127.0.0.1:11434/',
        resourceTypes: ['xmlhttprequest'],
      },
    },
    expect.objectContaining({
      id: 2,
      condition: expect.objectContaining({ urlFilter: '|http://192.168.1.7:8080/' }),
    }),
  ]);
});

test.each([
  ['http://127.0.0.1:11434', true],
  ['http://localhost:1234', true],
  ['http://[::1]:8080', true],
  ['http://nas.local:11434', true],
  ['http://172.20.1.2:8000', true],
  ['https://api.example', false],
  ['http://172.40.1.2:8000', false],
  ['no origin', false],
])('B4 %s: a rule by itself is %s', (origin, expected) => {
  expect(needsOriginRule(origin)).toBe(expected);
});
