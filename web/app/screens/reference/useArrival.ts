/** What a reader expects of a change of page: the title, the focus, the place they left when they go back. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface Kept {
  inner: number;
  outer: number;
}

/** Where each entry of the history was scrolled to. */
const places = new Map<string, Kept>();
let entries = 0;

/** The key of the history's current entry; a new one gets a key, and `isNew` says so. */
function entryKey(): { key: string; isNew: boolean } {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'reference' in state && typeof state.reference === 'string')
    return { key: state.reference, isNew: false };
  const key = `${performance.timeOrigin}-${++entries}`;
  history.replaceState({ reference: key }, '');
  return { key, isNew: true };
}

/**
 * Sets the title, and brings the right place into sight: the row that the address names, the place it was left at on the way
 * back, else the top. Focus that was on the former page moves to the heading of the new one.
 */
export function useArrival(address: string, title: string, scroller: RefObject<HTMLElement | null>): void {
  const first = useRef(true);
  useEffect(() => {
    document.title = `${title} · Reference · MCP Protocol Playground`;
  }, [title]);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const { key, isNew } = entryKey();
    const place = `${key} ${address}`;
    const kept = isNew ? undefined : places.get(place);
    const row = box.querySelector('[data-target]');
    if (kept) {
      box.scrollTo({ top: kept.inner });
      window.scrollTo(0, kept.outer);
    } else if (row) row.scrollIntoView({ block: 'center' });
    else {
      box.scrollTo({ top: 0 });
      if (!first.current) window.scrollTo(0, 0);
    }
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!first.current && (lost || box.contains(document.activeElement)))
      box.querySelector('h1')?.focus({ preventScroll: true });
    first.current = false;
    const keep = (): void => void places.set(place, { inner: box.scrollTop, outer: window.scrollY });
    box.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      box.removeEventListener('scroll', keep);
      window.removeEventListener('scroll', keep);
    };
  }, [address, scroller]);
}
