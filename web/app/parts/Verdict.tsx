import type { ReactNode } from 'react';
import type { RevisionId } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { NOTHING, count, revisionName, verdictText } from './text.ts';
import css from './Verdict.module.css';

/** What there is to say about the text as it stands now; never about an earlier one. */
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
      /** False while the types are loading. */
      deep: boolean;
    };

/** Properties of the headline. */
export interface VerdictProps {
  verdict: VerdictState;
  /** Offered while checking. */
  onStop?: () => void;
  /** Offered after a stop. */
  onStart?: () => void;
  /** What can be done with the report, at the end of the line. */
  action?: ReactNode;
}

/** The headline of the report, and the only element of the page with the role status. */
export function Verdict({ verdict, onStop, onStart, action }: VerdictProps) {
  return (
    <div className={css.row}>
      <p className={css.verdict} role="status">
        <Words verdict={verdict} />
      </p>
      {verdict.state === 'checking' && onStop !== undefined ? <Button onClick={onStop}>Stop</Button> : null}
      {verdict.state === 'stopped' && onStart !== undefined ? <Button onClick={onStart}>Check again</Button> : null}
      {action}
    </div>
  );
}

function Words({ verdict }: { verdict: VerdictState }) {
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
  const { messages, revision, because, deep } = verdict;
  return (
    <>
      <strong>
        <SeverityIcon severity={verdict.errors > 0 ? 'error' : 'ok'} />
        <span>{verdictText(verdict)}</span>
      </strong>{' '}
      <span className={css.basis}>
        {count(messages, 'message')}, judged by <span className={css.whole}>{revisionName(revision)}</span>
        {because === '' ? null : (
          <>
            , <Inline text={because.replace(/\.$/, '')} />
          </>
        )}
        {deep ? null : ', types still loading'}
      </span>
    </>
  );
}
