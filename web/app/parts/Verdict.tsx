import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { OutcomePart, RevisionId } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { Linked } from './Linked.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { NOTHING, count, revisionName, verdictText } from './text.ts';
import css from './Verdict.module.css';

/** The verdict state of the current text; never of an earlier one. */
export type VerdictState =
  | { state: 'empty' }
  /** `share`: how much of the text is read, from 0 to 1. */
  | { state: 'checking'; messages?: number; share?: number }
  | { state: 'stopped' }
  | {
      state: 'judged';
      errors: number;
      warnings: number;
      messages: number;
      revision: RevisionId;
      because: string;
      /** What happened in the log, the most important first. */
      outcome: readonly OutcomePart[];
      /** False while the schemas are loading. */
      deep: boolean;
      /** For a text with other parts than messages: the words to use instead. */
      instead?: VerdictOutcome;
    };

/** The words of a verdict that is not about messages alone. */
export interface VerdictOutcome {
  head: string;
  basis: string;
  severity: 'error' | 'warning' | 'ok' | 'none';
}

/** Props of the verdict line. */
export interface VerdictProps {
  verdict: VerdictState;
  /** Shown while checking. */
  onStop?: () => void;
  /** Shown after a stop. */
  onStart?: () => void;
  /** Reveals the place of a part of the outcome. */
  onOutcome?: (part: OutcomePart) => void;
  /** Actions for the report, at the end of the line. */
  action?: ReactNode;
}

/** The verdict line of the report, and the only element of the page with the role `status`. */
export function Verdict({ verdict, onStop, onStart, onOutcome, action }: VerdictProps) {
  return (
    <div className={css.row}>
      <p className={css.verdict} role="status">
        <VerdictLine verdict={verdict} onOutcome={onOutcome} />
      </p>
      {verdict.state === 'checking' && onStop !== undefined ? <Button onClick={onStop}>Stop</Button> : null}
      {verdict.state === 'stopped' && onStart !== undefined ? <Button onClick={onStart}>Check again</Button> : null}
      {action}
    </div>
  );
}

function VerdictLine({ verdict, onOutcome }: Pick<VerdictProps, 'verdict'> & { onOutcome: VerdictProps['onOutcome'] }) {
  if (verdict.state === 'empty') return <strong>{NOTHING}</strong>;
  if (verdict.state === 'stopped') return <strong className={css.grey}>Stopped</strong>;
  if (verdict.state === 'checking') {
    const what = verdict.messages === undefined ? '' : ` ${count(verdict.messages, 'message')}`;
    const share = verdict.share === undefined ? '' : `, ${Math.floor(verdict.share * 100)} % read`;
    return (
      <strong className={css.grey}>
        Checking{what}
        {share}
      </strong>
    );
  }
  if (verdict.instead) return <Outcome {...verdict.instead} />;
  const { messages, revision, because, deep, outcome } = verdict;
  const happened = outcome.length > 0;
  return (
    <>
      <strong>
        <SeverityIcon severity={verdict.errors > 0 ? 'error' : happened ? 'info' : 'ok'} />
        <span>
          {verdictText(verdict, happened)}
          {happened ? <span className="vh">;</span> : null}
        </span>
      </strong>{' '}
      {happened ? (
        <>
          <span className={css.outcome}>
            {outcome.map((part, index) => (
              <Fragment key={part.kind}>
                {index > 0 ? '; ' : null}
                <Button look="link" onClick={() => onOutcome?.(part)}>
                  {part.says}
                </Button>
              </Fragment>
            ))}
          </span>{' '}
        </>
      ) : null}
      <span className={css.basis}>
        {count(messages, 'message')}, judged by <span className={css.whole}>{revisionName(revision)}</span>
        {because === '' ? null : (
          <>
            , <Linked text={because.replace(/\.$/, '')} />
          </>
        )}
        {deep ? null : ', schemas still loading'}
      </span>
    </>
  );
}

function Outcome({ head, basis, severity }: VerdictOutcome) {
  return (
    <>
      <strong className={css.words}>
        <SeverityIcon severity={severity === 'none' ? 'info' : severity} />
        <span>
          <Inline text={head} />
        </span>
      </strong>{' '}
      <span className={css.basis}>
        <Linked text={basis} />
      </span>
    </>
  );
}
