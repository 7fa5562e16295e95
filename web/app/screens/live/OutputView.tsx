/** What the server wrote besides messages: lines on stderr, and lines on the wire that are not JSON. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { count, grouped } from '../../parts/text.ts';
import css from './Details.module.css';
import { useBoard } from './live-store.ts';
import type { LiveRun, OutputLine } from './run-log.ts';
import { clockTime } from './text.ts';

/** Lines that are shown at first, and each time more are requested. */
const STEP = 300;
/** A longer line is cut, UTF-16 units. */
const LONG = 4000;

/** The stream that a line was on. */
function streamOf({ kind, from }: OutputLine, { transport }: Pick<LiveRun, 'transport'>): string {
  if (kind === 'stderr') return 'stderr';
  if (kind === 'lost') return `from the ${from}`;
  if (transport !== 'stdio') return from === 'client' ? 'request body' : 'response body';
  return from === 'client' ? 'stdin' : 'stdout';
}

function Text({ line: { kind, text, bytes } }: { line: OutputLine }) {
  if (kind === 'lost') return <p>{grouped(bytes ?? 0)} bytes passed, but were not recorded: recording was too slow.</p>;
  return (
    <>
      <code>{text.length > LONG ? `${text.slice(0, LONG)}…` : text}</code>
      {bytes === undefined ? null : <p>The beginning of {grouped(bytes)} bytes. It may have been a message.</p>}
    </>
  );
}

/** The view. */
export function OutputView({ run }: { run: LiveRun }) {
  const pointed = useBoard((state) => state.pointed);
  const [more, setMore] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const { output } = run;
  const wanted = output.findIndex(({ line }) => line === pointed);
  const least = wanted < 0 ? STEP + more : Math.max(STEP + more, output.length - wanted);
  const first = Math.max(0, output.length - least);
  useEffect(() => {
    if (pointed !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  const noise = output.filter(({ kind }) => kind === 'noise').length;
  if (output.length === 0) {
    return (
      <p className={css.quiet}>
        {run.transport === 'stdio'
          ? 'The server wrote nothing to stderr, and nothing but messages to stdout.'
          : 'All bodies so far are messages.'}
      </p>
    );
  }
  return (
    <div className={css.output}>
      {noise > 0 ? (
        <p className={css.quiet}>
          {count(noise, 'line')} on the wire {noise === 1 ? 'is' : 'are'} not JSON. Only messages belong there; logs
          belong on stderr.
        </p>
      ) : null}
      {first > 0 ? (
        <Button look="link" onClick={() => setMore((before) => before + STEP)}>
          Show {count(Math.min(STEP, first), 'earlier line')}
        </Button>
      ) : null}
      <ol ref={list} aria-label="Output of the server">
        {output.slice(first).map((one) => (
          <li key={one.line} data-kind={one.kind} aria-current={one.line === pointed || undefined}>
            <span className={css.outputHead}>
              {clockTime(one.at)} {streamOf(one, run)}
            </span>
            <Text line={one} />
          </li>
        ))}
      </ol>
    </div>
  );
}
