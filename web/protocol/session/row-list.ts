/** The rows of a text, each made when somebody asks for it: a long log has many that are only counted, or packed as numbers. */
import type { EntryRow, Kind, Sender, Span } from '../types.ts';

/** All that the row of a message says which is nothing but strict JSON in its place. One object serves for one after the other. */
export interface PlainRow {
  readonly span: Span;
  kind: Kind;
  from: Sender;
  inferred: boolean;
  /** Why the sender is this one, where `asked` does not say it. */
  because: string;
  /** The entry of the request that tells the sender of its answer; -1 where none does. */
  asked: number;
  session: number;
  /** Null of what has none. */
  method: string | null;
  /** The id itself; null of what has none. */
  id: string | number | null;
  /** Entries; -1 where there is none. */
  answers: number;
  answeredBy: number;
}

/** Rows by the index of their entry. An array of rows is one. */
export interface RowList {
  readonly length: number;
  at(index: number): EntryRow | undefined;
  /** Writes a row down in `into` where that says all of it; false where it does not, and the row itself has to be asked for. */
  tell?(index: number, into: PlainRow): boolean;
}

/** What there is among the messages of a text. */
export interface Present {
  /** Of batches those of their items. */
  kinds: ReadonlySet<Kind>;
  /** True where nothing tells the sender of a message. */
  unsure: boolean;
}

/** A simple id as JSON text. */
export function idLabel(id: string | number | boolean | null): string {
  return Number.isSafeInteger(id) ? String(id) : JSON.stringify(id);
}

/** Why an answer comes from a side: `asked` is the entry of its request. */
export function becauseAnswers(from: 'client' | 'server', asked: number): string {
  return `It answers message ${asked + 1}, which the ${from === 'client' ? 'server' : 'client'} sent.`;
}
