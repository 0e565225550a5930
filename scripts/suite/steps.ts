import { lintFirefoxBuild } from './lint-firefox-build.ts';
import { wholeOutcome } from './outcome.ts';
import { readPlaywrightReport, readVitestReport, runReported } from './reports.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './run-steps.ts';

/** What one runs all the time: fast, without a browser. */
export const CHECK_STEPS: readonly Step[] = [
  vitest('structure and unit', ['structure', 'unit']),
  whole('types', 'tsc', ['-p', 'tsconfig.json']),
  whole('types of pure rooms', 'tsc', ['-p', 'tsconfig.pure.json']),
  whole('lint and format', 'biome', ['check', '.', '--error-on-warnings']),
  whole('unused code', 'knip', ['--no-progress']),
];

const BUILDS = ['build for Chromium', 'build for Firefox'];

/** Everything. The builds start first, since the browser tests wait for them. */
export const TEST_STEPS: readonly Step[] = [
  whole('build for Chromium', 'wxt', ['build']),
  whole('build for Firefox', 'wxt', ['build', '-b', 'firefox']),
  ...CHECK_STEPS,
  vitest('contracts', ['contracts']),
  { ...vitest('built packages', ['build']), after: BUILDS },
  { name: 'lint for Firefox', after: ['build for Firefox'], run: lintFirefoxBuild },
  {
    name: 'end to end',
    // Last and alone, since these have budgets of time.
    after: BUILDS,
    alone: true,
    run: () =>
      runReported('playwright', ['test'], '.output/reports/end-to-end.json', readPlaywrightReport),
  },
];

function whole(name: string, command: string, commandArguments: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, commandArguments);
      return wholeOutcome(code === 0, output);
    },
  };
}

function vitest(name: string, projects: readonly string[]): Step {
  const report = `.output/reports/${projects.join('-')}.json`;
  return {
    name,
    run: () =>
      runReported(
        'vitest',
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        report,
        readVitestReport,
      ),
  };
}
