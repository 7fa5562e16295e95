/** When the page begins to keep itself for times without network: after everything that a person waits for. */
import { editor } from '../editor/handle.ts';
import { store } from '../state/store.ts';

/** Looked so often, ms. */
const STEP = 500;
/** So many looks at most: a page whose editor never came, or in which somebody never rests, is kept all the same. */
const LOOKS = 120;
/** Hands that have done nothing for so long rest, ms: what is precached takes a core for a while. */
const REST = 3000;
/** Looks before a screen without the report counts as there. */
const FEW = 6;

/** True when the screen in sight is complete: with the editor and the whole verdict in Check. */
function complete(looks: number): boolean {
  const { screen, report } = store.getState();
  if (document.readyState !== 'complete') return false;
  return screen === 'check' ? editor()?.kind !== 'plain' && (report?.deep ?? false) : looks >= FEW;
}

/** Waits for a moment without work. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 1000);
}

/** Starts it, where that can be: not in development, and not for a page inside another one, which is a guest there. */
export function storeForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return;
  let looks = 0;
  // A page that nobody has touched begins as soon as it is complete.
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
    // What the browser refuses is no loss: the page works with the network.
    whenIdle(() => void import('./page.ts').then(({ stayAvailable }) => stayAvailable()).catch(() => undefined));
  }, STEP);
}
