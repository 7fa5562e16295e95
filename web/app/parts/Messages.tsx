import { lazy, Suspense, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { ShownEntry } from '../engine/types.ts';
import { MessageRow } from './MessageRow.tsx';
import { grouped } from './words.ts';
import css from './Messages.module.css';

const MessageRows = lazy(() => import('./MessageRows.tsx').then((file) => ({ default: file.MessageRows })));

/** How many rows are drawn without a second thought. */
const PLAIN = 100;

/** Properties of the table of messages. */
export interface MessagesProps {
  entries: readonly ShownEntry[];
  /** Index into `entries`. */
  selected: number | null;
  onSelect: (index: number) => void;
  /** Enter or a double click: the anatomy. */
  onOpen: (index: number) => void;
}

/** One row per message. Up, Down, Home, End, Page Up and Page Down select, Enter opens. Beyond 100 rows only those in sight are drawn. */
export function Messages({ entries, selected, onSelect, onOpen }: MessagesProps) {
  const table = useRef<HTMLTableElement>(null);
  const last = entries.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const here = selected ?? -1;
    if (event.key === 'Enter' && selected !== null) {
      event.preventDefault();
      onOpen(selected);
      return;
    }
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: last, PageDown: here + 10, PageUp: here - 10 }[
      event.key
    ];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(0, to)));
  };
  const style: CSSProperties & { '--digits': number } = { '--digits': grouped(entries.length).length };
  const many = entries.length > PLAIN;
  return (
    // A grid of rows to choose from: the one composite role that keeps the columns.
    <table
      ref={table}
      className={css.table}
      style={style}
      role="grid"
      aria-label="Messages"
      aria-rowcount={entries.length + 1}
      aria-activedescendant={selected === null ? undefined : `message-${selected}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span className="vh">Number</span>
          </th>
          <th scope="col">Kind</th>
          <th scope="col">Direction</th>
          <th scope="col">Method</th>
          <th scope="col">Id</th>
        </tr>
      </thead>
      {many ? (
        <Suspense fallback={<tbody />}>
          <MessageRows entries={entries} selected={selected} onSelect={onSelect} onOpen={onOpen} table={table} />
        </Suspense>
      ) : (
        <tbody>
          {entries.map((entry, index) => (
            <MessageRow
              key={entry.index}
              entry={entry}
              index={index}
              selected={index === selected}
              onSelect={onSelect}
              onOpen={onOpen}
              reveal
            />
          ))}
        </tbody>
      )}
    </table>
  );
}
