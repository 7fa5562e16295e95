/** Starts offline caching when the page has finished everything that users wait for. */
import { editor } from '../editor/handle.ts';
import { store } from '../state/store.ts';

/** Interval between checks, ms. */
const STEP = 500;
/** Maximum number of checks. Caching then starts even if the editor did not load or the user was never idle. */
const LOOKS = 120;
/** How long the user must be idle, ms: precaching occupies a CPU core for a while. */
const REST = 3000;
/** Checks before a screen without a report counts as complete. */
const FEW = 6;

/** True when the visible screen is complete: in Check, with the editor and the complete verdict. */
function complete(looks: number): boolean {
  const { screen, report } = store.getState();
  if (document.readyState !== 'complete') return false;
  return screen === 'check' ? editor()?.kind !== 'plain' && (report?.deep ?? false) : looks >= FEW;
}

/** Waits until the browser is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 1000);
}

/** Starts caching where possible: not in development, and not for a page embedded in another one. */
export function storeForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return;
  let looks = 0;
  // Without any user input, caching starts as soon as the page is complete.
  let touched = -Infinity;
  const touch = (): void => {
    touched = performance.now();
  };
  const signs = ['keydown', 'pointerdown', 'paste', 'drop', 'wheel'] as const;
  for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true });
  const timer = setInterval(() => {
    looks++;
    if (looks < LOOKS && (!complete(looks) || performance.now() - touched < REST)) return;
    clearInterval(timer);
    for (const sign of signs) removeEventListener(sign, touch, { capture: true });
    // A refusal by the browser is harmless: the page works with the network.
    whenIdle(() => void import('./page.ts').then(({ stayAvailable }) => stayAvailable()).catch(() => undefined));
  }, STEP);
}
