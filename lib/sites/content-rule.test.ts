import { expect, test } from 'vitest';
import { contentRuleFor } from './content-rule.ts';
import { descriptorSchema } from './descriptor.ts';

const descriptor = descriptorSchema.parse({
  version: 1,
  id: 'shop',
  name: 'Shop',
  hosts: ['shop.example'],
  content: { main: ['#site'], exclude: ['.ad'] },
  pages: [
    { id: 'item', path: '/item/:id', name: 'Item', content: { main: ['#item'] } },
    { id: 'home', path: '/', name: 'Home' },
  ],
});
const known = [{ descriptor, origin: 'built-in' as const, updatedAt: 0 }];

test('a page says where its text stands, else its site does, else nobody', () => {
  expect(contentRuleFor('https://shop.example/item/1', known)).toEqual({
    main: ['#item'],
    exclude: [],
  });
  expect(contentRuleFor('https://shop.example/', known)).toEqual({
    main: ['#site'],
    exclude: ['.ad'],
  });
  expect(contentRuleFor('https://other.example/', known)).toEqual({ main: [], exclude: [] });
});
