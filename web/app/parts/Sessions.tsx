import type { ReactNode } from 'react';
import type { SessionSummary } from '../../protocol/types.ts';
import type { ShownEntry } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { sessionName, stateText } from './sessionText.ts';
import { count, grouped, revisionShort, durationText } from './text.ts';
import css from './Sessions.module.css';

/** Props of the session summary. */
export interface SessionsProps {
  sessions: readonly SessionSummary[];
  entries: readonly ShownEntry[];
  /** Index of the selected session among several; `null` for all of them. */
  chosen: number | null;
  onChoose: (index: number | null) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Selects a message. */
  onSelect: (entry: number) => void;
  /** Shown at the end of the facts, e.g. the number of skipped lines. */
  more?: ReactNode;
}

/** A one-line summary that expands to all facts of one session, or to a list of sessions to choose from. */
export function Sessions({ sessions, entries, chosen, onChoose, open, onOpen, onSelect, more }: SessionsProps) {
  const one = sessions.length === 1 ? sessions[0] : sessions[chosen ?? -1];
  return (
    <details className={css.block} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>
        <h3>{one ? 'Session' : count(sessions.length, 'session')}</h3>
        <span>{one ? lineOf(one) : namesOf(sessions)}</span>
      </summary>
      {one && sessions.length > 1 ? (
        <p className={css.back}>
          <Button look="link" onClick={() => onChoose(null)}>
            All {count(sessions.length, 'session')}
          </Button>
        </p>
      ) : null}
      {one ? (
        <SessionFacts session={one} entries={entries} onSelect={onSelect} more={more} />
      ) : (
        <List sessions={sessions} onChoose={onChoose} />
      )}
    </details>
  );
}

/** “weather, running, MCP 2025-11-25, 1 waiting, slowest 1.89 s” */
function lineOf(session: SessionSummary): string {
  const { label, server, revision, unansweredCount, slowest } = session;
  const parts = [
    label !== '' || server.name !== undefined ? sessionName(session) : '',
    revision === 'jsonrpc-2.0' ? '' : stateText(session).short,
    revisionShort(revision),
    waitingText(session, unansweredCount),
    slowest[0] ? `slowest ${durationText(slowest[0].took)}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** An excerpt without any response shows only one side, so no request counts as waiting. */
function waitingText({ state, counts }: SessionSummary, unanswered: number): string {
  const oneSided = (state === 'excerpt' || state === 'stateless') && counts.response + counts.error === 0;
  return unanswered > 0 && !oneSided ? `${grouped(unanswered)} waiting` : '';
}

function namesOf(sessions: readonly SessionSummary[]): string {
  const names = sessions.slice(0, 3).map(sessionName);
  return sessions.length > 3 ? `${names.join(', ')} …` : names.join(', ');
}

function List({ sessions, onChoose }: Pick<SessionsProps, 'sessions' | 'onChoose'>) {
  return (
    <ul className={css.list} aria-label="Sessions">
      {sessions.map((session) => (
        <li key={session.index}>
          <Button look="link" onClick={() => onChoose(session.index)} title={session.because}>
            {sessionName(session)}
          </Button>
          <span>
            {[
              count(session.messages, 'message'),
              ...(session.revision === 'jsonrpc-2.0' ? [] : [stateText(session).short]),
              revisionShort(session.revision),
              waitingText(session, session.unansweredCount),
            ]
              .filter((part) => part !== '')
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
