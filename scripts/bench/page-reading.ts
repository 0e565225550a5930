import type { CDPSession, Page } from '@playwright/test';
import { capturePageIn } from '../../tests/support/captured-page.ts';
import { launchExtensionBrowser } from '../../tests/support/extension-browser.ts';
import { startPageServer } from '../../tests/support/page-server.ts';
import type { Bench } from './bench.ts';

const PAGE_BYTES = 1_000_000;
const RUNS = 5;
const LONG_TASK_MS = 50;

const WORDS =
  'The harbour is open from six in the morning until ten at night on all days of the year. ';
const PARAGRAPH = `<p class="article-body__text article-body__text--wide" id="p">${WORDS}<a class="link link--inline" href="/harbour/hours" title="Hours">${WORDS}</a>${WORDS}<b>open</b> <i>here</i> <span class="mark">now</span></p>`;

/** An article with lists and tables between its paragraphs: as many elements to a megabyte as a long encyclopaedia article has. */
function createLargePage(): string {
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; length < PAGE_BYTES; at += 1) {
    const table = `<table>${`<tr class="row"><td class="cell">${WORDS}</td><td class="cell">two</td></tr>`.repeat(3)}</table>`;
    const part = `<section><h2>Part ${at}</h2>${PARAGRAPH.repeat(5)}<ul>${`<li class="list__item">${WORDS}</li>`.repeat(5)}</ul>${table}</section>`;
    parts.push(part);
    length += part.length;
  }
  return `<!doctype html><meta charset="utf-8"><title>Large</title><style>.text{color:#222}</style><main>${parts.join('')}</main>`;
}

async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** The longest task since the page was asked to watch; the browser names only those above 50 ms. */
function watchLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

export const pageReading: Bench = {
  title: 'W2 reading a page',
  method:
    'A page of 1 MB (about 12,000 elements) in Chromium; the page reader captures it five times. The time of all tasks on the page’s main thread (TaskDuration of the debugger, in time of the processor) while it does, the median; and the longest task that the page’s own PerformanceObserver saw, 0 when none was above 50 ms. The extraction runs in another process and is not in it.',
  needsBuild: true,
  async run() {
    const extension = await launchExtensionBrowser();
    const pages = await startPageServer({ '/large': createLargePage() });
    try {
      const page = await extension.context.newPage();
      await page.goto(`${pages.origin}/large`);
      await extension.openDrawer(page);
      await capturePageIn(extension, page);
      const session = await extension.context.newCDPSession(page);
      // What other programs take of the processor meanwhile is not the page's.
      await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
      await session.send('Performance.enable');
      await watchLongTasks(page);
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const before = await readTaskTime(session);
        await capturePageIn(extension, page);
        times.push((await readTaskTime(session)) - before);
      }
      const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
      const median = times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
      return [
        { what: 'main thread, 1 MB', value: Math.round(median), unit: 'ms', atMost: 300 },
        {
          what: 'longest task',
          value: Math.round(Math.max(0, ...tasks)),
          unit: 'ms',
          atMost: LONG_TASK_MS,
        },
      ];
    } finally {
      await extension.close();
      await pages.close();
    }
  },
};
