/** “In flight”: requests without a response, with their age. */
import { PaneSection } from '../../parts/PaneSection.tsx';
import { count } from '../../parts/text.ts';
import css from './Details.module.css';
import { openMessage } from './live-store.ts';
import type { LiveRun } from './run-log.ts';
import { useClock } from './useClock.ts';
import { ageText } from './text.ts';

/** Older requests are listed first; further ones are counted. */
const MAX = 8;

/** The section; nothing if no request waits. */
export function InFlight({ run }: { run: LiveRun }) {
  const { open, entries, end } = run;
  const now = useClock(open.length > 0 && end === null);
  if (open.length === 0) return null;
  const until = end === null ? now : Date.parse(end.at);
  return (
    <PaneSection title={end === null ? 'In flight' : 'Without a response'} minor>
      <ul className={css.flights}>
        {open.slice(0, MAX).map((index) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <li key={index}>
              <button type="button" onClick={() => openMessage(index)}>
                <span className={css.ring} data-from={entry.from} aria-hidden="true" />
                <span className={css.flightName}>
                  <code>{entry.method ?? 'batch'}</code>
                  <span>
                    {entry.id === undefined ? '' : `id ${entry.id}, `}
                    {entry.from === 'server' ? 'the client has not answered' : 'the server has not answered'}
                  </span>
                </span>
                <span className={css.age}>{ageText(Math.max(0, until - (entry.at ?? until)))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open.length > MAX ? <p className={css.lead}>and {count(open.length - MAX, 'more request')}</p> : null}
    </PaneSection>
  );
}
