/** The left pane: the connection, the sessions to choose from, talking by hand, settings for hosts. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { useFocusKeep } from '../../parts/focusKeep.ts';
import { openHandRun } from './hand.ts';
import { HandSection } from './HandSection.tsx';
import { retry } from './live.ts';
import { useBoard } from './live-store.ts';
import type { Link } from './connection.ts';
import { RunList } from './RunList.tsx';
import css from './Sessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { linkText, TRANSPORTS } from './text.ts';

/** The pane. */
export function SessionsPane() {
  // While one talks by hand, the composed message is what one works with.
  const talking = useBoard((state) => openHandRun(state) !== null);
  const pane = useRef<HTMLDivElement>(null);
  // “Connect” is replaced by the composed message, and the other way round.
  const keep = useFocusKeep(() => pane.current?.querySelector<HTMLElement>('textarea, [type="submit"]:enabled'));
  return (
    <div ref={pane} {...keep}>
      {talking ? null : <ConnectionSection />}
      {talking ? null : <RunList />}
      <HandSection />
      {talking ? <RunList /> : null}
      {talking ? <ConnectionSection /> : null}
      <SettingsSection />
    </div>
  );
}

function ConnectionSection() {
  const link = useBoard((state) => state.link);
  const tap = useBoard((state) => state.tap);
  if (!link) return null;
  return (
    <PaneSection
      title="Connection"
      tools={
        <p role="status" className={css.state} data-state={link.state}>
          <span aria-hidden="true" />
          {linkText(link)}
        </p>
      }
    >
      <LinkHelp link={link} />
      {tap ? (
        <dl className={css.facts}>
          <div>
            <dt>Server</dt>
            <dd>
              <code>{tap.target}</code>
            </dd>
          </div>
          <div>
            <dt>Transport</dt>
            <dd>{TRANSPORTS[tap.transport]}</dd>
          </div>
        </dl>
      ) : null}
    </PaneSection>
  );
}

/** What to do, where the connection needs it. */
function LinkHelp({ link }: { link: Link }) {
  const runs = useBoard((state) => state.runs.length);
  if (link.state === 'refused') {
    return (
      <p className={css.hint}>
        {link.problem === null ? '' : `${link.problem} `}
        Each <code>tap</code> has a token of its own. Open the address that the running one printed.{' '}
        <Button look="link" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (link.state !== 'lost') return null;
  return (
    <p className={css.hint}>
      {link.problem === null ? '' : `${link.problem} `}
      <NextAttempt key={link.attempt} wait={link.wait} />
      {link.attempt < 3 || link.problem !== null ? '' : ' It may have ended, together with its server.'}
      {runs === 0 ? '' : ' Everything received so far stays here.'}{' '}
      <Button look="link" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}

/** Counts the seconds until the next attempt. */
function NextAttempt({ wait }: { wait: number }) {
  const [left, setLeft] = useState(Math.ceil(wait / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{left === 0 ? 'Trying again now.' : `Next attempt in ${left} s.`}</>;
}
