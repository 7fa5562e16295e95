import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['web/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Some tests start the real command, on machines with two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
