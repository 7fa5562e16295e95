/**
 * Messages from an embedded lesson to its parent page. They state which item was solved and after how many attempts, but
 * contain nothing that the learner wrote; so any parent page may receive them.
 */
import { useEffect } from 'react';
import { placeOf } from '../../../course/index.ts';
import { store } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { progress } from './progress.ts';
import { customStore } from './teachers/custom-store.ts';
import { statementOf, type XapiStatement } from './xapi.ts';

/** The messages. `docs/teachers.md` describes them. */
export type EmbedMessage = { source: 'mcp-playground'; version: 1 } & (
  | { type: 'ready'; item: string }
  | { type: 'height'; item: string; height: number }
  | { type: 'solved'; item: string; kind: string; title: string; attempts: number; hints: number; passed: true }
  | { type: 'xapi'; item: string; statement: XapiStatement }
);

function isFramed(): boolean {
  return store.getState().embed && window.parent !== window;
}

type HostMessage = EmbedMessage extends infer One
  ? One extends EmbedMessage
    ? Omit<One, 'source' | 'version'>
    : never
  : never;

function notifyHost(message: HostMessage): void {
  if (isFramed()) window.parent.postMessage({ source: 'mcp-playground', version: 1, ...message }, '*');
}

/** When the visible item was opened, on the clock of `performance`. */
let opened = 0;

/**
 * Reports to the parent page that an answer was graded, or that a walkthrough is completed: as a statement of xAPI, and if it
 * passed also as `solved`. Does nothing without a parent page.
 */
export function announceGraded(item: string, passed: boolean): void {
  if (!isFramed()) return;
  const known = placeOf(item)?.item ?? customStore.getState().reading?.items.find(({ id }) => id === item);
  const { attempts = 0, hints = 0 } = progress.getState().items[item] ?? {};
  const { kind = '', title = '' } = known ?? {};
  if (passed) notifyHost({ type: 'solved', item, kind, title, attempts, hints, passed });
  const attempted = { item, title, kind, passed, elapsed: performance.now() - opened };
  const page = location.origin + location.pathname;
  notifyHost({ type: 'xapi', item, statement: statementOf(attempted, page, new Date()) });
}

/**
 * The height of the lesson itself, px, independent of its frame: without space that only fills the frame, including scrolled
 * content.
 */
function ownHeight(): number {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-fills]')];
  const spare = boxes.map(spareIn);
  const [first, second] = boxes.map((box) => box.getBoundingClientRect());
  // Side by side the higher one counts; one below the other both do.
  const beside = first && second && second.left >= first.right;
  const less = beside ? Math.min(...spare) : spare.reduce((sum, one) => sum + one, 0);
  return Math.ceil(document.documentElement.scrollHeight - less);
}

/** Unused space in a box; negative if its child scrolls. */
function spareIn(box: HTMLElement): number {
  const style = getComputedStyle(box);
  const room = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const around = box.parentElement;
  const scrolls =
    around && getComputedStyle(around).overflowY === 'auto' ? around.scrollHeight - around.clientHeight : 0;
  return room - (box.firstElementChild?.getBoundingClientRect().height ?? room) - scrolls;
}

/** Reports to the parent page when a lesson is ready, and its height whenever that changes. */
export function useEmbedded(item: string): void {
  useEffect(() => {
    opened = performance.now();
    if (!isFramed()) return undefined;
    notifyHost({ type: 'ready', item });
    let last = 0;
    let frame = 0;
    const measure = (): void => {
      const height = ownHeight();
      if (height === last) return;
      last = height;
      notifyHost({ type: 'height', item, height });
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    // A ResizeObserver of the body does not notice content that shrinks inside an element that fills the frame.
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

/** With `nav=0` the frame keeps its item: links that are left, such as those to rules, open in a new tab. */
export function useFramedLesson(): void {
  const alone = useApp((state) => state.lesson.alone);
  useEffect(() => {
    if (!alone) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.getAttribute('href') === '#main') return;
      link.target = '_blank';
      link.rel = 'noopener';
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [alone]);
}
