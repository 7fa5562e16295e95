/**
 * What a lesson in somebody's page tells that page. The messages say which item was solved and how often it was tried, and
 * nothing that the learner wrote; so they go to whatever page there is around.
 */
import { useEffect } from 'react';
import { placeOf } from '../../../course/index.ts';
import { store } from '../../state/store.ts';
import { progress } from './progress.ts';
import { ownStore } from './teachers/own-store.ts';

/** What is told. `docs/teachers.md` describes it. */
export type EmbedMessage = { source: 'mcp-playground'; version: 1 } & (
  | { type: 'ready'; item: string }
  | { type: 'height'; item: string; height: number }
  | { type: 'solved'; item: string; kind: string; title: string; attempts: number; hints: number; passed: true }
);

function isFramed(): boolean {
  return store.getState().embed && window.parent !== window;
}

type Said = EmbedMessage extends infer One
  ? One extends EmbedMessage
    ? Omit<One, 'source' | 'version'>
    : never
  : never;

function tell(said: Said): void {
  if (isFramed()) window.parent.postMessage({ source: 'mcp-playground', version: 1, ...said }, '*');
}

/** Tells the page around that an item is solved, or that a walkthrough was gone through. Nothing where there is no such page. */
export function announceSolved(item: string): void {
  const known = placeOf(item)?.item ?? ownStore.getState().reading?.items.find(({ id }) => id === item);
  const { attempts = 0, hints = 0 } = progress.getState().items[item] ?? {};
  const { kind = '', title = '' } = known ?? {};
  tell({ type: 'solved', item, kind, title, attempts, hints, passed: true });
}

/** How high the lesson is by itself, px, whatever the height of its frame: without what only fills it, with what scrolls inside. */
function ownHeight(): number {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-fills]')];
  const spare = boxes.map(spareIn);
  const [first, second] = boxes.map((box) => box.getBoundingClientRect());
  // Side by side the higher one counts; one below the other both do.
  const beside = first && second && second.left >= first.right;
  const less = beside ? Math.min(...spare) : spare.reduce((sum, one) => sum + one, 0);
  return Math.ceil(document.documentElement.scrollHeight - less);
}

/** Room in a box that its child does not need; below zero where the child scrolls. */
function spareIn(box: HTMLElement): number {
  const style = getComputedStyle(box);
  const room = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const around = box.parentElement;
  const scrolls =
    around && getComputedStyle(around).overflowY === 'auto' ? around.scrollHeight - around.clientHeight : 0;
  return room - (box.firstElementChild?.getBoundingClientRect().height ?? room) - scrolls;
}

/** Tells the page around when a lesson is there, and how high it is whenever that changes. */
export function useEmbedded(item: string): void {
  useEffect(() => {
    if (!isFramed()) return undefined;
    tell({ type: 'ready', item });
    let last = 0;
    let frame = 0;
    const measure = (): void => {
      const height = ownHeight();
      if (height === last) return;
      last = height;
      tell({ type: 'height', item, height });
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    // What becomes smaller inside of something that fills the frame is no change of size to an observer of the whole.
    const seen = new ResizeObserver(soon);
    seen.observe(document.body);
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      seen.disconnect();
      changed.disconnect();
    };
  }, [item]);
}
