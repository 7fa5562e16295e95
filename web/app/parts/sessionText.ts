/** A session in words. Pure. */
import type { Kind, LifecycleState, Party, SessionSummary } from '../../protocol/types.ts';
import { count, grouped, revisionName } from './text.ts';

const STATES: Record<LifecycleState, { short: string; says: string }> = {
  excerpt: { short: 'excerpt', says: 'An excerpt: the beginning of the session is not in the text.' },
  asked: { short: 'not answered', says: '`initialize` was sent; its answer is not in the text.' },
  answered: {
    short: 'not initialized',
    says: 'The server answered `initialize`; `notifications/initialized` is not in the text.',
  },
  running: { short: 'running', says: 'Running: the handshake is complete.' },
  refused: { short: 'refused', says: 'The server refused `initialize`.' },
  stateless: { short: 'no handshake', says: 'No handshake: each request carries what it needs.' },
};

/** How far it got: two words for a line, a sentence for a page. */
export function stateText({ state }: Pick<SessionSummary, 'state'>): { short: string; says: string } {
  return STATES[state];
}

/** Its name: what the log calls it, what the server calls itself, or its number. */
export function sessionName({ label, server, index }: Pick<SessionSummary, 'label' | 'server' | 'index'>): string {
  if (label !== '') return label;
  return server.name ?? `session ${grouped(index + 1)}`;
}

/** «weather 0.9.2»; `null` where it says nothing of itself. */
export function partyText({ name, version }: Party): string | null {
  if (name === undefined) return version === undefined ? null : `version ${version}`;
  return version === undefined ? name : `${name} ${version}`;
}

/** «MCP 2025-11-25, negotiated in message 2». The reason comes as a sentence or a part of one. */
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

/** «3 requests», «2 responses» …: the kinds that occur. */
export function kindCounts({ counts }: Pick<SessionSummary, 'counts'>): { kind: Kind; words: string }[] {
  return KINDS.filter(([kind]) => counts[kind] > 0).map(([kind, one, many]) => ({
    kind,
    words: count(counts[kind], one, many),
  }));
}
