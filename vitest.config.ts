import { defineConfig } from 'vitest/config';
import { book } from './scripts/book.mjs';
import { validators } from './scripts/validators.mjs';
import { worlds } from './scripts/worlds.mjs';

export default defineConfig({
  plugins: [validators(), book(), worlds()],
  test: {
    include: ['web/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test changes what another one sees, and the models are read once a process instead of once a file.
    isolate: false,
    // Some tests start the real command, on machines with two cores.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
