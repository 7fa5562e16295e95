/** What the list does not show, and why: a pause, hidden messages, dropped records. */
import { Button } from '../../parts/Button.tsx';
import { count } from '../../parts/text.ts';
import css from './Live.module.css';
import { chooseRun, currentRun, pause, showAll, shownRun, useBoard } from './live-store.ts';
import { runName } from './text.ts';

/** Lines below the toolbar; usually empty. */
export function ViewNotes() {
  return (
    <div className={css.notes}>
      <NewSession />
      <Paused />
      <Cleared />
      <Dropped />
      <Unreadable />
    </div>
  );
}

function Paused() {
  const paused = useBoard((state) => state.paused);
  const now = useBoard((state) => currentRun(state)?.entries.length ?? 0);
  const more = paused === null ? 0 : Math.max(0, now - paused.entries.length);
  return (
    <div role="status">
      {paused === null ? null : (
        <p>
          Paused. {more === 0 ? 'New messages are still received.' : `${count(more, 'more message')} arrived.`}{' '}
          <Button look="link" onClick={() => pause(false)}>
            Resume
          </Button>
        </p>
      )}
    </div>
  );
}

/** Another session began while an older one is shown. */
function NewSession() {
  const newest = useBoard(({ runs }) => runs.at(-1)?.run ?? 0);
  const shown = useBoard((state) => currentRun(state)?.run ?? 0);
  const running = useBoard(({ runs }) => runs.at(-1)?.end === null);
  return (
    <div role="status">
      {running && shown > 0 && newest > shown ? (
        <p>
          {runName({ run: newest })} is running.{' '}
          <Button look="link" onClick={() => chooseRun('newest')}>
            Show it
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Cleared() {
  const run = useBoard((state) => shownRun(state)?.run ?? 0);
  const hidden = useBoard(({ cleared }) => cleared.get(run) ?? 0);
  if (hidden === 0) return null;
  return (
    <p>
      {count(hidden, 'earlier message')} {hidden === 1 ? 'is' : 'are'} hidden.{' '}
      <Button look="link" onClick={() => showAll(run)}>
        Show all
      </Button>
    </p>
  );
}

function Dropped() {
  const dropped = useBoard((state) => shownRun(state)?.dropped ?? 0);
  const cut = useBoard((state) => shownRun(state)?.cut ?? false);
  const missed = useBoard((state) => state.missed);
  if (!cut && !missed) return null;
  return (
    <p>
      {dropped > 0
        ? `${count(dropped, 'earlier record')} of this session ${dropped === 1 ? 'was' : 'were'} dropped to save memory. `
        : cut
          ? 'The beginning of this session is no longer in memory. '
          : ''}
      {missed ? 'Some records may be missing: the page was not connected all the time. ' : ''}
      With <code>--out FILE</code>, tap keeps all of them.
    </p>
  );
}

function Unreadable() {
  const lines = useBoard((state) => state.unreadable);
  if (lines === 0) return null;
  return (
    <p>
      {count(lines, 'record')} {lines === 1 ? 'has' : 'have'} a kind that this page does not know. It may be older than
      tap.
    </p>
  );
}
