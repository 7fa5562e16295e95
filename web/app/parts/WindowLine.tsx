import type { Stretch } from './windowStretches.ts';
import type { Severity } from '../../protocol/types.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { grouped } from './text.ts';
import css from './WindowPane.module.css';

/** The content of one line. */
export interface LineShown {
  stretches: readonly Stretch[];
  /** Number of characters of the line that are not shown. */
  hidden: number;
  severity: Severity | null;
}

/** One line of a long text: its number, its worst finding, and its text with findings underlined. */
export function WindowLine(props: { number: number; top: number; digits: number; current: boolean; shown: LineShown }) {
  const { number, top, digits, current, shown } = props;
  return (
    <div
      id={`line-${number}`}
      className={css.line}
      role="option"
      aria-selected={current}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
      data-line={number}
    >
      <span className={css.mark}>{shown.severity === null ? null : <SeverityIcon severity={shown.severity} />}</span>
      <span className={css.number} style={{ width: `${digits}ch` }}>
        {number}
      </span>
      <code className={css.text}>
        {shown.stretches.map(({ text, severity }, at) =>
          severity === null ? (
            <span key={at}>{text}</span>
          ) : (
            <mark key={at} className={css[severity]}>
              {text}
            </mark>
          ),
        )}
        {shown.hidden > 0 ? <i className={css.more}> … {grouped(shown.hidden)} more characters</i> : null}
      </code>
    </div>
  );
}
