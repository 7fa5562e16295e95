/** The client and the server of each session, as a table. */
import { titleOf } from '../model/titles.ts';
import type { LifecycleState, Party } from '../session-types.ts';
import type { SessionSummary } from '../types.ts';
import { code } from './quote.ts';

/** Maximum number of sessions listed individually. */
const MAX_REPORTED = 20;
/** Maximum number of capabilities listed for one side. */
const NAMED = 24;

const STATE: Readonly<Record<LifecycleState, string>> = {
  excerpt: 'excerpt: the beginning is not in the text',
  asked: 'starting: the response to `initialize` is not in the text',
  answered: 'starting: `notifications/initialized` is not in the text',
  running: 'initialized',
  refused: 'rejected by the server',
  stateless: 'stateless: no handshake',
};

/** One row for each session; empty if nothing is known about any session. */
export function sessionTable(sessions: readonly SessionSummary[]): string {
  if (sessions.every(isUnknown) && sessions.length < 2) return '';
  const rows = sessions
    .slice(0, MAX_REPORTED)
    .map((session) => [
      session.label === '' ? String(session.index + 1) : code(session.label),
      titleOf(session.revision),
      sideOf('view', session.client, session),
      sideOf('host', session.server, session),
      `${session.messages} ${session.messages === 1 ? 'message' : 'messages'}, ${stateOf(session)}${session.unansweredCount > 0 ? `, ${session.unansweredCount} unanswered` : ''}`,
    ]);
  const head = ['Session', 'Revision', 'Client', 'Server', 'State'];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  if (sessions.length > MAX_REPORTED) table.push('', `And ${sessions.length - MAX_REPORTED} more sessions.`);
  return table.join('\n');
}

/** A channel between a host and its view names the two, since the columns name client and server. */
function sideOf(name: 'view' | 'host', one: Party, { view }: SessionSummary): string {
  return view ? `${name} ${party(one)}` : party(one);
}

function stateOf({ state, view }: SessionSummary): string {
  const says = STATE[state];
  return view
    ? says
        .replace('server', 'host')
        .replace(/`(?=initialize)/u, '`ui/')
        .replace('`notif', '`ui/notif')
    : says;
}

function isUnknown({ client, server, label }: SessionSummary): boolean {
  return (
    label === '' && [client, server].every(({ name, capabilities }) => name === undefined && capabilities === null)
  );
}

function party({ name, version, capabilities, extensions }: Party): string {
  const who = name === undefined ? 'unnamed' : code(cut(version === undefined ? name : `${name} ${version}`));
  if (capabilities === null) return `${who}, capabilities not in the text`;
  const all = [...capabilities, ...extensions];
  if (all.length === 0) return `${who}, no capabilities`;
  const rest = all.length > NAMED ? ` and ${all.length - NAMED} more` : '';
  return `${who}, ${all
    .slice(0, NAMED)
    .map((one) => code(cut(one)))
    .join(' ')}${rest}`;
}

function cut(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A vertical bar would end the cell, even within code. */
function cell(text: string): string {
  return text.replace(/\\?\|/g, '\\|');
}
