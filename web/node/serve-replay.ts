/** The recording that `serve --replay` answers from. Loaded on first use, since it reads logs of every format. */
import { checker } from '../protocol/parts.ts';
import {
  joined,
  scriptOf,
  sessionsOf,
  withoutDeep,
  type RecordedSession,
  type ReplayScript,
} from '../protocol/replay.ts';
import { quote, Unusable } from './arguments.ts';
import { readInput } from './input.ts';

/** A recording, ready to be served. */
export interface Recording {
  readonly script: ReplayScript;
  /** What is served, for the line that reports readiness. */
  readonly about: string;
  /** Remarks about the log, one line each. */
  readonly notes: readonly string[];
}

/** Reads a log. `wanted` is the number of a session, from 1; null for the longest. Throws `Unusable` with one line. */
export async function readRecording(file: string, wanted: number | null): Promise<Recording> {
  const { session, notes } = await readSession(file, wanted);
  const script = scriptOf(session);
  if ('problem' in script) throw new Unusable(`${nameOf(file)} cannot be replayed: ${script.problem}`);
  const left = session.messages.filter(({ kind, altered }) => kind === 'invalid' || altered).length;
  const requests = script.calls.length === 1 ? '1 request' : `${script.calls.length} requests`;
  return {
    script,
    about: `replay of ${nameOf(file)}, ${script.revision}, ${requests}`,
    notes: [
      ...notes,
      ...(left === 0 ? [] : [`${left} shortened or broken ${left === 1 ? 'message is' : 'messages are'} left out`]),
    ],
  };
}

/**
 * A session of a log: the one of this number, from 1, or the one with the most requests. In 2026-07-28 requests belong to no session, so
 * those of other runs of the same server are added. Throws `Unusable` with one line.
 */
export async function readSession(
  file: string,
  wanted: number | null,
): Promise<{ session: RecordedSession; notes: readonly string[] }> {
  const { text, note } = await readInput(file);
  const prepared = checker.prepare(text);
  const sessions = sessionsOf(prepared).map(withoutDeep);
  const [longest] = sessions.toSorted((a, b) => requestsIn(b) - requestsIn(a));
  if (!longest) throw new Unusable(`${nameOf(file)} has no messages of a session`);
  const notes = note === null ? [] : [note];
  if (wanted !== null) {
    const session = sessions[wanted - 1];
    if (session) return { session, notes };
    const has = sessions.length === 1 ? '1 session' : `${sessions.length} sessions`;
    throw new Unusable(`--session is ${wanted}, and ${nameOf(file)} has ${has}`);
  }
  const serverOf = ({ index }: RecordedSession): string | undefined => prepared.sessions[index]?.server?.name;
  const isSame = (one: RecordedSession): boolean => {
    if (one === longest) return true;
    if (longest.revision !== '2026-07-28' || one.revision !== longest.revision) return false;
    const [name, own] = [serverOf(one), serverOf(longest)];
    return name === undefined || own === undefined || name === own;
  };
  const [first = longest, ...rest] = sessions.filter(isSame);
  if (rest.length + 1 < sessions.length) {
    const used = rest.length === 0 ? 'the one with the most requests is used' : 'those of one server are used';
    notes.push(`the log has ${sessions.length} sessions, and ${used}; --session N chooses another`);
  }
  return { session: joined([first, ...rest]), notes };
}

function requestsIn({ messages }: RecordedSession): number {
  return messages.filter(({ kind, from }) => kind === 'request' && from !== 'server').length;
}

const nameOf = (file: string): string => (file === '-' ? 'standard input' : quote(file));
