/**
 * The page’s side of offline support. Where a browser has no service workers or refuses storage, it does nothing and the page
 * uses the network.
 */
import { storeNow } from '../state/session.ts';
import { offerNewVersion } from './ready.ts';
import type { ToService } from './service-messages.ts';
import { isFromService } from './service-messages.ts';

/** Minimum interval at which an open page checks for a new version when it becomes visible, ms. */
const LOOK = 3_600_000;
/** If the new version does not take over within this time, the page reloads anyway, possibly in its own version, ms. */
const TIMEOUT_MS = 10_000;

let reloading = false;

function announce(worker: ServiceWorker, message: ToService): void {
  worker.postMessage(message);
}

/** URL of the page’s first module, which identifies its build. */
function ownModule(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? location.href;
}

/** URLs of resources that were loaded without the worker. */
function pastTheWorker(entries: PerformanceEntryList): string[] {
  const past = entries.filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0);
  return past.map(({ name }) => name);
}

/** Sends the controlling worker the page’s build and the resources it loaded without the worker. */
function greet({ controller }: ServiceWorkerContainer, entries = performance.getEntriesByType('resource')): void {
  if (controller) announce(controller, { say: 'here', module: ownModule(), loaded: pastTheWorker(entries) });
}

/** A large file that was loading when the worker took over arrives later. */
function reportLatecomers(container: ServiceWorkerContainer): void {
  const watch = new PerformanceObserver((list) => {
    const entries = list.getEntries();
    if (pastTheWorker(entries).length > 0) greet(container, entries);
  });
  watch.observe({ type: 'resource' });
}

/** Registers the service worker, and offers a newer version when it is available. */
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

/** Reloads the page in the new version. Unsaved text is stored first. */
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
