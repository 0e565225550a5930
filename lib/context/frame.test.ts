import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../tests/support/arbitraries.ts';
import { type Frame, parseFrame, renderFrame } from './frame.ts';

const anyName = fc.stringMatching(/^[a-z]+(-[a-z]+)?$/);
const anyAttributes = fc
  .uniqueArray(fc.tuple(anyName, anyText()), { selector: ([name]) => name, maxLength: 4 })
  .map((entries) => Object.fromEntries(entries));
const anyFrame: fc.Arbitrary<Frame> = fc.record(
  {
    marker: fc.stringMatching(/^[a-z0-9]{4,8}$/),
    attributes: anyAttributes,
    parts: fc.array(fc.record({ tag: anyName, attributes: anyAttributes, text: anyText() }), {
      maxLength: 5,
    }),
  },
  { requiredKeys: ['attributes', 'parts'] },
);

test('W4 a frame is one element with one element per part, and line feeds of a text stay', () => {
  const frame = {
    marker: 'k3f9',
    attributes: { kind: 'page-content', form: 'snapshot' },
    parts: [{ tag: 'section', attributes: { name: 'A "b"' }, text: 'one\n<two> & three' }],
  };
  expect(renderFrame(frame)).toBe(
    [
      '<context-k3f9 kind="page-content" form="snapshot">',
      '<section name="A &quot;b&quot;">one',
      '&lt;two&gt; &amp; three</section>',
      '</context-k3f9>',
    ].join('\n'),
  );
});

test('K11 reading a rendered frame gives exactly the facts back, whatever they hold', () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      expect(parseFrame(renderFrame(frame))).toEqual(frame);
    }),
  );
});

test('K11 no fact can add a part, close the frame or open another one', () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const tags = renderFrame(frame).match(/<[^>]*>/g) ?? [];
      expect(tags).toHaveLength(2 + 2 * frame.parts.length);
      expect(tags.filter((tag) => /^<\/?context/.test(tag))).toHaveLength(
        2 + 2 * frame.parts.filter(({ tag }) => tag.startsWith('context')).length,
      );
    }),
  );
});

test.each([
  '',
  'text',
  '<context>',
  '<context>\n</context>\n',
  '<context>\n</context-a>',
  '<context a="b"c">\n</context>',
  '<context>\nloose text\n</context>',
  '<context>\n<a>x</b>\n</context>',
  '<context>\n<a>x</a></context>',
])('what is not exactly one frame is not read as one: %j', (text) => {
  expect(parseFrame(text)).toBeNull();
});
