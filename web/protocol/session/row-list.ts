/** The rows of a text, each created on request: in a long log, many rows are only counted, or packed as numbers. */
import type { EntryRow, Kind, Sender, Span } from '../types.ts';

/** The fields of a row for a message that is plain strict JSON. One object is reused for all rows. */
export interface PlainRow {
  readonly span: Span;
  kind: Kind;
  from: Sender;
  inferred: boolean;
  /** The reason for the sender, if `requestIndex` does not imply it. */
  because: string;
  /** The entry of the request that determines the sender of its response; -1 if none does. */
  requestIndex: number;
  session: number;
  /** Null if there is none. */
  method: string | null;
  /** The id itself; null if there is none. */
  id: string | number | null;
  /** Entries; -1 if there is none. */
  answers: number;
  answeredBy: number;
}

/** Rows by the index of their entry. An array of rows is a valid list. */
export interface RowList {
  readonly length: number;
  at(index: number): EntryRow | undefined;
  /** Writes a row into `into` if that can represent it; otherwise returns false, and the row itself must be requested. */
  readInto?(index: number, into: PlainRow): boolean;
}

/** A summary of the messages of a text. */
export interface Present {
  /** For batches, those of their items. */
  kinds: ReadonlySet<Kind>;
  /** True if the sender of a message cannot be determined. */
  unsure: boolean;
}

/** A simple id as JSON text. */
export function idLabel(id: string | number | boolean | null): string {
  return Number.isSafeInteger(id) ? String(id) : JSON.stringify(id);
}

/** The reason for the sender of a response: `requestIndex` is the entry of its request. */
export function becauseAnswers(from: 'client' | 'server', requestIndex: number): string {
  return `It answers message ${requestIndex + 1}, which the ${from === 'client' ? 'server' : 'client'} sent.`;
}
