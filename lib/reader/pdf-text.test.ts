import { expect, test } from 'vitest';
import { renderPdfPages } from './pdf-text.ts';

const line = (text: string) => ({ text, endsLine: true });

test('W1 the text of a PDF keeps its lines and the numbers of its pages', () => {
  const pages = [
    [{ text: 'One ', endsLine: false }, line('line.'), line('Another.')],
    [line('# 3 is no heading')],
  ];
  expect(renderPdfPages(pages)).toBe(
    '## Page 1\n\nOne line.\nAnother.\n\n## Page 2\n\n\\# 3 is no heading',
  );
});

test('W6 a page without text says so', () => {
  expect(renderPdfPages([[line(' ')], [line('Text')]])).toBe(
    '## Page 1\n\nNo text on this page: it may be scanned or a picture.\n\n## Page 2\n\nText',
  );
});
