/** “Sessions”: all runs, the newest first, to choose from. */
import { PaneSection } from '../../parts/PaneSection.tsx';
import { chooseRun, currentRun, useBoard } from './live-store.ts';
import type { LiveRun } from './run-log.ts';
import css from './Sessions.module.css';
import { clockTime, isFailure, runName, runText } from './text.ts';

/** The section; nothing before the first run. */
export function RunList() {
  const runs = useBoard((state) => state.runs);
  const current = useBoard((state) => currentRun(state)?.run ?? null);
  const newest = runs.at(-1)?.run;
  if (runs.length === 0) return null;
  return (
    <PaneSection title="Sessions">
      <ul className={css.runs}>
        {runs.toReversed().map((run) => (
          <li key={run.run}>
            <button
              type="button"
              aria-current={run.run === current || undefined}
              onClick={() => chooseRun(run.run === newest ? 'newest' : run.run)}
            >
              <RunLines run={run} />
            </button>
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

function RunLines({ run }: { run: LiveRun }) {
  const { server } = run.session;
  const failed = run.end !== null && isFailure(run.end);
  return (
    <>
      <span className={css.runHead}>
        <b>{runName(run)}</b>
        <span>{clockTime(run.began)}</span>
      </span>
      <span className={css.runState} data-failed={failed || undefined}>
        {runText(run)}
      </span>
      <span className={css.runAbout}>
        {run.by === 'hand' ? 'This page as client' : 'With a host'}
        {server.name === undefined ? null : (
          <>
            , <code>{[server.name, server.version].filter(Boolean).join(' ')}</code>
          </>
        )}
      </span>
    </>
  );
}
