import { defineConfig } from 'vitest/config';

const unit = ['lib/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/no-outside-network.ts'],
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'structure', include: ['tests/structure/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { extends: true, test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'] } },
    ],
  },
});
