import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Outcome, wholeOutcome } from './outcome.ts';
import { ROOT, runCommand } from './run-command.ts';

type Counts = Omit<Outcome, 'detail'>;

/**
 * Runs a test runner that writes a JSON report to `reportPath`, and counts by that report. A runner that fails
 * without a failed test in it (a file that does not load, a crash) is one failure.
 */
export async function runReported(
  command: string,
  commandArguments: readonly string[],
  reportPath: string,
  readReport: (report: unknown) => Counts,
): Promise<Outcome> {
  const path = join(ROOT, reportPath);
  await rm(path, { force: true });
  const { code, output } = await runCommand(command, commandArguments);
  const report = await readFile(path, 'utf8').catch(() => null);
  if (report === null) return wholeOutcome(false, `${output}\n${command} wrote no report`);
  const counts = readReport(JSON.parse(report));
  const failed = code !== 0 ? Math.max(1, counts.failed) : counts.failed;
  return { ...counts, failed, detail: output };
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

export function readVitestReport(report: unknown): Counts {
  const counts = vitestReportSchema.parse(report);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

const playwrightReportSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

export function readPlaywrightReport(report: unknown): Counts {
  const { stats } = playwrightReportSchema.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
