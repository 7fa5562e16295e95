import type { KeyboardEvent, ReactNode } from 'react';
import type { RunRow } from '../engine/types.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Inline } from './Inline.tsx';
import { KindBadge } from './KindBadge.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { carrierOf, clockWords, nameOf, worstOf } from './wireWords.ts';
import { count, grouped, tookWords } from './words.ts';
import css from './WireRow.module.css';

/** Properties of one line of the wire. */
export interface WireRowProps {
  row: RunRow;
  /** «tools/list», «result of tools/call». */
  title: string;
  open: boolean;
  /** The one that Tab comes to. */
  current: boolean;
  onToggle: () => void;
  onKey: (event: KeyboardEvent) => void;
  ruleHref: (rule: string) => string;
  /** A reason beside the finding, where the pane for it is not in sight. */
  why: string | null;
  /** Something to do about it, always in sight. */
  below: ReactNode;
}

/** A text is shown up to here, UTF-16 units: a page gets slow on more. */
const MOST = 50_000;

/** When, which way, what, and what became of it; unfolded the text itself with its findings. */
export function WireRow({ row, title, open, current, onToggle, onKey, ruleHref, why, below }: WireRowProps) {
  const inText = row.findings.find((finding) => finding.in === 'text');
  const inHead = row.findings.find((finding) => finding.in === 'head');
  const around = row.http ? [row.http.head, row.http.event].filter((part) => part !== null).join('\n') : '';
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
        <span className={css.time}>{clockWords(row.at)}</span>
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
          {row.channel === 'note' ? null : (
            <div className={css.scroll} tabIndex={0} role="region" aria-label={`Text of line ${row.index + 1}`}>
              {around === '' ? null : <CodeBlock text={around.trimEnd()} {...markOf(inHead)} />}
              {row.text === '' ? null : <CodeBlock text={row.text.slice(0, MOST)} width={62} {...markOf(inText)} />}
              {row.text.length > MOST ? <p>{`and ${grouped(row.text.length - MOST)} more characters`}</p> : null}
            </div>
          )}
          {row.findings.map(({ severity, what, rule }, at) => (
            <p key={at} className={css.finding}>
              <SeverityIcon severity={severity} word={`${severity}: `} />
              <span>
                <Inline text={what} />
              </span>
              <a href={ruleHref(rule)}>
                <code>{rule}</code>
              </a>
            </p>
          ))}
          {why === null ? null : (
            <p className={css.why}>
              <Inline text={why} />
            </p>
          )}
        </div>
      ) : null}
      {below}
    </li>
  );
}

function markOf(finding: RunRow['findings'][number] | undefined) {
  return finding ? { mark: [finding.start, finding.end] as const } : {};
}

function Aside({ row }: { row: RunRow }) {
  const words = { log: 'stderr', http: 'HTTP', note: 'Note', message: 'Text' };
  return <span className={css.aside}>{words[row.channel]}</span>;
}

function End({ row: { findings, answer, took } }: { row: RunRow }) {
  const severity = worstOf(findings);
  if (severity !== null) {
    return (
      <span className={css.bad} data-severity={severity}>
        <SeverityIcon severity={severity} />
        {answer.state === 'orphan' ? 'orphan' : findings.length === 1 ? severity : count(findings.length, 'finding')}
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
  return took === null ? null : <>{tookWords(took)}</>;
}
