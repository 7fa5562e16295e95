/** One row of the wire: its arrow, and when expanded its text with the checker's findings. */
import type { KeyboardEvent } from 'react';
import type { PlayRow } from '../../../engine/learn.ts';
import { KindIcon } from '../../../parts/KindIcon.tsx';
import { SeverityIcon } from '../../../parts/SeverityIcon.tsx';
import { count, durationText } from '../../../parts/text.ts';
import { carrierOf, nameOf, worstOf } from '../../../parts/wireText.ts';
import type { Bar } from './bars.ts';
import { titleOf } from './titles.ts';
import { WireText } from './WireText.tsx';
import css from './WireStep.module.css';
import { word } from '../../../../protocol/words.ts';

/** Props of a row. */
export interface WireStepProps {
  row: PlayRow;
  /** It belongs to the current step, or its text is about it. */
  present: boolean;
  /** It is folded. */
  hidden: boolean;
  open: boolean;
  /** The Tab stop of the list. */
  current: boolean;
  bars: { client: Bar; server: Bar } | undefined;
  onToggle: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The row. */
export function WireStep({ row, present, hidden, open, current, bars, onToggle, onKey }: WireStepProps) {
  const title = titleOf(row);
  return (
    <li
      className={css.row}
      data-wire-row={row.index}
      data-present={present || undefined}
      data-channel={row.channel}
      hidden={hidden}
    >
      <button
        type="button"
        className={css.line}
        aria-expanded={open}
        aria-label={nameOf(row, title)}
        aria-current={present ? 'step' : undefined}
        tabIndex={current ? 0 : -1}
        onClick={onToggle}
        onKeyDown={onKey}
      >
        <Bars bars={bars} />
        <span className={css.number}>{row.index + 1}</span>
        <span className={css.label}>
          {row.kind === null ? null : <KindIcon kind={row.kind} />}
          <span className={css.summary}>
            <Aside row={row} />
            <span className={css.title}>{title}</span>
            {row.id === null ? null : (
              <span className={css.id}>
                {row.kind === 'request' ? 'id' : 'to'} {row.id}
              </span>
            )}
            {row.by === 'page' ? <span className={css.id}>by the page</span> : null}
          </span>
          <End row={row} />
        </span>
        <Arrow row={row} />
      </button>
      {open ? (
        <div className={css.below}>
          <Bars bars={bars} below />
          <WireText row={row} />
        </div>
      ) : null}
    </li>
  );
}

/** The bars of both lifelines beside a row, or beside the expanded text below it. */
function Bars({ bars, below = false }: { bars: WireStepProps['bars']; below?: boolean }) {
  return (['client', 'server'] as const).map((side) => {
    const bar = bars?.[side] ?? null;
    if (bar === null || (below && bar === 'ends')) return null;
    return <span key={side} className={css.bar} data-side={side} data-bar={below ? 'through' : bar} />;
  });
}

/** Its transport detail, or its type if it is not a message. */
function Aside({ row }: { row: PlayRow }) {
  const { channel, http } = row;
  if (channel === 'log') return <span className={css.aside}>stderr</span>;
  if (channel === 'message' && http !== null) return <span className={css.aside}>{carrierOf(row)}</span>;
  return null;
}

function Arrow({ row: { channel, kind, from } }: { row: PlayRow }) {
  if (channel === 'note') return null;
  return (
    <span className={css.arrow} data-kind={kind ?? 'none'} data-from={from} aria-hidden="true">
      <span className={css.start} />
      <span className={css.shaft} />
      <svg className={css.tip} viewBox="0 0 10 12">
        <path d={kind === 'notification' ? 'M1 1l8 5-8 5' : 'M0.5 1.25 9.5 6 0.5 10.75z'} />
      </svg>
    </span>
  );
}

function End({ row: { findings, answer, took } }: { row: PlayRow }) {
  const severity = worstOf(findings);
  if (severity !== null) {
    return (
      <span className={css.bad} data-severity={severity}>
        <SeverityIcon severity={severity} />
        {findings.length === 1 ? word(severity) : count(findings.length, 'finding')}
      </span>
    );
  }
  if (answer.state === 'waiting' || answer.state === 'orphan')
    return <span className={css.end}>{word(answer.state)}</span>;
  return took === null || took < 1 ? null : <span className={css.end}>{durationText(took)}</span>;
}
