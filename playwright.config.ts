import { defineConfig } from '@playwright/test';
import { findTestChromium, TEST_ARGUMENTS } from './scripts/ensure.mjs';

// The first process picks a port and its workers inherit it, so that several checkouts can test side by side.
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)));
const executablePath = findTestChromium();
// A worker uses one browser context for all its tests, which Playwright resets between them (storage, routes, clock, pages): a fifth
// of the time. A test that needs a context of its own asks for other options, as `e2e/site.ts` does.
process.env['PW_TEST_REUSE_CONTEXT'] ??= '1';
// Another build than the one in dist/, for trials beside each other.
const folder = process.env['PLAYGROUND_DIST'] ?? 'dist';

/** Programs of learners in their sandbox: long, and a project of their own. */
const PROGRAMS = /(code-exercises|sandbox|sandbox-code|sandbox-python)\.spec\.ts$/;
/** Files with a test of half a minute. */
const LONG =
  /(^|[\\/])(access|fixes|huge|learn-exercises-looks|live-looks|offline|offline-versions|server-access)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two leave a third of two cores idle: a page waits for its worker, and a test for its page.
  workers: 4,
  // A test that needs a second try has a race, and is corrected.
  retries: 0,
  // Guards against what never ends, not limits on time: a machine that is busy elsewhere may need ten times as long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  // Each project starts its own workers and browsers: `.ci/run`, which runs all tests, has two.
  projects: process.env['E2E_WHOLE']
    ? [
        { name: 'long', testMatch: [PROGRAMS, LONG] },
        { name: 'rest', testIgnore: [PROGRAMS, LONG] },
      ]
    : [
        // The longest tests begin: one that starts last keeps one core busy, and leaves the other idle.
        { name: 'programs', testMatch: PROGRAMS },
        { name: 'long', testMatch: LONG, grepInvert: /@journey/ },
        // `npm test`: one way through each thing that a person does, by the tag `@journey`.
        { name: 'journeys', testIgnore: PROGRAMS, grep: /@journey/ },
        // `npm run test:all`: all other tests.
        { name: 'matrix', testIgnore: [PROGRAMS, LONG], grepInvert: /@journey/ },
      ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // A service worker would answer requests that a test means to see, hold up or refuse; `e2e/site.ts` alone allows it.
    serviceWorkers: 'block',
    // Every action on a page with an editor is a large snapshot: `E2E_TRACE=1` where one is wanted.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Chromium drops a key that arrives in the last frames of a scroll animation.
      args: ['--disable-smooth-scrolling', ...TEST_ARGUMENTS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  // The served build with its headers, as a person gets it; `npm run build` comes first.
  webServer: {
    command: `node scripts/serve.mjs --port ${port} --folder ${folder}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
