import { expect, test } from 'vitest';
import { createOriginRules } from './origin-rule.ts';

test('B4 a rule removes the Origin of our own requests to that one local origin, and of nobody else’s', () => {
  const origins = [
    'https://api.example',
    'http://192.168.1.7:8080',
    'http://127.0.0.1:11434',
    'http://127.0.0.1:11434',
  ];
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
  expect(createOriginRules(['https://api.example', 'no origin'], 'abcdef')).toEqual([]);
});
