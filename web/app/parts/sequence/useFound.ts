import { useDeferredValue, useMemo, useState } from 'react';
import type { ShownEntry } from '../../engine/types.ts';
import { haystacksOf, matchesOf } from './find.ts';
import type { Layout } from './layout.ts';

/** A search through the messages in sight. */
export interface Found {
  query: string;
  setQuery: (query: string) => void;
  /** Indices of the messages that hold the words, ascending. */
  hits: readonly number[];
  /** The same for what stands in the field at this moment, which `hits` may be a little behind. */
  hitsNow: () => readonly number[];
  /** How many of them each row holds, by its place. */
  byRow: ReadonlyMap<number, number>;
}

/** Those of the messages that have a row. */
function within({ rowOf }: Layout, found: readonly number[]): readonly number[] {
  return found.filter((index) => (rowOf[index] ?? -1) >= 0);
}

/** What the reader looks for, and where it is. */
export function useFound(entries: readonly ShownEntry[], layout: Layout): Found {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const searching = asked.trim() !== '';
  const haystacks = useMemo(() => (searching ? haystacksOf(entries) : null), [entries, searching]);
  const hits = useMemo(
    () => (haystacks ? within(layout, matchesOf(haystacks, asked)) : []),
    [haystacks, asked, layout],
  );
  const hitsNow = () => (query === asked ? hits : within(layout, matchesOf(haystacks ?? haystacksOf(entries), query)));
  const byRow = useMemo(() => {
    const counts = new Map<number, number>();
    for (const index of hits) {
      const row = layout.rowOf[index] ?? -1;
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return counts;
  }, [hits, layout]);
  return { query, setQuery, hits, hitsNow, byRow };
}
