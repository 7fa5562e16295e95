import type { KeyboardEvent, ReactNode } from 'react';
import type { RunRow } from '../engine/types.ts';
import type { ViewParty } from '../../protocol/session-types.ts';
import { Linked } from './Linked.tsx';
import { KindBadge } from './KindBadge.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { WireBody } from './WireBody.tsx';
import { carrierOf, clockText, nameOf, worstOf } from './wireText.ts';
import { count, durationText } from './text.ts';
import css from './WireRow.module.css';
import { word } from '../../protocol/words.ts';

/** Props of one wire row. */
export interface WireRowProps {
  row: RunRow & { party?: ViewParty };
  /** E.g. “tools/list”, “result of tools/call”. */
  title: string;
  open: boolean;
  /** Whether this is the row in the Tab order. */
  current: boolean;
  onToggle: () => void;
  onKey: (event: KeyboardEvent) => void;
  ruleHref: (rule: string) => string;
  /** A reason shown with the finding, when the pane for it is not visible. */
  why: string | null;
  /** Shows the reason at any width. */
  whyAlways: boolean;
  /** An action for the row, always visible. */
  below: ReactNode;
}

/** Time, direction, title and result; expanded, also the text with its findings. */
export function WireRow({ row, title, open, current, onToggle, onKey, ruleHref, why, whyAlways, below }: WireRowProps) {
  return (
    <li className={css.row} data-open={open || undefined} data-row={row.index}>
      <button
        type="button"
        className={css.line}
        aria-expanded={open}
        aria-label={nameOf(row, title)}
        tabIndex={current ? 0 : -1}
        onClick={onToggle}
        onKeyDown={onKey}
      >
        <span className={css.time}>{clockText(row.at)}</span>
        <span className={css.way} aria-hidden="true">
          {row.from === 'client' ? '→' : '←'}
        </span>
        <span className={css.kind}>{row.kind === null ? <Aside row={row} /> : <KindBadge kind={row.kind} />}</span>
        <span className={css.title} data-quiet={row.method === null || undefined}>
          {row.http === null || row.channel !== 'message' ? null : (
            <span className={css.carrier}>{carrierOf(row)} </span>
          )}
          {title}
          {row.by === 'page' ? <span className={css.by}> by the page</span> : null}
        </span>
        <span className={css.id}>{row.id === null ? '' : `id ${row.id}`}</span>
        <span className={css.end}>
          <End row={row} />
        </span>
      </button>
      {open ? (
        <div className={css.body}>
          <WireBody row={row} width={62} ruleHref={ruleHref} />
          {why === null ? null : (
            <p className={css.why} data-always={whyAlways || undefined}>
              <Linked text={why} />
            </p>
          )}
        </div>
      ) : null}
      {below}
    </li>
  );
}

function Aside({ row }: { row: RunRow }) {
  const labels = { log: 'stderr', http: 'HTTP', note: 'Note', message: 'Text' };
  return <span className={css.aside}>{labels[row.channel]}</span>;
}

function End({ row: { findings, answer, took } }: { row: RunRow }) {
  const severity = worstOf(findings);
  if (severity !== null) {
    return (
      <span className={css.bad} data-severity={severity}>
        <SeverityIcon severity={severity} />
        {answer.state === 'orphan'
          ? 'orphan'
          : findings.length === 1
            ? word(severity)
            : count(findings.length, 'finding')}
      </span>
    );
  }
  if (answer.state === 'waiting')
    return (
      <span className={css.waiting}>
        <span aria-hidden="true" />
        waiting
      </span>
    );
  if (answer.state === 'orphan') return <>orphan</>;
  return took === null ? null : <>{durationText(took)}</>;
}
