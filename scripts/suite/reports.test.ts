import { describe, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport, runReported } from './reports.ts';

const REPORT = '.output/reports/reports.test.json';

const vitestReport = (failed: number) => ({
  numPassedTests: 4,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
});

/** A runner that writes this report, if any, and ends with this status. */
function runRunner(report: unknown, status: number) {
  const write =
    report === null
      ? ''
      : `fs.mkdirSync('.output/reports', { recursive: true }); fs.writeFileSync('${REPORT}', '${JSON.stringify(report)}');`;
  const script = `const fs = require('node:fs'); ${write} process.exitCode = ${status};`;
  return runReported('node', ['-e', script], REPORT, readVitestReport);
}

describe('the outcome of a runner', () => {
  test('is what its report counts', async () => {
    expect(await runRunner(vitestReport(2), 1)).toMatchObject({ passed: 4, failed: 2, skipped: 2 });
  });

  test('is a failure when it ends badly although no test of its report failed', async () => {
    expect(await runRunner(vitestReport(0), 1)).toMatchObject({ passed: 4, failed: 1 });
  });

  test('is a failure when it leaves no report, and never that of an earlier run', async () => {
    await runRunner(vitestReport(0), 0);
    expect(await runRunner(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('a flaky browser test counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(readPlaywrightReport({ stats })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});
