import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Ask, RunRow } from '../engine/types.ts';
import type { ViewParty } from '../../protocol/session-types.ts';
import { OpenRequestBox } from './OpenRequestBox.tsx';
import { WireRow } from './WireRow.tsx';
import css from './WireList.module.css';

/** Props of the wire list. */
export interface WireListProps {
  /** `party` names the sender on a channel between other parties than client and server. */
  rows: readonly (RunRow & { party?: ViewParty })[];
  /** The name of the list. */
  label?: string;
  titleOf: (row: RunRow) => string;
  whyOf: (row: RunRow) => string | null;
  /** Shows the reason at any width; otherwise only where the pane for it is hidden. */
  whyAlways?: boolean;
  /** Index of the expanded row. */
  open: number | null;
  onOpen: (index: number | null) => void;
  ruleHref: (rule: string) => string;
  /** Pending server requests; they are shown below their rows. */
  openRequests: readonly Ask[];
  onAnswer: (text: string) => void;
  /** Called when the response should be edited before it is sent. */
  onEdit: (text: string) => void;
}

/**
 * All sent and received messages, oldest first. Up and Down move between rows, Enter expands one, and the newest stays in view.
 */
export function WireList(props: WireListProps) {
  const { rows, titleOf, whyOf, open, onOpen, ruleHref, openRequests, onAnswer, onEdit } = props;
  const { label = 'Messages on the wire', whyAlways = false } = props;
  const requestAt = new Map(openRequests.map((request) => [request.row, request]));
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const current = Math.min(at ?? open ?? rows.length - 1, rows.length - 1);
  const newest = rows.length;
  useEffect(() => {
    if (newest > 0 && open !== null)
      list.current?.querySelector(`[data-row="${open}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [newest, open]);
  const below = (request: Ask | undefined) =>
    request ? <OpenRequestBox request={request} onSend={onAnswer} onEdit={onEdit} /> : null;
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || !rows[to]) return;
    event.preventDefault();
    setAt(to);
    list.current?.querySelector<HTMLElement>(`[data-row="${to}"] > button`)?.focus();
  };
  return (
    <ol ref={list} className={css.list} aria-label={label}>
      {rows.map((row) => (
        <WireRow
          key={row.index}
          row={row}
          title={titleOf(row)}
          open={row.index === open}
          current={row.index === current}
          onToggle={() => {
            setAt(row.index);
            onOpen(row.index === open ? null : row.index);
          }}
          onKey={onKey}
          ruleHref={ruleHref}
          why={whyOf(row)}
          whyAlways={whyAlways}
          below={below(requestAt.get(row.index))}
        />
      ))}
    </ol>
  );
}
