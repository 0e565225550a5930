/** Runs in the page of the bench. */
import { readPageFacts } from '#lib/content/read-page-facts.ts';
import type { CapturePlan } from '#lib/sites/capture-plan.ts';

export interface CaptureTimings {
  readonly first: number;
  readonly capture: number;
  readonly bare: number;
}

export function measureCapture(
  plan: CapturePlan,
  elements: number,
  rounds: number,
): CaptureTimings {
  fillPage(elements);
  // Style and layout are the page's own cost, not that of being read.
  document.body.getBoundingClientRect();
  const capture = () => readPageFacts(plan, document, location, location.href);
  const bare = () => document.querySelectorAll('*').length;
  const first = time(capture);
  const captures: number[] = [];
  const queries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    captures.push(time(capture));
    queries.push(time(bare));
  }
  return { first, capture: median(captures), bare: median(queries) };
}

function fillPage(elements: number): void {
  for (let index = 0; index < 60; index += 1) {
    const meta = document.createElement('meta');
    meta.name = `x-${index}`;
    meta.content = 'value';
    document.head.append(meta);
  }
  for (let index = 0; index < 10; index += 1) {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = '{"@type":"Thing","name":"A thing"}';
    document.head.append(block);
  }
  const texts = Array.from({ length: elements / 4 }, (_, index) => {
    const row = document.createElement('div');
    row.innerHTML = `<span>${index}</span><b>bold</b><i>italic</i>`;
    return row;
  });
  document.body.append(...texts);
}

function time(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
