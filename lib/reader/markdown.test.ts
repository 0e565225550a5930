import { expect, test } from 'vitest';
import { createTestWindow } from '../../tests/support/capture-markup.ts';
import { renderMarkdown } from './markdown.ts';

function markdownOf(html: string) {
  return renderMarkdown(createTestWindow(html).document.body);
}

test('links become numbered references, the same address once', () => {
  const html =
    '<p>See <a href="https://a.example/">one</a>, <a href="https://b.example/">two</a> and <a href="https://a.example/"> one again</a>, or <a href="#x">below</a>.</p>';
  expect(markdownOf(html)).toEqual({
    text: 'See [one][1], [two][2] and [one again][1], or below.',
    links: ['https://a.example/', 'https://b.example/'],
  });
});

test('tables of data become tables, tables for layout become text', () => {
  const data =
    '<table><caption>Prices</caption><tr><th>Item</th><th>Price</th></tr><tr><td>Tea | loose</td><td><p>2</p></td></tr><tr><td colspan=2>none</td></tr></table>';
  expect(markdownOf(data).text).toBe(
    'Prices\n\n| Item | Price |\n| --- | --- |\n| Tea \\| loose | 2 |\n| none |  |',
  );
  const layout = '<table><tr><td>Menu</td><td><h2>Body</h2><p>Words</p></td></tr></table>';
  expect(markdownOf(layout).text).toContain('## Body\n\nWords');
});

test('code keeps its lines, its language and a fence that it cannot close', () => {
  const html = '<pre><code class="language-js">if (a) {\n  b();\n}\n```\n</code></pre>';
  expect(markdownOf(html).text).toBe('````js\nif (a) {\n  b();\n}\n```\n````');
});

test('lists keep their order and depth', () => {
  const html = '<ol start=3><li>three<ul><li>inner</li></ul></li><li>four</li></ol>';
  expect(markdownOf(html).text).toBe('3. three\n   - inner\n4. four');
});

test('formulas are written as LaTeX, whether they bring it or only MathML', () => {
  const html =
    '<p>Let <math data-latex="a^2">x</math> be.</p><math display="block"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>';
  expect(markdownOf(html).text).toBe('Let $a^2$ be.\n\n$$\n\\frac{a}{b}\n$$');
});

test('pictures are their alternative texts, and none when they have none', () => {
  expect(markdownOf('<p>A <img src=x alt="red  chart"> and <img src=y>.</p>').text).toBe(
    'A ![red chart] and .',
  );
});
