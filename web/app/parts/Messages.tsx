import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import type { ShownEntry } from '../engine/types.ts';
import { MessageRow } from './MessageRow.tsx';
import { factsOf, overviewOf, placeOf } from './rowFacts.ts';
import type { EntryFacts } from './rowFacts.ts';
import { grouped } from './text.ts';
import css from './Messages.module.css';

const MessageRows = lazy(() => import('./MessageRows.tsx').then((file) => ({ default: file.MessageRows })));

/** Maximum number of rows rendered without virtualization. */
const PLAIN = 100;

/** Props of the message table. */
export interface MessagesProps extends EntryFacts {
  /** The displayed messages, in order. */
  shown: readonly ShownEntry[];
  /** `shown` is not in the order of the log. */
  sorted: boolean;
  /** Lines about the content of messages, by their index; `onNeed` requests those of visible rows. */
  briefs: ReadonlyMap<number, string>;
  onNeed: (indices: readonly number[]) => void;
  /** Index of a message; one that is not displayed is not highlighted. */
  selected: number | null;
  onSelect: (index: number) => void;
  /** Enter or a double click: opens the anatomy. */
  onOpen: (index: number) => void;
  ref?: Ref<HTMLTableElement>;
}

/** Handles keys in the table: returns the target position, or undefined. */
function placeAfter(key: string, here: number, last: number): number | undefined {
  return { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: last, PageDown: here + 10, PageUp: here - 10 }[key];
}

/**
 * One row per message. Up, Down, Home, End, Page Up and Page Down select, Enter opens, Space goes to the response or back to
 * the request. With more than 100 rows, only visible ones are rendered.
 */
export function Messages({
  shown,
  sorted,
  briefs,
  onNeed,
  selected,
  onSelect,
  onOpen,
  ref,
  ...described
}: MessagesProps) {
  const { entries, sessions, flips, partly, refusals, failed } = described;
  const overview = useMemo(
    () => overviewOf({ entries, sessions, flips, partly, refusals, failed }),
    [entries, sessions, flips, partly, refusals, failed],
  );
  const at = selected === null ? -1 : placeOf(shown, selected, sorted);
  const short = shown.length <= PLAIN;
  useEffect(() => {
    if (short) onNeed(shown.map(({ index }) => index));
  }, [short, shown, onNeed]);
  const last = shown.length - 1;
  const current = shown[at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && current) {
      event.preventDefault();
      const { answer } = factsOf(current, overview);
      if (event.key === 'Enter') onOpen(current.index);
      else if (answer.state === 'answered') onSelect(answer.by);
      else if (answer.state === 'answers') onSelect(answer.to);
      return;
    }
    const to = placeAfter(event.key, at, last);
    const next = to === undefined ? undefined : shown[Math.min(last, Math.max(0, to))];
    if (!next) return;
    event.preventDefault();
    onSelect(next.index);
  };
  const style: CSSProperties & { '--digits': number } = { '--digits': grouped(entries.length).length };
  const rows = { overview, onSelect, onOpen };
  return (
    // A grid of selectable rows: the only composite role that keeps the columns.
    <table
      ref={ref}
      className={css.table}
      style={style}
      data-clocks={overview.clocks || undefined}
      data-several={sessions.length > 1 || undefined}
      role="grid"
      aria-label="Messages"
      aria-rowcount={shown.length + 1}
      aria-activedescendant={current ? `message-${current.index}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <Head clocks={overview.clocks} guessed={overview.allGuessed} />
      {!short ? (
        <Suspense fallback={<tbody />}>
          <MessageRows {...rows} shown={shown} at={at} briefs={briefs} onNeed={onNeed} />
        </Suspense>
      ) : (
        <tbody>
          {shown.map((entry, place) => (
            <MessageRow
              key={entry.index}
              {...rows}
              entry={entry}
              place={place}
              selected={place === at}
              brief={briefs.get(entry.index)}
              reveal
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Head({ clocks, guessed }: { clocks: boolean; guessed: boolean }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          <span className="vh">Number{clocks ? ', time' : ''}</span>
        </th>
        <th scope="col">Kind</th>
        <th scope="col" title={guessed ? 'Senders are inferred; each row states the reason.' : undefined}>
          <span className="vh">Direction{guessed ? ', inferred' : null}</span>
        </th>
        <th scope="col">Method</th>
        <th scope="col">Id, size</th>
        <th scope="col">Response{clocks ? <span className={css.too}>, time</span> : null}</th>
        {clocks ? <th scope="col">Time taken</th> : null}
      </tr>
    </thead>
  );
}
