/** Reference: index and search on the left, one page on the right; all of it from the data that the checker judges by. */
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { findables, search } from '../../../protocol/catalog.ts';
import { referenceHref } from '../../state/route.ts';
import { useApp } from '../../state/use.ts';
import { Found } from './Found.tsx';
import { Page, titleOf } from './Page.tsx';
import { SideIndex } from './SideIndex.tsx';
import { useArrival } from './useArrival.ts';
import { useBook } from './useBook.ts';
import css from './Reference.module.css';

/** The screen. */
export function ReferenceScreen() {
  const page = useApp((state) => state.page);
  const address = referenceHref(...page);
  const { book, failed } = useBook();
  const [asked, setAsked] = useState({ query: '', at: address });
  const query = asked.at === address ? asked.query : '';
  const late = useDeferredValue(query);
  const items = useMemo(() => findables(book), [book]);
  const hits = useMemo(() => search(items, late), [items, late]);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const ready = book !== null || failed;
  useArrival(`${address}${ready ? '' : ' on its way'}`, titleOf(page, book), scroller);
  const ask = (next: string): void => setAsked({ query: next, at: address });
  const toHits = (open: boolean): void => {
    const first = scroller.current?.querySelector<HTMLAnchorElement>('[data-hits] a');
    if (open) first?.click();
    else first?.focus();
  };
  return (
    <div className={css.screen}>
      <SideIndex page={page} query={query} onQuery={ask} onHits={toHits} book={book} field={field} />
      <div ref={scroller} className={css.page} data-scrolls>
        {query.trim() === '' ? (
          <Page page={page} book={book} failed={failed} />
        ) : (
          <Found query={late.trim()} hits={hits} onLeave={() => field.current?.focus()} onClear={() => ask('')} />
        )}
      </div>
    </div>
  );
}
