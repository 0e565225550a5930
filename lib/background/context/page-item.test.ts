import { expect, test } from 'vitest';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import { createMarker } from './marker.ts';
import { addressOf, describeNotIncluded, requireRecord, requireTab } from './page-item.ts';

const page: CapturedPage = {
  url: 'https://a.example/',
  title: '',
  language: '',
  contentType: 'text/html',
  tokens: [],
  leftOut: [],
  unreadable: { otherOriginFrames: 0, canvases: 0 },
  inView: [],
  truncated: false,
};

test('W3 W5 W6 everything that is not in the text is told, and nothing when all of it is', () => {
  expect(describeNotIncluded(page, [])).toEqual([]);
  const partial: CapturedPage = {
    ...page,
    leftOut: [
      { reason: 'display', pieces: 2, characters: 30 },
      { reason: 'opacity', pieces: 1, characters: 5 },
      { reason: 'comment', pieces: 9, characters: 900 },
    ],
    unreadable: { otherOriginFrames: 2, canvases: 1 },
    truncated: true,
  };
  const sections = [
    { id: '3', heading: 'Prices', level: 2, tokens: 40 },
    { id: '5', heading: 'Hours', level: 2, tokens: 2 },
  ];
  expect(describeNotIncluded(partial, sections)).toEqual([
    'Hidden on the page: 35 characters (display 30, opacity 5).',
    'Beyond the budget: 2 sections, about 42 tokens: Prices · Hours',
    'Frames of other sites: 2.',
    'Drawings without text: 1.',
    'The page goes on beyond what is ever taken.',
  ]);
});

test('K26 the address of what was read has no query, hash or credentials', () => {
  expect(addressOf('https://me:secret@a.example:8080/x?token=1#y')).toBe(
    'https://a.example:8080/x',
  );
});

test('what cannot be read is a failure with its cause', () => {
  expect(() => requireTab(null)).toThrow('page-unreadable');
  expect(() => requireRecord(null, 'nothing-selected')).toThrow('nothing-selected');
});

test('W4 markers are fresh and of one form', () => {
  const markers = Array.from({ length: 500 }, createMarker);
  expect(new Set(markers).size).toBe(500);
  for (const marker of markers) expect(marker).toMatch(/^[0-9a-z]{12}$/);
});
