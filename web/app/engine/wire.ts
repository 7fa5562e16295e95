/** What page and worker say to each other. Text goes over once; afterwards only edits do. */
import { becauseAnswers } from '../../protocol/session/row-list.ts';
import type { Tutor } from './learn.ts';
import type { Engine, ShownEntry } from './types.ts';

/** One edit whose text is `null` when it was sent ahead in parts. */
export interface WireEdit {
  start: number;
  end: number;
  text: string | null;
}

/** Calls that are answered. */
export type CallName =
  | 'check'
  | 'line'
  | 'verdicts'
  | 'find'
  | 'compare'
  | 'secrets'
  | 'redact'
  | 'export'
  | 'anatomy'
  | 'hover'
  | 'complete'
  | 'format'
  | 'save'
  | 'simulate'
  | 'define'
  | TutorCall;
/** Calls of lessons. */
export type TutorCall = keyof Tutor;
/** The version of calls that speak of no text. */
export const NO_TEXT = -1;
/** The arguments of an answered call. */
export type CallArguments<Name extends CallName> = Parameters<Engine[Name]>;
/** What an answered call answers. */
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Engine[Name]>>;

/** An answered call as it travels. `version` is the text it speaks of. */
export type WireAsk = {
  [Name in CallName]: { name: Name; version: number; args: CallArguments<Name> };
}[CallName];
/** The call of one name. */
export type AskOf<Name extends CallName> = Extract<WireAsk, { name: Name }>;

/** A piece of text as it travels. Bytes are handed over, not copied, and become a string of one byte a character: those are read twice as fast. */
export type Parcel = string | Uint8Array<ArrayBuffer>;

/** UTF-16 units that are packed at a stroke. */
const STROKE = 65_536;

/** A text as bytes where all of it is ASCII, as it is where not. */
export function packed(text: string): Parcel {
  const bytes = new Uint8Array(text.length);
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; at += STROKE) {
    const piece = text.slice(at, at + STROKE);
    const { read, written } = encoder.encodeInto(piece, bytes.subarray(at, at + piece.length));
    if (read !== piece.length || written !== piece.length) return text;
  }
  return bytes;
}

/** A buffer whose memory can be given back at once, as younger browsers have it. */
interface Returnable extends ArrayBuffer {
  transfer?(length: number): ArrayBuffer;
}

/** The text of a parcel, which is empty afterwards: bytes that lie about would have the browser clean up while a long text is judged. */
export function unpacked(parcel: Parcel): string {
  if (typeof parcel === 'string') return parcel;
  const text = new TextDecoder().decode(parcel);
  const buffer: Returnable = parcel.buffer;
  buffer.transfer?.(0);
  return text;
}

/**
 * From the page to the worker. `part` carries a piece of a long text ahead of the `set` or `edit` that uses it. `first`
 * comes from `early.js`, before the page's own code: the text that the page begins with.
 */
export type ToWorker =
  | { say: 'first'; text: string }
  | { say: 'part'; text: Parcel }
  | { say: 'set'; version: number; text: string | null }
  | { say: 'edit'; version: number; edits: WireEdit[] }
  | { say: 'call'; id: number; ask: WireAsk }
  /** Load the types: until then only text and envelope are judged. Answered by `deeper`. */
  | { say: 'deepen' };

/** From the worker to the page. `words` is the verdict on the `first` text, ready to show. `void` answers a call that newer text or a newer call made pointless. */
export type FromWorker =
  | { say: 'words'; words: string }
  /** The types are there: what was judged before is judged deeper now. */
  | { say: 'deeper' }
  /** How far reading a long text got: messages so far, and the share of the text from 0 to 1. */
  | { say: 'progress'; messages: number; share: number }
  | { say: 'answer'; id: number; version: number; value: unknown }
  /** Rows of a long report, ahead of the answer they belong to: several messages keep the page free. */
  | { say: 'rows'; id: number; rows: PackedRows }
  | { say: 'void'; id: number }
  | { say: 'failed'; id: number; because: string };

/** What a number in a row of `PackedRows` stands for. */
export const KINDS = ['invalid', 'request', 'notification', 'response', 'error', 'batch'] as const;
/** Likewise. */
export const SENDERS = ['unknown', 'client', 'server'] as const;
/** Likewise. */
export const TRUSTS = ['altered', 'normalised', 'verbatim'] as const;
/** Numbers of a row: `read` takes them in the order in which `packRows` writes them. */
export const NUMBERS = 15;
/** Where the reason for a sender stands: this less the entry of the request that is answered says the whole of it. */
export const ANSWERING = -2;

/** Rows as columns: handed over in a twentieth of the time that as many objects take. Where a row lacks something stands -1, or NaN for times. */
export interface PackedRows {
  count: number;
  numbers: Int32Array<ArrayBuffer>;
  /** When a row was written and what it took; `null` where no row has either. */
  times: Float64Array<ArrayBuffer> | null;
  /** Texts that rows share, by number. */
  words: string[];
  /** What few rows have: the row and its messages. */
  items: [row: number, items: NonNullable<ShownEntry['items']>][];
}

/** The rows again, behind those that `into` holds. */
export function unpackRows({ count, numbers, times, words, items }: PackedRows, into: ShownEntry[]): void {
  const first = into.length;
  let at = 0;
  const read = (): number => numbers[at++] ?? -1;
  const word = (): string | undefined => words[read()];
  for (let place = 0; place < count; place++) {
    const index = read();
    const span = { start: read(), end: read() };
    const line = read();
    const errors = read();
    const warnings = read();
    const session = read();
    const sorts = read();
    const from = SENDERS[(sorts >> 3) & 3] ?? 'unknown';
    const because = read();
    const row: ShownEntry = {
      index,
      kind: KINDS[sorts >> 5] ?? 'invalid',
      from,
      inferred: (sorts & 1) === 1,
      fromBecause:
        because <= ANSWERING && from !== 'unknown' ? becauseAnswers(from, ANSWERING - because) : (words[because] ?? ''),
      trust: TRUSTS[(sorts >> 1) & 3] ?? 'altered',
      span,
      session,
      line,
      errors,
      warnings,
    };
    const nearly = word();
    const method = word();
    const id = read();
    if (nearly !== undefined) row.nearly = nearly;
    if (method !== undefined) row.method = method;
    if (id !== -1) row.id = id >= 0 ? String(id) : (words[-2 - id] ?? '');
    const answers = read();
    const answeredBy = read();
    const wire = read();
    if (answers >= 0) row.answers = answers;
    if (answeredBy >= 0) row.answeredBy = answeredBy;
    if (wire >= 0) row.wire = wire;
    if (times) {
      const written = times[place * 2] ?? NaN;
      const took = times[place * 2 + 1] ?? NaN;
      if (!Number.isNaN(written)) row.at = written;
      if (!Number.isNaN(took)) row.took = took;
    }
    into.push(row);
  }
  for (const [place, list] of items) {
    const row = into[first + place];
    if (row) row.items = list;
  }
}
