import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BlockStream } from './block-stream.ts';

const SAMPLE = `# Title

A paragraph with **bold**, _emphasis_, \`code\`, snake_case_name and 2 * 3.

1. one
2. two
   - nested
   - twice

| a | b |
|---|:-:|
| 1 | 2 |

\`\`\`ts
const a = 1;

const b = 2;
\`\`\`

> quoted
> twice

An [inline link](https://example.org/a) and ![an image](https://example.org/b.png).

Inline $x^2$ and a price of $5, then

$$
y = x
$$

See [the page][1] and a note[^n].

[1]: https://example.org
[^n]: The note.
`;

const finish = (text: string) => {
  const stream = new BlockStream();
  stream.update(text, false);
  return stream.blocks;
};

describe('a growing text', () => {
  test('D23 ends as the same blocks, however it was split', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(SAMPLE.length), { maxLength: 40 }), (cuts) => {
        const stream = new BlockStream();
        for (const cut of cuts.sort((a, b) => a - b)) stream.update(SAMPLE.slice(0, cut), true);
        stream.update(SAMPLE, false);
        expect(stream.blocks).toEqual(finish(SAMPLE));
      }),
      { numRuns: 60 },
    );
  });

  test('D23 keeps each finished block as the same object', () => {
    const stream = new BlockStream();
    stream.update('first\n\nsecond\n\nthi', true);
    const [first, second] = stream.blocks;
    stream.update('first\n\nsecond\n\nthird\n\nfourth', true);
    expect(stream.blocks[0]).toBe(first);
    expect(stream.blocks[1]).toBe(second);
    expect(stream.blocks).toHaveLength(4);
  });

  test('D23 never shows a marker of a construct that is not finished', () => {
    const stream = new BlockStream();
    for (let end = 1; end <= SAMPLE.length; end += 1) {
      stream.update(SAMPLE.slice(0, end), true);
      const shown = textOf(stream.blocks);
      expect(shown, SAMPLE.slice(0, end)).not.toMatch(/\*\*|```|\||\$\$|^#|\n#|\[inline|_emph/);
    }
  });

  test('a text that is replaced is read afresh', () => {
    const stream = new BlockStream();
    stream.update('one\n\ntwo\n\nthree', true);
    stream.update('other', false);
    expect(textOf(stream.blocks)).toBe('other');
  });

  test('line ends of other systems make no difference', () => {
    expect(textOf(finish('a\r\n\r\nb'))).toBe(textOf(finish('a\n\nb')));
  });
});

describe('hostile text', () => {
  test.each([
    ['nested quotes', '>'.repeat(20_000)],
    ['open brackets', '['.repeat(20_000)],
    ['one line of a megabyte', 'a_b*c`d '.repeat(125_000)],
  ])('S16 %s is read in bounded time', (_, text) => {
    const startedAt = performance.now();
    const stream = new BlockStream();
    stream.update(text, true);
    stream.update(text, false);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(stream.blocks.length).toBeGreaterThan(0);
  });
});

test('headings follow one another without a gap, whatever levels the answer uses', () => {
  const ranks = finish('### A\n\n# B\n\n###### C\n\n## D').map(({ rank }) => rank);
  expect(ranks).toEqual([3, 3, 4, 4]);
});

/** The words of tokens, as they would be read. */
function textOf(blocks: BlockStream['blocks']): string {
  const read = (token: object): string => {
    if ('tokens' in token && Array.isArray(token.tokens) && token.tokens.length > 0) {
      return token.tokens.map(read).join('');
    }
    if ('items' in token && Array.isArray(token.items)) return token.items.map(read).join('\n');
    if ('rows' in token && Array.isArray(token.rows)) return token.rows.flat().map(read).join(' ');
    return 'text' in token ? String(token.text) : '';
  };
  return blocks.map(({ token }) => read(token)).join('\n');
}
