import { test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

/** Errors that no page may cause, collected while a test runs. */
export interface Watch {
  /** Parts of a console error that a test provokes on purpose, such as a 404. */
  allow(pattern: RegExp): void;
}

declare global {
  /** Provided by `watch`; receives policy violations. */
  var reportViolation: ((text: string) => void) | undefined;
}

/** Milliseconds by which every message to a worker is late: a slow machine, in order to find races between specs and page. */
const workerDelay = Number(process.env['E2E_WORKER_DELAY'] ?? 0);

/**
 * The test function of every spec. At its end, each test fails if the page logged a console error, threw, violated the
 * Content-Security-Policy or sent a request to another origin.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL ?? 'http://127.0.0.1').origin;
      const seen: string[] = [];
      const allowed: RegExp[] = [];

      await context.exposeFunction('reportViolation', (text: string) => seen.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          globalThis.reportViolation?.(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      if (workerDelay > 0) {
        await context.addInitScript((delay: number) => {
          const post = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (...sent: unknown[]): void {
            setTimeout(() => Reflect.apply(post, this, sent), delay);
          };
        }, workerDelay);
      }
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console error: ${message.text()}`);
      });
      context.on('weberror', (event) => seen.push(`thrown: ${event.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== home) seen.push(`request to ${url.origin}`);
      });

      await use({ allow: (pattern) => void allowed.push(pattern) });

      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the page stays quiet and at home').toEqual([]);
    },
    { auto: true },
  ],
});
