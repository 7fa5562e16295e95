/** Searches the text of messages while they arrive: each message is searched once per search text. */
import type { LiveRun } from './run-log.ts';

interface Search {
  readonly query: string;
  /** The number of messages that were searched. */
  done: number;
  readonly found: Set<number>;
}

/** The last search in the lines of a run. */
const searches = new WeakMap<readonly string[], Search>();

/** Indices of the messages whose text contains `query`, in any letter case; null without a search. */
export function holding(
  { lines, lineOf, entries }: Pick<LiveRun, 'lines' | 'lineOf' | 'entries'>,
  query: string,
): ReadonlySet<number> | null {
  if (query === '') return null;
  const before = searches.get(lines);
  const search: Search = before?.query === query ? before : { query, done: 0, found: new Set() };
  searches.set(lines, search);
  const wanted = query.toLowerCase();
  for (; search.done < entries.length; search.done++) {
    if (contains(lines[lineOf[search.done] ?? -1] ?? '', wanted)) search.found.add(search.done);
  }
  return new Set(search.found);
}

/** Whether the message in a line contains a text; the members of the record before it are not searched. */
function contains(line: string, wanted: string): boolean {
  const start = line.indexOf('"message":');
  return line.slice(Math.max(0, start)).toLowerCase().includes(wanted);
}
