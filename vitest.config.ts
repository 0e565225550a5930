import { defineConfig } from 'vitest/config';

const unit = ['lib/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/no-outside-network.ts'],
    restoreMocks: true,
    // Tests parse whole captured pages; on a busy machine that takes its time, and no test claims anything by this limit.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'structure', include: ['tests/structure/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { extends: true, test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'] } },
    ],
  },
});
