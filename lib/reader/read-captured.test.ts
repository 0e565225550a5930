import { describe, expect, test } from 'vitest';
import { captureMarkup, inertDocuments } from '../../tests/support/capture-markup.ts';
import { readCaptured } from './read-captured.ts';

const sentence =
  'The quick brown fox jumps over the lazy dog while the rain keeps falling outside. ';
const article = `<article><h1>Foxes</h1><p>${sentence.repeat(3)}</p><p>${sentence.repeat(4)}</p></article>`;
const furniture = '<nav><a href="/a">Alpha</a><a href="/b">Beta</a></nav>';

describe('reading a captured page', () => {
  test('an article is read without what is around it', () => {
    const page = captureMarkup(`${furniture}${article}<footer>Imprint and more</footer>`);
    const reading = readCaptured(page, inertDocuments);
    expect(reading.method).toBe('article');
    expect(reading.markdown.text).toContain('The quick brown fox');
    expect(reading.markdown.text).not.toMatch(/Alpha|Imprint/);
  });

  test('the selector of a descriptor goes first, and is passed over when nothing is there', () => {
    const page = captureMarkup(`${article}<section id=notes><p>Only these notes.</p></section>`);
    const notes = readCaptured(page, inertDocuments, { main: ['[', '#no', '#notes'], exclude: [] });
    expect(notes).toMatchObject({ method: 'selector', markdown: { text: 'Only these notes.' } });
    expect(
      readCaptured(page, inertDocuments, { main: ['#nothing'], exclude: ['#notes'] }).method,
    ).toBe('article');
  });

  test('W6 a page that is an app is read as what can be seen of its main region', () => {
    const cards = Array.from(
      { length: 30 },
      (_, at) => `<div class=card><b>Card ${at}</b><span>due ${at} May</span></div>`,
    );
    const page = captureMarkup(`${furniture}<div role=main>${cards.join('')}</div>`);
    const { markdown } = readCaptured(page, inertDocuments);
    expect(markdown.text).toContain('Card 0');
    expect(markdown.text).toContain('due 29 May');
    expect(markdown.text).not.toContain('Alpha');
  });

  test('W6 a page of a few words is not empty', () => {
    expect(
      readCaptured(captureMarkup('<div>Out of paper</div>'), inertDocuments).markdown.text,
    ).toBe('Out of paper');
    expect(
      readCaptured(captureMarkup('<nav><a href="/a">Alpha</a></nav>'), inertDocuments).markdown
        .text,
    ).toContain('Alpha');
    expect(readCaptured(captureMarkup('<canvas></canvas>'), inertDocuments).markdown.text).toBe('');
  });
});
