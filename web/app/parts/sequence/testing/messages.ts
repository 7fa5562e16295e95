/** Messages and sessions for tests of the drawing, in the engine’s format. */
import type { ShownEntry } from '../../../engine/types.ts';
import type { Kind, SessionSummary } from '../../../../protocol/types.ts';
import { layoutOf } from '../layout.ts';
import type { Layout, LayoutChoice } from '../layout.ts';
import { planOf } from '../plan.ts';

/** Message properties set by a test; the rest has defaults. */
export type EntryDraft = Partial<ShownEntry> & Pick<ShownEntry, 'kind'>;

/** A request of the client, by default. */
export const request = (method: string, id: number, more: Partial<ShownEntry> = {}): EntryDraft => ({
  kind: 'request',
  method,
  id: String(id),
  from: 'client',
  ...more,
});

/** The server’s response to an earlier message, by its index. */
export const answer = (answers: number, id: number, more: Partial<ShownEntry> = {}): EntryDraft => ({
  kind: 'response',
  id: String(id),
  from: 'server',
  answers,
  ...more,
});

/** A notification of the server, by default. */
export const notify = (method: string, more: Partial<ShownEntry> = {}): EntryDraft => ({
  kind: 'notification',
  method,
  from: 'server',
  ...more,
});

/** Numbers the messages and links requests with responses in both directions. */
export function entriesOf(drafts: readonly EntryDraft[]): ShownEntry[] {
  const entries = drafts.map((one, index): ShownEntry => ({
    index,
    from: 'client',
    inferred: false,
    fromBecause: '',
    trust: 'verbatim',
    span: { start: index, end: index + 1 },
    session: 0,
    line: index + 1,
    errors: 0,
    warnings: 0,
    ...one,
  }));
  for (const { index, answers } of entries) {
    const request = answers === undefined ? undefined : entries[answers];
    if (request) request.answeredBy ??= index;
  }
  return entries;
}

/** The sessions of these messages. */
export function sessionsOf(entries: readonly ShownEntry[], more: Partial<SessionSummary> = {}): SessionSummary[] {
  const count = Math.max(0, ...entries.map(({ session }) => session)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const mine = entries.filter(({ session }) => session === index);
    const waiting = mine.filter(({ kind, answeredBy }) => kind === 'request' && answeredBy === undefined);
    const counts: Record<Kind, number> = { request: 0, notification: 0, response: 0, error: 0, batch: 0, invalid: 0 };
    for (const { kind } of mine) counts[kind]++;
    return {
      index,
      label: count > 1 ? `server-${index + 1}` : '',
      because: '',
      first: mine[0]?.index ?? 0,
      last: mine.at(-1)?.index ?? 0,
      messages: mine.length,
      counts,
      revision: '2025-11-25',
      revisionHow: 'negotiated',
      revisionBecause: '',
      state: 'running',
      client: { name: 'trip-planner', version: '1.4.0', capabilities: [], extensions: [] },
      server: { name: 'weather', version: '0.9.2', capabilities: [], extensions: [] },
      unanswered: waiting.slice(0, 100).map((entry) => entry.index),
      unansweredCount: waiting.length,
      slowest: [],
      ...more,
    };
  });
}

/** Defaults: everything visible, runs collapsed, wide. */
export function formatted(
  drafts: readonly EntryDraft[],
  choice: Partial<LayoutChoice> = {},
  session: Partial<SessionSummary> = {},
): Layout & { entries: ShownEntry[] } {
  const entries = entriesOf(drafts);
  const all: LayoutChoice = { session: 'all', isOpen: () => false, narrow: false, ...choice };
  return { ...layoutOf(planOf(entries, sessionsOf(entries, session), true), all), entries };
}

/** A handshake, its four messages starting at index 0. */
export const HANDSHAKE: readonly EntryDraft[] = [
  request('initialize', 1, { at: 118 }),
  answer(0, 1, { at: 160, took: 42 }),
  notify('notifications/initialized', { from: 'client', at: 161 }),
];

/** A long session: calls, some with progress, some without a response. */
export function longTalk(messages: number): EntryDraft[] {
  const drafts: EntryDraft[] = [...HANDSHAKE];
  const methods = ['tools/call', 'resources/read', 'ping'];
  for (let id = 2; drafts.length < messages; id++) {
    const at = drafts.length;
    drafts.push(request(methods[(id * 7) % 3] ?? 'ping', id, { at: at * 10 }));
    if (id % 5 === 0)
      for (let n = 0; n < id % 40; n++) drafts.push(notify('notifications/progress', { at: drafts.length * 10 }));
    if (id % 50 !== 0) drafts.push(answer(at, id, { at: drafts.length * 10 }));
  }
  return drafts;
}
