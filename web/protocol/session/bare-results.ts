/** Rows for texts without messages, sessions that were not followed, and HTTP around messages. */
import type { Taken } from '../intake/types.ts';
import type { Party } from '../session-types.ts';
import type { EntryRow, Kind, SessionSummary, WireRow } from '../types.ts';
import type { RevisionGuess } from './revision.ts';

/** The entries of a text without messages: none if it is HTTP, made of other parts, or not read yet; otherwise one invalid entry. */
export function rowsWithout(text: string, { wire = [], parts = [], format, waiting }: Taken): EntryRow[] {
  const isKnown = waiting || wire.length > 0 || parts.length > 0 || format.advice !== undefined;
  return isKnown || text.trim() === '' ? [] : [emptyRow(text)];
}

function emptyRow(text: string): EntryRow {
  return {
    index: 0,
    kind: 'invalid',
    from: 'unknown',
    inferred: true,
    fromBecause: 'The text contains no message.',
    trust: 'verbatim',
    span: { start: 0, end: text.length },
    session: 0,
  };
}

/** The single session of a text that was not followed. */
export function onlySession(rows: readonly EntryRow[], { revision, because, how }: RevisionGuess): SessionSummary {
  const counts: Record<Kind, number> = { request: 0, notification: 0, response: 0, error: 0, batch: 0, invalid: 0 };
  for (const { kind } of rows) counts[kind]++;
  const nobody: Party = { capabilities: null, extensions: [] };
  return {
    index: 0,
    label: '',
    because: 'The text names no servers or sessions.',
    first: 0,
    last: rows.length - 1,
    messages: rows.length,
    counts,
    revision,
    revisionHow: how,
    revisionBecause: because,
    state: revision === '2026-07-28' ? 'stateless' : 'excerpt',
    client: nobody,
    server: nobody,
    unanswered: [],
    unansweredCount: 0,
    slowest: [],
  };
}

/** The rows of HTTP requests and responses. */
export function wireRows({ wire = [] }: Taken): WireRow[] {
  return wire.map(({ kind, method, target, status, reason, span, answers, entries }) => ({
    kind,
    line: (kind === 'request' ? `${method} ${target}` : `${status} ${reason}`).trim(),
    span: { ...span },
    ...(answers === null ? {} : { answers }),
    entries: [...entries],
  }));
}
