import { test as base, expect } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test';
import { sharePage, type SharedPage } from './shared-page.ts';
import { openTapHost, type TapHost } from './tap-host.ts';

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

/** Where the pages of a context report policy violations: to the test in progress. */
interface Receiver {
  report: (text: string) => void;
}

const receivers = new WeakMap<BrowserContext, Receiver>();

/** Lets the pages of a context report violations; once for each context, since several tests may use it. */
async function prepare(context: BrowserContext): Promise<Receiver> {
  const known = receivers.get(context);
  if (known) return known;
  const receiver: Receiver = { report: () => {} };
  receivers.set(context, receiver);
  await context.exposeFunction('reportViolation', (text: string) => receiver.report(text));
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
  return receiver;
}

/** What the tests of a worker share, once one of them asks for it. */
export interface WorkerFixtures {
  shared: SharedPage;
  tapHost: TapHost;
}

/**
 * Defined for all specs together: Playwright starts another worker, with another browser, for a test whose worker has other
 * fixtures than the test before.
 */
const ofWorkers = base.extend<object, WorkerFixtures>({
  shared: [
    async ({ browser }, use, { project }) => {
      const shared = await sharePage(browser, project.use.baseURL ?? '');
      await use(shared);
      await shared.context.close();
    },
    { scope: 'worker' },
  ],
  tapHost: [
    async ({ browser: _browser }, use) => {
      const host = await openTapHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests with a browser context of their own, which has no cache yet. At its end, each test fails if the page logged a console
 * error, threw, violated the Content-Security-Policy or sent a request to another origin.
 */
export const separate = ofWorkers.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL ?? 'http://127.0.0.1').origin;
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const onConsole = (message: ConsoleMessage): void => {
        if (message.type() === 'error') seen.push(`console error: ${message.text()}`);
      };
      const onError = (event: WebError): void => void seen.push(`thrown: ${event.error().message}`);
      const onRequest = (request: Request): void => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== home) seen.push(`request to ${url.origin}`);
      };
      const receiver = await prepare(context);
      receiver.report = (text) => void seen.push(text);
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);

      await use({ allow: (pattern) => void allowed.push(pattern) });

      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the page stays quiet and at home').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The test function of nearly every spec: like `separate`, but the tests of a worker share one page, which is reset between them
 * and keeps its process and the browser’s cache. Loading and compiling the page’s files for each test is two fifths of its time.
 */
export const test = separate.extend<{ renewed: Page }>({
  // Before `watch`, which observes the context: what the page of the test before does at its end is no fault of this test.
  renewed: async ({ shared, viewport, colorScheme, baseURL }, use) =>
    use(await shared.renew({ viewport, colorScheme, baseURL })),
  context: async ({ renewed }, use) => use(renewed.context()),
  page: async ({ renewed }, use) => use(renewed),
});
