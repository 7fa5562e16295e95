/** Describes the connection and the runs as text. Pure. */
import { count, durationText } from '../../parts/text.ts';
import type { EndRecord, TapTransport } from '../../../protocol/recording-types.ts';
import type { Link } from './connection.ts';
import type { LiveRun, RunFacts } from './run-log.ts';

/** The connection in words. */
export function linkText(link: Link): string {
  switch (link.state) {
    case 'connecting':
      return 'Connecting to tap';
    case 'open':
      return 'Connected';
    case 'lost':
      return link.attempt < 3 || link.problem !== null ? 'Connection lost' : 'tap does not respond';
    case 'refused':
      return 'tap refused the token';
    case 'absent':
      return 'No tap at this address';
  }
}

/** Names a transport. */
export const TRANSPORTS: Readonly<Record<TapTransport, string>> = {
  stdio: 'stdio',
  http: 'Streamable HTTP',
  sse: 'HTTP with SSE',
};

/** What an exit means, for the codes that a shell or a runtime gives a meaning. */
const CODES: Readonly<Record<number, string>> = {
  126: 'the command cannot be executed',
  127: 'the command was not found',
  130: 'interrupted from the keyboard',
  137: 'killed, often because memory ran out',
  139: 'an invalid memory access',
  143: 'asked to end',
};

const SIGNALS: Readonly<Record<string, string>> = {
  SIGABRT: 'it aborted itself',
  SIGBUS: 'an invalid memory access',
  SIGFPE: 'an invalid calculation',
  SIGHUP: 'its terminal closed',
  SIGILL: 'an invalid instruction',
  SIGINT: 'interrupted from the keyboard',
  SIGKILL: 'killed, by a person or because memory ran out',
  SIGPIPE: 'its output was closed',
  SIGSEGV: 'an invalid memory access',
  SIGTERM: 'asked to end',
};

const meaning = (text: string | undefined): string => (text === undefined ? '' : `, ${text}`);

/** The end of a process: its signal or its code. */
function exitText({ code, signal }: EndRecord): string | null {
  if (typeof signal === 'string' && signal !== '') return `ended by ${signal}${meaning(SIGNALS[signal])}`;
  if (typeof code !== 'number') return null;
  return code === 0 ? 'exited with code 0' : `exited with code ${code}${meaning(CODES[code])}`;
}

/** How a run ended, in one sentence without a full stop. */
export function endText(end: EndRecord, { transport, by }: Pick<RunFacts, 'transport' | 'by'>): string {
  const exit = exitText(end);
  const client = by === 'hand' ? 'This page' : 'The host';
  if (end.error !== undefined && end.error !== '') {
    const what = transport === 'stdio' ? 'The server failed' : 'The connection failed';
    return exit === null ? `${what}: ${end.error}` : `${what}: ${end.error}; it ${exit}`;
  }
  if (end.by === 'server') {
    if (exit !== null) return exit.startsWith('ended') ? `The server was ${exit}` : `The server ${exit}`;
    return transport === 'stdio' ? 'The server ended' : 'The server ended the session';
  }
  const closed = `${client} closed the connection`;
  return exit === null ? closed : `${closed}; the server ${exit.startsWith('ended') ? 'was ' : ''}${exit}`;
}

/** Whether a run ended in a way that its user did not want. */
export function isFailure({ by, code, signal, error }: EndRecord): boolean {
  if (error !== undefined && error !== '') return true;
  return by === 'server' && ((typeof code === 'number' && code !== 0) || typeof signal === 'string');
}

/** “Session 2” */
export function runName({ run }: Pick<LiveRun, 'run'>): string {
  return `Session ${run}`;
}

/** The state of a run: “Running, 34 messages”. */
export function runText({ end, entries, ...facts }: LiveRun): string {
  const state = end === null ? 'Running' : endText(end, facts);
  return `${state}, ${entries.length === 0 ? 'no messages' : count(entries.length, 'message')}`;
}

/** The time of day in the zone of this machine: “14:02:07”. */
export function clockTime(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':');
}

/** The age of a request, in whole seconds. */
export function ageText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 1) return 'under 1 s';
  return seconds < 60 ? `${seconds} s` : durationText(seconds * 1000);
}
