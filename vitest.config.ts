import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'lib/**/*.test.{ts,tsx}',
      'components/**/*.test.{ts,tsx}',
      'tests/structure/**/*.test.ts',
      'tests/contracts/**/*.test.ts',
    ],
    setupFiles: ['tests/support/no-outside-network.ts'],
    restoreMocks: true,
  },
});
