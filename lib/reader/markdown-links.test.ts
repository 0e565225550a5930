import { expect, test } from 'vitest';
import { withLinks } from './markdown-links.ts';

test('only the addresses that stand in the text are listed below it', () => {
  const links = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
  expect(withLinks('See [one][1] and [three][3].', links)).toBe(
    'See [one][1] and [three][3].\n\n[1]: https://a.example/\n[3]: https://c.example/',
  );
  expect(withLinks('No links.', links)).toBe('No links.');
});
