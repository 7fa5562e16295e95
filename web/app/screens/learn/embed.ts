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
export function tellSolved(item: string): void {
  const known = placeOf(item)?.item ?? ownStore.getState().reading?.items.find(({ id }) => id === item);
  const { attempts = 0, hints = 0 } = progress.getState().items[item] ?? {};
  const { kind = '', title = '' } = known ?? {};
  tell({ type: 'solved', item, kind, title, attempts, hints, passed: true });
}

/** Tells the page around when a lesson is there, and how high it is whenever that changes. */
export function useEmbedded(item: string): void {
  useEffect(() => {
    if (!isFramed()) return undefined;
    tell({ type: 'ready', item });
    let last = 0;
    const measure = (): void => {
      const height = Math.ceil(document.documentElement.scrollHeight);
      if (height === last) return;
      last = height;
      tell({ type: 'height', item, height });
    };
    const seen = new ResizeObserver(measure);
    seen.observe(document.body);
    return () => seen.disconnect();
  }, [item]);
}
