/** What page and worker say to each other. Text goes over once; afterwards only edits do. */
import type { PackedRows } from './columns.ts';
import type { Tutor } from './learn.ts';
import type { Engine } from './types.ts';

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

/** A buffer whose memory can be returned at once, as younger browsers have it. */
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
