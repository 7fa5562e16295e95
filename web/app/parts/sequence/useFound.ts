import { useDeferredValue, useMemo, useState } from 'react';
import type { ShownEntry } from '../../engine/types.ts';
import { haystacksOf, matchesOf } from './find.ts';
import type { Layout } from './layout.ts';

/** A search through the visible messages. */
export interface Found {
  query: string;
  setQuery: (query: string) => void;
  /** Indices of the matching messages, ascending. */
  hits: readonly number[];
  /** The matches for the field’s current text; `hits` may be slightly older. */
  hitsNow: () => readonly number[];
  /** Number of matches in each row, by its position. */
  byRow: ReadonlyMap<number, number>;
}

/** The matching messages that have a row. */
function within({ rowOf }: Layout, found: readonly number[]): readonly number[] {
  return found.filter((index) => (rowOf[index] ?? -1) >= 0);
}

/** The search text and its matches. */
export function useFound(entries: readonly ShownEntry[], layout: Layout): Found {
  const [query, setQuery] = useState('');
  const requested = useDeferredValue(query);
  const searching = requested.trim() !== '';
  const haystacks = useMemo(() => (searching ? haystacksOf(entries) : null), [entries, searching]);
  const hits = useMemo(
    () => (haystacks ? within(layout, matchesOf(haystacks, requested)) : []),
    [haystacks, requested, layout],
  );
  const hitsNow = () =>
    query === requested ? hits : within(layout, matchesOf(haystacks ?? haystacksOf(entries), query));
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
