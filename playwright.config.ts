import { defineConfig } from '@playwright/test';

/** The tests drive the production build in `.output/chrome-mv3`; two workers, as the suite is sized for two cores. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.output/end-to-end',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  reporter: [['list'], ['json', { outputFile: '.output/reports/end-to-end.json' }]],
});
