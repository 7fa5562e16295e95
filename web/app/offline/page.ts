/**
 * The page's side of working without network. Where a browser has no service workers, or refuses to keep anything, all of
 * this is silent and the page works with the network as before.
 */
import { storeNow } from '../state/session.ts';
import { offerNewVersion } from './ready.ts';
import type { ToService } from './service-messages.ts';
import { isFromService } from './service-messages.ts';

/** A page that stays open looks for a new version when it comes into sight, at most so often, ms. */
const LOOK = 3_600_000;
/** A new version that does not answer is loaded without its word, ms. */
const TIMEOUT_MS = 3000;

let reloading = false;

function announce(worker: ServiceWorker, message: ToService): void {
  worker.postMessage(message);
}

/** The first module of this page, which tells its build. */
function ownModule(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? location.href;
}

/** Addresses of what came past the worker. */
function pastTheWorker(entries: PerformanceEntryList): string[] {
  const past = entries.filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0);
  return past.map(({ name }) => name);
}

/** Tells the worker in charge which build this page is of, and what it loaded without it. */
function greet({ controller }: ServiceWorkerContainer, entries = performance.getEntriesByType('resource')): void {
  if (controller) announce(controller, { say: 'here', module: ownModule(), loaded: pastTheWorker(entries) });
}

/** A large file that was on its way when the worker took over arrives later. */
function reportLatecomers(container: ServiceWorkerContainer): void {
  const watch = new PerformanceObserver((list) => {
    const entries = list.getEntries();
    if (pastTheWorker(entries).length > 0) greet(container, entries);
  });
  watch.observe({ type: 'resource' });
}

/** Has the page kept for times without network, and says when a newer one is there. */
export async function stayAvailable(): Promise<void> {
  const container = navigator.serviceWorker;
  container.addEventListener('message', ({ data }) => {
    if (isFromService(data)) offerNewVersion(true);
  });
  container.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    else greet(container);
  });
  greet(container);
  reportLatecomers(container);
  const registration = await container.register('./sw.js', { updateViaCache: 'none' });
  const watch = (worker: ServiceWorker | null): void => {
    const look = (): void => {
      if (worker?.state === 'installed' && container.controller) offerNewVersion(true);
    };
    worker?.addEventListener('statechange', look);
    look();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  lookNowAndThen(registration);
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < LOOK) return;
    last = performance.now();
    registration.update().catch(() => undefined);
  });
}

/** Loads the page again, in the new version. What was typed is kept first. */
export async function takeNewVersion(): Promise<void> {
  storeNow();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    location.reload();
    return;
  }
  reloading = true;
  setTimeout(() => location.reload(), TIMEOUT_MS);
  announce(registration.waiting, { say: 'take over' });
}
