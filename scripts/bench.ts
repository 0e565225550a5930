/**
 * `npm run bench [-- ID…]`: the figures of the acceptance lines, as a table and in `.output/bench.json`.
 * Exit status 0 only when each bench ran and each figure is within its limit.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Bench, Figure } from './bench/bench.ts';
import { BENCHES } from './bench/benches.ts';
import { ROOT, runCommand } from './suite/run-command.ts';

const REPORT = '.output/bench.json';

interface BenchResult extends Pick<Bench, 'title' | 'method'> {
  readonly figures: readonly (Figure & { readonly holds: boolean })[];
  readonly error: string | null;
}

const wanted = process.argv.slice(2);
const benches = BENCHES.filter(
  ({ title }) => wanted.length === 0 || wanted.includes(title.split(' ')[0] ?? ''),
);
if (benches.length === 0) throw new Error(`No bench of ${wanted.join(', ')}.`);
if (benches.some(({ needsBuild }) => needsBuild)) await buildPackages();

const results: BenchResult[] = [];
for (const bench of benches) {
  const result = await runBench(bench);
  results.push(result);
  printResult(result);
}
await writeReport(results);
const allHold = results.every(
  ({ figures, error }) => error === null && figures.every(({ holds }) => holds),
);
if (!allHold) process.exitCode = 1;

async function buildPackages(): Promise<void> {
  for (const browser of ['chrome', 'firefox']) {
    const { code, output } = await runCommand('wxt', ['zip', '-b', browser]);
    if (code !== 0) throw new Error(`The ${browser} package could not be built.\n${output}`);
  }
}

async function runBench(bench: Bench): Promise<BenchResult> {
  const { title, method } = bench;
  try {
    const figures = await bench.run();
    const judged = figures.map((figure) => ({
      ...figure,
      holds: Number.isFinite(figure.value) && figure.value <= (figure.atMost ?? Infinity),
    }));
    return { title, method, figures: judged, error: null };
  } catch (error) {
    return {
      title,
      method,
      figures: [],
      error: error instanceof Error ? error.message : `${error}`,
    };
  }
}

function printResult({ title, method, figures, error }: BenchResult): void {
  console.log(`\n${title}\n  ${method}`);
  if (error !== null) console.log(`  ✗ ${error}`);
  for (const { what, value, unit, atMost, holds } of figures) {
    const limit = atMost === undefined ? '' : `at most ${formatNumber(atMost)}`;
    const number = `${formatNumber(value)} ${unit}`;
    console.log(`  ${holds ? '✓' : '✗'} ${what.padEnd(48)} ${number.padStart(18)}  ${limit}`);
  }
}

function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });
}

async function writeReport(benchResults: readonly BenchResult[]): Promise<void> {
  const path = join(ROOT, REPORT);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  await mkdir(join(ROOT, '.output'), { recursive: true });
  const report = { measuredAt: new Date().toISOString(), machine, benches: benchResults };
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nWritten to ${REPORT}`);
}
