/** In place of the list while a session has no messages. */
import css from './Live.module.css';
import { useBoard } from './live-store.ts';
import type { LiveRun } from './run-log.ts';
import { endText, runName } from './text.ts';

/** What happens, and what to do next. */
export function NoMessagesYet({ run }: { run: LiveRun | null }) {
  const link = useBoard((state) => state.link);
  const tap = useBoard((state) => state.tap);
  const hand = tap?.hand ?? false;
  if (link?.state === 'refused') {
    return (
      <div className={css.empty}>
        <h3>This token is not accepted</h3>
        <p>
          The page is shown by a <code>tap</code> that started with another token. Its messages stay hidden. Open the
          address that it printed: it ends with a new token.
        </p>
      </div>
    );
  }
  if (!tap) {
    return (
      <div className={css.empty}>
        <h3>{link?.state === 'lost' ? 'tap does not respond' : 'Connecting'}</h3>
        <p>
          {link?.state === 'lost'
            ? 'The page tries again by itself. If tap has ended, start it again and open the address that it prints.'
            : 'The page asks tap for everything that it has recorded.'}
        </p>
      </div>
    );
  }
  if (run?.end) {
    return (
      <div className={css.empty}>
        <h3>{endText(run.end, run)}</h3>
        <p>
          {runName(run)} ended without a message.{' '}
          {run.output.length > 0 ? 'Its output, under Details, may say why.' : 'It wrote nothing to stderr either.'}
        </p>
      </div>
    );
  }
  return (
    <div className={css.empty}>
      <h3>No messages yet</h3>
      <p>
        {run
          ? `${runName(run)} runs, and nothing has been sent. Each message is shown as soon as one side sends it.`
          : 'No host is connected yet. Put this tap into the settings of a host, and use the server there: the copied settings do that.'}
        {hand ? ' You can also connect as the client yourself, under “This page as client”.' : ''}
      </p>
    </div>
  );
}
