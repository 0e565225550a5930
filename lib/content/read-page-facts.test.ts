import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { compilePlan } from '#lib/sites/capture-plan.ts';
import { FACT_LIMITS } from '#lib/sites/fact-limits.ts';
import { pageFactsSchema } from '#lib/sites/page-facts.ts';
import { LIMITS, readPageFacts } from './read-page-facts.ts';

const plan = {
  ...compilePlan([]),
  lookups: [
    { id: 'state', selectors: ['<bad', '.absent', '.state'] },
    { id: 'link', selectors: ['a'], attribute: 'href' },
    { id: 'absent', selectors: ['.absent'] },
  ],
};

function readHtml(html: string) {
  const { window } = new JSDOM(html, { url: 'https://a.example/x?y#z' });
  const before = window.document.documentElement.outerHTML;
  const facts = readPageFacts(plan, window.document, window.location, 'https://a.example/first');
  expect(window.document.documentElement.outerHTML).toBe(before);
  expect(pageFactsSchema.parse(facts)).toEqual(facts);
  return facts;
}

test('reads what the plan names, and nothing else', () => {
  const facts = readHtml(`<!doctype html><html lang="de"><title> A
    title </title><meta name="Description" content="D"><meta name="description" content="second">
    <meta property="og:title" content="OG"><meta name="csrf-token" content="secret">
    <link rel="canonical" href="/x"><script type="application/ld+json">{"@type":"A"}</script>
    <script type="application/json" data-agent-page>{"pageName":"P"}</script>
    <p class="state"> open
    now </p><a href="/next">next</a>`);
  expect(facts).toEqual({
    url: 'https://a.example/x?y#z',
    loadedFrom: 'https://a.example/first',
    loaded: expect.any(Boolean),
    title: 'A title',
    language: 'de',
    canonical: '/x',
    meta: { description: 'D', 'og:title': 'OG' },
    jsonLd: ['{"@type":"A"}'],
    hint: '{"pageName":"P"}',
    values: { state: 'open now', link: '/next', absent: null },
  });
});

test('S13 forms and inputs named like properties do not change what is read', () => {
  const names = [
    'title',
    'documentElement',
    'querySelectorAll',
    'getAttribute',
    'textContent',
    'attributes',
    'matches',
  ];
  const facts = readHtml(`<!doctype html><html lang="en"><title>Right</title>
    ${names.map((name) => `<form name="${name}"></form><img name="${name}">`).join('')}
    <form class="state">${names.map((name) => `<input name="${name}">`).join('')}open</form>`);
  expect(facts.title).toBe('Right');
  expect(facts.language).toBe('en');
  expect(facts.values.state).toBe('open');
});

test('everything is bounded', () => {
  const facts =
    readHtml(`<title>${'t'.repeat(9_000)}</title><p class="state">${'s'.repeat(9_000)}</p>
    ${'<meta name="x" content="y">'.repeat(2_000)}
    ${'<script type="application/ld+json">{}</script>'.repeat(50)}
    <script type="application/ld+json">${'x'.repeat(40_000)}</script>`);
  expect(facts.title).toHaveLength(LIMITS.text);
  expect(facts.values.state).toHaveLength(LIMITS.text);
  expect(facts.jsonLd).toHaveLength(LIMITS.jsonLd);
});

test('the page’s side and the schema have the same limits', () => {
  expect(FACT_LIMITS).toMatchObject(LIMITS);
});
