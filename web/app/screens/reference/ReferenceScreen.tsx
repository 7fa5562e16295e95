/** Reference: index and search on the left, one page on the right; all of it is from the data that the checker uses. */
import css from './Reference.module.css';
import { useDeferredValue, useMemo, useRef, useState, useEffect, type RefObject } from 'react';
import { findables, search, ruleBook, type RuleBook } from '../../../protocol/catalog.ts';
import { referenceHref } from '../../state/route.ts';
import { useApp } from '../../state/use.ts';
import { Found } from './Found.tsx';
import { needsExtras, Page, titleOf } from './Page.tsx';
import { SideIndex } from './SideIndex.tsx';
import { useExtras } from './useExtras.ts';
import { useHostsPage } from './useHostsPage.ts';

// Expected behavior on navigation: window title, focus, and the scroll position restored on the way back.

interface Stored {
  inner: number;
  outer: number;
}

/** The scroll position of each history entry. */
const places = new Map<string, Stored>();
let entries = 0;

/** The key of the current history entry; a new entry gets a key, and `isNew` is true. */
function entryKey(): { key: string; isNew: boolean } {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'reference' in state && typeof state.reference === 'string')
    return { key: state.reference, isNew: false };
  const key = `${performance.timeOrigin}-${++entries}`;
  history.replaceState({ reference: key }, '');
  return { key, isNew: true };
}

/**
 * Sets the title, and scrolls to the right position: the row in the address, the saved position on the way back, otherwise the
 * top. If the focus was on the previous page, it moves to the heading of the new one.
 */
function useArrival(address: string, title: string, scroller: RefObject<HTMLElement | null>): void {
  const first = useRef(true);
  useEffect(() => {
    document.title = `${title} · Reference · MCP Protocol Playground`;
  }, [title]);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const { key, isNew } = entryKey();
    const place = `${key} ${address}`;
    const stored = isNew ? undefined : places.get(place);
    const row = box.querySelector('[data-target]');
    if (stored) {
      box.scrollTo({ top: stored.inner });
      window.scrollTo(0, stored.outer);
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

// The pages of the rules, loaded when the reference is first opened.

let stored: RuleBook | null = null;

/** `null` until they are loaded; `failed` if they did not load. */
function useBook(): { book: RuleBook | null; failed: boolean } {
  const [book, setBook] = useState(stored);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (stored) return;
    let wanted = true;
    ruleBook().then(
      (made) => {
        stored = made;
        if (wanted) setBook(made);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return { book, failed };
}

/** The screen. */
export function ReferenceScreen() {
  const page = useApp((state) => state.page);
  const address = referenceHref(...page);
  const { book, failed } = useBook();
  const [requested, setRequested] = useState({ query: '', at: address });
  const query = requested.at === address ? requested.query : '';
  const late = useDeferredValue(query);
  const extra = useExtras(query !== '' || needsExtras(page, book));
  const { extras } = extra;
  const items = useMemo(() => [...findables(book), ...(extras?.items ?? [])], [book, extras]);
  const hits = useMemo(() => search(items, late), [items, late]);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hosts = useHostsPage(page[0] === 'hosts');
  const ready = needsExtras(page, book)
    ? extras !== null || extra.failed
    : page[0] === 'hosts'
      ? hosts.Hosts !== null || hosts.failed
      : book !== null || failed;
  useArrival(`${address}${ready ? '' : ' on its way'}`, titleOf(page, book, extras), scroller);
  const find = (next: string): void => setRequested({ query: next, at: address });
  const toHits = (open: boolean): void => {
    const first = scroller.current?.querySelector<HTMLAnchorElement>('[data-hits] a');
    if (open) first?.click();
    else first?.focus();
  };
  return (
    <div className={css.screen}>
      <SideIndex page={page} query={query} onQuery={find} onHits={toHits} book={book} field={field} />
      <div ref={scroller} className={css.page} data-scrolls>
        {query.trim() === '' ? (
          <Page page={page} book={book} failed={failed} hosts={hosts} extra={extra} />
        ) : (
          <Found query={late.trim()} hits={hits} onLeave={() => field.current?.focus()} onClear={() => find('')} />
        )}
      </div>
    </div>
  );
}
