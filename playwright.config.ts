import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/ensure.mjs';

// The first process picks a port and its workers inherit it, so that several checkouts can test side by side.
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)));
const executablePath = findChromium();
// Another build than the one in dist/, for trials beside each other.
const folder = process.env['PLAYGROUND_DIST'] ?? 'dist';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy elsewhere may be late once; `npm test` names such tests, and fails when they are many.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // A service worker would answer requests that a test means to see, hold up or refuse; `e2e/site.ts` alone allows it.
    serviceWorkers: 'block',
    // Every action on a page with an editor is a large snapshot: `E2E_TRACE=1` where one is wanted.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  // The served build with its headers, as a person gets it; `npm run build` comes first.
  webServer: {
    command: `node scripts/serve.mjs --port ${port} --folder ${folder}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
