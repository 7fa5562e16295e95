import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { book } from './scripts/book.mjs';
import { findTestChromium, TEST_ARGUMENTS } from './scripts/ensure.mjs';
import { runnerFiles } from './scripts/runner-frame.mjs';
import { validators } from './scripts/validators.mjs';
import { worlds } from './scripts/worlds.mjs';

const executablePath = findTestChromium();

/** Programs of learners, which start interpreters, and commands that copy the project: a project of their own, which `npm run test:all` runs. */
const PROGRAMS = [
  'web/node/new.test.ts',
  'web/node/code-*.test.ts',
  'web/node/course-answers.test.ts',
  'web/node/grade-cli.test.ts',
  'web/node/runners/*.test.ts',
  'web/node/packed/*.test.ts',
];

/** Files that take longest. */
const LONG = [
  'web/node/runners/hostile.test.ts',
  'web/protocol/oracle-shapes.test.ts',
  'web/node/new.test.ts',
  'web/protocol/quick.test.ts',
  'web/node/code-exercises.test.ts',
  'web/node/packed/packed.test.ts',
  'web/node/runners/limits.test.ts',
  'web/node/grade-cli.test.ts',
  'web/protocol/intake/parts/speed.test.ts',
  'web/node/check/stream.test.ts',
  'web/node/tap/peers.test.ts',
  'web/node/tap/stdio.test.ts',
  'web/protocol/oracle-sdk.test.ts',
  'web/protocol/check.test.ts',
];

/** Starts the long files first: one that starts last keeps one core busy, and leaves the other idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Two cores are the yardstick; the default leaves one of two idle.
    maxWorkers: 2,
    tags: [
      { name: 'all', description: 'Part of a full matrix: runs in `npm run test:all` alone.' },
      { name: 'property', description: 'Generated cases: some in `npm test`, all of them in `npm run test:all`.' },
    ],
    projects: [
      {
        plugins: [validators(), book(), worlds()],
        test: {
          name: 'unit',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/**/*.browser.test.{ts,tsx}', ...PROGRAMS],
          environment: 'node',
          setupFiles: ['web/testing/seed.ts'],
          // A check leaves much short-lived garbage: a quarter of the time is its collection with the default of 16 MB.
          pool: 'forks',
          execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=128'],
          // No test changes what another one sees, and the models are read once a process instead of once a file.
          isolate: false,
          // A guard against what never ends, not a limit on time: a machine that is busy elsewhere may need minutes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [validators(), book(), worlds()],
        test: {
          name: 'programs',
          include: PROGRAMS,
          environment: 'node',
          setupFiles: ['web/testing/seed.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // The journey in every browser, on the build: each file is one browser.
        test: {
          name: 'browsers',
          include: ['e2e/engines/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react(), validators(), book(), runnerFiles(), worlds()],
        // Named here, since a dependency found later would load the page anew in the middle of a test.
        optimizeDeps: {
          include: [
            '@radix-ui/react-dialog',
            '@radix-ui/react-dropdown-menu',
            '@tanstack/react-virtual',
            'axe-core',
            'cmdk',
            'idb-keyval',
            'lucide-react',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'components',
          include: ['web/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['web/testing/browser-setup.ts'],
          isolate: false,
          // Guards against what never ends, as in the other projects: a busy machine needs minutes for what axe does in seconds.
          testTimeout: 240_000,
          hookTimeout: 600_000,
          // A busy machine may be late; nothing waits longer than it has to.
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { args: [...TEST_ARGUMENTS], ...(executablePath === undefined ? {} : { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
