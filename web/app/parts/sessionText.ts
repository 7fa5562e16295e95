/** Describes a session as text. Pure. */
import type { LifecycleState, Party } from '../../protocol/session-types.ts';
import type { Kind, SessionSummary } from '../../protocol/types.ts';
import { count, grouped, revisionName } from './text.ts';

const STATES: Record<LifecycleState, { short: string; says: string }> = {
  excerpt: { short: 'excerpt', says: 'An excerpt: the beginning of the session is not in the text.' },
  asked: { short: 'not answered', says: '`initialize` was sent; its response is not in the text.' },
  answered: {
    short: 'not initialized',
    says: 'The server answered `initialize`; `notifications/initialized` is not in the text.',
  },
  running: { short: 'running', says: 'Running: the handshake is complete.' },
  refused: { short: 'refused', says: 'The server rejected `initialize`.' },
  stateless: { short: 'no handshake', says: 'No handshake: each request is self-contained.' },
};

/** The state of a session: two words for a line, a sentence for the page. */
export function stateText({ state, view }: Pick<SessionSummary, 'state' | 'view'>): { short: string; says: string } {
  const { short, says } = STATES[state];
  if (!view) return STATES[state];
  return {
    short,
    says: says
      .replace('server', 'host')
      .replace('`initialize`', '`ui/initialize`')
      .replace('`notifications/', '`ui/notifications/'),
  };
}

/** The names of its two sides, that of the requests for tools first. */
export function sidesOf(
  session: Pick<SessionSummary, 'view'> | undefined,
): readonly ['Client', 'Server'] | readonly ['View', 'Host'] {
  return session?.view ? ['View', 'Host'] : ['Client', 'Server'];
}

/** Its name: from the log, from the server’s `serverInfo`, or its number. */
export function sessionName({ label, server, index }: Pick<SessionSummary, 'label' | 'server' | 'index'>): string {
  if (label !== '') return label;
  return server.name ?? `session ${grouped(index + 1)}`;
}

/** E.g. “weather 0.9.2”; `null` if it declares no name. */
export function partyText({ name, version }: Party): string | null {
  if (name === undefined) return version === undefined ? null : `version ${version}`;
  return version === undefined ? name : `${name} ${version}`;
}

/** E.g. “MCP 2025-11-25, negotiated in message 2”. The reason is a sentence or a part of one. */
export function revisionText({ revision, revisionBecause }: SessionSummary): string {
  const because = revisionBecause.replace(/\.$/, '');
  return because === '' ? revisionName(revision) : `${revisionName(revision)}, ${because}`;
}

const KINDS: readonly (readonly [Kind, string, string])[] = [
  ['request', 'request', 'requests'],
  ['notification', 'notification', 'notifications'],
  ['response', 'response', 'responses'],
  ['error', 'error', 'errors'],
  ['batch', 'batch', 'batches'],
  ['invalid', 'invalid', 'invalid'],
];

/** E.g. “3 requests”, “2 responses”: only kinds that occur. */
export function kindCounts({ counts }: Pick<SessionSummary, 'counts'>): { kind: Kind; text: string }[] {
  return KINDS.filter(([kind]) => counts[kind] > 0).map(([kind, one, many]) => ({
    kind,
    text: count(counts[kind], one, many),
  }));
}
