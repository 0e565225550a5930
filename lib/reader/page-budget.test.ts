import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineOf, splitSections } from './outline.ts';
import { findSection, fitPage } from './page-budget.ts';

const estimate = (text: string) => Math.ceil(text.length / 4);
const paragraph = (word: string) => `${word} `.repeat(60).trim();
const page = [
  `Intro ${paragraph('start')}`,
  `# Title\n\n${paragraph('title')}`,
  `## Prices\n\n${paragraph('price')}`,
  `## Hours\n\n${paragraph('hour')}`,
  `### Holidays\n\n${paragraph('holiday')}`,
  `## Contact\n\n${paragraph('contact')}`,
].join('\n\n');

test('W5 the outline gives each heading the size of all that stands under it', () => {
  const sections = splitSections(page, estimate);
  const outline = outlineOf(sections);
  expect(outline.map(({ heading, level }) => `${level} ${heading}`)).toEqual([
    '1 Title',
    '2 Prices',
    '2 Hours',
    '3 Holidays',
    '2 Contact',
  ]);
  const tokens = Object.fromEntries(outline.map((entry) => [entry.heading, entry.tokens]));
  expect(tokens.Hours).toBeGreaterThan(tokens.Holidays ?? 0);
  expect(tokens.Title).toBeGreaterThan((tokens.Hours ?? 0) + (tokens.Prices ?? 0));
});

test('a heading within code is no heading', () => {
  const sections = splitSections('# A\n\n```\n# not one\n```\n\n~~~\n## nor this\n~~~', estimate);
  expect(sections.map(({ heading }) => heading)).toEqual(['A']);
});

test('the sections give the text back', () => {
  const piece = fc.constantFrom('# A', '## B `c`', 'text', '', '```', '~~~~', '> q');
  fc.assert(
    fc.property(fc.array(piece), (lines) => {
      const text = lines.join('\n');
      const joined = splitSections(text, estimate).map((section) => section.text);
      expect(joined.join('\n').trim()).toBe(text.trim());
    }),
  );
});

describe('W5 a page longer than its budget', () => {
  const half = Math.ceil(estimate(page) / 2);
  const near = { inView: [] };

  test('W5 a page that fits is not touched', () => {
    expect(fitPage(page, estimate(page) + 10, near, estimate)).toEqual({
      markdown: page,
      leftOut: [],
    });
  });

  test('W5 what stands in the viewport comes first, and what was left out is listed with its size', () => {
    const inView = [paragraph('contact').slice(0, 80)];
    const { markdown, leftOut } = fitPage(page, half, { inView }, estimate);
    expect(markdown).toContain('## Contact');
    expect(markdown).toContain('[…]');
    expect(leftOut.length).toBeGreaterThan(0);
    for (const { heading, tokens } of leftOut) {
      expect(tokens).toBeGreaterThan(0);
      expect(markdown).not.toContain(`# ${heading}\n`);
    }
  });

  test('W5 the selection goes before the viewport, the words of the question before the rest', () => {
    const selection = 'holiday holiday holiday';
    const inView = [paragraph('price').slice(0, 80)];
    const least = Math.ceil(estimate(page) / 3);
    expect(fitPage(page, least, { inView, selection }, estimate).markdown).toContain(
      '### Holidays',
    );
    const question = 'What about the holiday?';
    expect(fitPage(page, least, { inView: [], question }, estimate).markdown).toContain(
      '### Holidays',
    );
  });

  test('W5 a section that goes along by itself is found, and neither sent twice nor left out', () => {
    const first = fitPage(page, half, near, estimate);
    for (const { id, heading, tokens } of first.leftOut) {
      expect(findSection(page, half, id, estimate)).toMatchObject({ heading, tokens });
      const again = fitPage(page, half, { inView: [], elsewhere: [id] }, estimate);
      expect(again.leftOut.map((section) => section.id)).not.toContain(id);
      expect(again.markdown).not.toContain(`# ${heading}\n`);
    }
    expect(findSection(page, half, 'nowhere', estimate)).toBeNull();
  });

  test('W5 a page without headings is cut at its paragraphs', () => {
    const flat = Array.from({ length: 40 }, (_, at) => paragraph(`word${at}`)).join('\n\n');
    const { markdown, leftOut } = fitPage(flat, 500, near, estimate);
    expect(markdown.length).toBeGreaterThan(500);
    expect(leftOut.length).toBeGreaterThan(0);
  });

  test('W5 no budget is exceeded, and nothing is lost without being listed', () => {
    const line = fc.constantFrom('# One', '## Two', 'a few words', 'x'.repeat(300), '', '- item');
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 60 }),
        fc.integer({ min: 8, max: 200 }),
        (lines, budget) => {
          const text = lines.join('\n');
          const { markdown, leftOut } = fitPage(text, budget, near, estimate);
          const gaps = (markdown.match(/\[…\]/g) ?? []).length;
          expect(estimate(markdown)).toBeLessThanOrEqual(budget + 2 * gaps + 2 * lines.length);
          const isWhole = markdown === text;
          expect(isWhole || leftOut.length > 0).toBe(true);
        },
      ),
    );
  });
});
