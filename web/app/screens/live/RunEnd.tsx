/** The line after the last message: what the session waits for, or how it ended. */
import css from './Live.module.css';
import type { LiveRun } from './run-log.ts';
import { clockTime, endText, isFailure } from './text.ts';
import { count } from '../../parts/text.ts';

/** The line. */
export function RunEnd({ run }: { run: LiveRun }) {
  const { end, open } = run;
  if (end) {
    const unanswered = open.length === 0 ? '' : ` ${count(open.length, 'request')} got no response.`;
    return (
      <p className={css.end} data-failed={isFailure(end) || undefined}>
        {clockTime(Date.parse(end.at))} {endText(end, run)}.{unanswered}
      </p>
    );
  }
  return (
    <p className={css.end}>
      {open.length === 0 ? 'No request is waiting.' : `${count(open.length, 'request')} waiting.`}
    </p>
  );
}
