/** The verdict on the session so far, and how far it goes. */
import { Inline } from '../../parts/Inline.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { count, revisionName, verdictText } from '../../parts/text.ts';
import css from './Details.module.css';
import { judgedIn, useBoard } from './live-store.ts';
import type { LiveRun } from './run-log.ts';

/** Two lines: only the first one is announced, when it changes. */
export function LiveVerdict({ run }: { run: LiveRun }) {
  const judged = useBoard((state) => judgedIn(state, run));
  const crashed = useBoard((state) => state.crashed);
  const messages = run.entries.length;
  if (messages === 0 && run.output.length === 0 && !run.end) return null;
  const happened = (judged?.outcome.length ?? 0) > 0;
  return (
    <div className={css.verdict}>
      <p role="status">
        {judged ? (
          <strong>
            <SeverityIcon severity={judged.errors > 0 ? 'error' : happened ? 'info' : 'ok'} />
            <span>{verdictText(judged, happened)}</span>
          </strong>
        ) : (
          <strong className={css.grey}>{crashed ? 'The checker stopped' : 'Checking'}</strong>
        )}
      </p>
      {judged ? (
        <p>
          {coverage(judged.upTo, messages)}, judged by {revisionName(judged.revision)}
          {judged.because === '' ? null : (
            <>
              , <Inline text={judged.because.replace(/\.$/, '')} />
            </>
          )}
          {judged.deep ? '' : ', schemas still loading'}.
        </p>
      ) : null}
      {crashed && judged ? <p>The checker stopped. The next message starts it again; no message is lost.</p> : null}
    </div>
  );
}

function coverage(upTo: number, messages: number): string {
  return upTo >= messages ? count(messages, 'message') : `${upTo} of ${count(messages, 'message')} so far`;
}
