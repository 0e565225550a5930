import { chromium } from '@playwright/test';
import { startModuleServer } from '../../tests/support/module-server.ts';
import { findChromium } from '../find-chromium.mjs';
import type { Bench, Figure } from './bench.ts';
import type { Operation, Timings } from './chat-history-page.ts';
import { median } from './median.ts';

const SMALL = 100;
const LARGE = 10_000;
const ROUNDS = 21;
const LIMITS: Record<Operation, number> = {
  list: 1.5,
  open: 1.5,
  append: 1.5,
  'search with hits': 10,
  'search without hits': 10,
};

export const chatHistory: Bench = {
  title: 'F5 chats, 10,000 against 100',
  method: `In a Chromium on its own IndexedDB: two databases, ${SMALL} chats with 1,190 turns and ${LARGE.toLocaleString('en')} chats with 100,190 turns, of the same made-up texts, indexed as the product does it. Each operation ${ROUNDS} times in each, by turns; medians, and large divided by small. List: the first 50. Open: a chat of 200 turns. Search: 20 hits with their excerpts. Append: an accepted turn kept, then written whole.`,
  async run() {
    const timings = await measureInChromium();
    const operations = Object.keys(LIMITS) as Operation[];
    return operations.flatMap((operation) => figuresOf(operation, timings));
  },
};

interface Compared {
  readonly small: Timings;
  readonly large: Timings;
}

function figuresOf(operation: Operation, { small, large }: Compared): Figure[] {
  const before = median(small[operation]);
  const after = median(large[operation]);
  return [
    { what: `${operation}: ${SMALL} chats`, value: before, unit: 'ms' },
    { what: `${operation}: ${LARGE.toLocaleString('en')} chats`, value: after, unit: 'ms' },
    { what: `${operation}: ratio`, value: after / before, unit: '×', atMost: LIMITS[operation] },
  ];
}

async function measureInChromium(): Promise<Compared> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('No Chromium was found.');
  const server = await startModuleServer();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const context = await chromium.launchPersistentContext('', { executablePath, args });
  try {
    const page = await context.newPage();
    await page.goto(server.origin);
    const call = (code: string): Promise<unknown> =>
      page.evaluate(`import('/scripts/bench/chat-history-page.ts').then((page) => page.${code})`);
    await call(`fillHistory('small', ${SMALL})`);
    await call(`fillHistory('large', ${LARGE})`);
    return (await call(`measureHistories(['small', 'large'], ${ROUNDS})`)) as Compared;
  } finally {
    await context.close();
    await server.close();
  }
}
