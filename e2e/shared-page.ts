/** One page that several tests use one after another, as if each had a new one. */
import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';

/** Everything that the product may store in a browser. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';
/** Events of a page that tests observe. */
const EVENTS = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'response', 'worker'];

/** Scripts that a test has added to its page. */
const scripts = new WeakMap<Page, { dispose(): Promise<void> }[]>();
/** How to add one, for each shared page. */
const adders = new WeakMap<Page, Page['addInitScript']>();

/** Makes a page refuse what would reach the next test. */
function guard(page: Page): Page {
  adders.set(page, page.addInitScript.bind(page));
  page.addInitScript = () => {
    throw new Error('The page is shared with other tests: use `beforeScripts`.');
  };
  page.clock.install = () => {
    throw new Error('The page is shared with other tests: a test that changes the clock needs `separate`.');
  };
  return page;
}

/**
 * Runs a function in each document before the document’s own scripts, until the test ends. Use it instead of
 * `page.addInitScript`, whose effect would reach the next test.
 */
export async function beforeScripts(page: Page, run: (given: string) => void, given = ''): Promise<void> {
  const add = adders.get(page) ?? page.addInitScript.bind(page);
  const script = await add(run, given);
  scripts.set(page, [...(scripts.get(page) ?? []), script]);
}

/** A context whose page is shared. */
export interface SharedPage {
  context: BrowserContext;
  /** The page as if it were new: nothing stored, no other pages, routes, listeners, history or emulation. */
  renew(test: Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'baseURL'>): Promise<Page>;
}

/** Opens such a context. */
export async function sharePage(browser: Browser, baseURL: string): Promise<SharedPage> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  let page = guard(await context.newPage());
  let chrome: CDPSession = await context.newCDPSession(page);
  return {
    context,
    renew: async ({ viewport, colorScheme, baseURL: home = baseURL }) => {
      if (page.isClosed()) {
        page = guard(await context.newPage());
        chrome = await context.newCDPSession(page);
      }
      for (const other of context.pages()) {
        if (other === page) continue;
        // A page stores its text when it is left; that has to happen before the stored data is removed.
        await other.goto('about:blank').catch(() => undefined);
        await other.close();
      }
      for (const script of scripts.get(page) ?? []) await script.dispose();
      scripts.delete(page);
      for (const name of EVENTS) page.removeAllListeners(name);
      await Promise.all([
        page.unrouteAll({ behavior: 'ignoreErrors' }),
        context.unrouteAll({ behavior: 'ignoreErrors' }),
      ]);
      // A plain file of the origin: its document reaches the stored data of the page, and stores nothing itself.
      await page.goto(new URL('./icon.svg', home).href);
      await page.evaluate(() => sessionStorage.clear());
      // What the pages of the test before have stored last may arrive late.
      for (let left = true; left;) {
        await page.evaluate(() => localStorage.clear());
        await chrome.send('Storage.clearDataForOrigin', { origin: new URL(home).origin, storageTypes: STORED });
        left = await page.evaluate(() => localStorage.length > 0);
      }
      await page.goto('about:blank');
      await chrome.send('Page.resetNavigationHistory');
      await context.clearPermissions();
      await page.mouse.move(-1, -1);
      await page.emulateMedia({ media: null, colorScheme, reducedMotion: null, forcedColors: null, contrast: null });
      if (viewport) await page.setViewportSize(viewport);
      return page;
    },
  };
}
