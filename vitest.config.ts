import { defineConfig } from 'vitest/config';
import { book } from './scripts/book.mjs';
import { validators } from './scripts/validators.mjs';

export default defineConfig({
  plugins: [validators(), book()],
  test: {
    include: ['web/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Some tests start the real command, on machines with two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
