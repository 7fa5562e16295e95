/** Messages between page and worker. The text is sent once, then only edits. */
import type { PackedRows } from './columns.ts';
import type { Tutor } from './learn.ts';
import type { Engine } from './types.ts';

/** An edit; its text is `null` when it was sent ahead in parts. */
export interface WireEdit {
  start: number;
  end: number;
  text: string | null;
}

/** Calls with a result. */
export type CallName =
  | 'check'
  | 'line'
  | 'verdicts'
  | 'find'
  | 'briefs'
  | 'failed'
  | 'compare'
  | 'secrets'
  | 'redact'
  | 'export'
  | 'excerpt'
  | 'anatomy'
  | 'hosts'
  | 'hover'
  | 'complete'
  | 'format'
  | 'editPart'
  | 'convertChoices'
  | 'convertPart'
  | 'diff'
  | 'translate'
  | 'save'
  | 'simulate'
  | 'viewWire'
  | 'headers'
  | 'define'
  | 'converse'
  | TutorCall;
/** Calls of lessons. */
export type TutorCall = keyof Tutor;
/** The version of calls that do not depend on the text. */
export const NO_TEXT = -1;
/** The arguments of a call. */
export type CallArguments<Name extends CallName> = Parameters<Engine[Name]>;
/** The result of a call. */
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Engine[Name]>>;

/** A call as it is sent. `version` is the text it refers to. */
export type WireCall = {
  [Name in CallName]: { name: Name; version: number; args: CallArguments<Name> };
}[CallName];
/** The call of one name. */
export type CallOf<Name extends CallName> = Extract<WireCall, { name: Name }>;

/**
 * A piece of text as it is sent. Bytes are transferred, not copied, and decode to a one-byte string, which is parsed twice as
 * fast.
 */
export type Parcel = string | Uint8Array<ArrayBuffer>;

/** UTF-16 units encoded per step. */
const STROKE = 65_536;

/** Encodes an ASCII text as bytes; returns any other text unchanged. */
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

/** A buffer whose memory can be released at once, in newer browsers. */
interface Returnable extends ArrayBuffer {
  transfer?(length: number): ArrayBuffer;
}

/** Decodes a parcel and releases its memory, so that garbage collection does not run while a long text is judged. */
export function unpacked(parcel: Parcel): string {
  if (typeof parcel === 'string') return parcel;
  const text = new TextDecoder().decode(parcel);
  const buffer: Returnable = parcel.buffer;
  buffer.transfer?.(0);
  return text;
}

/**
 * From the page to the worker. `part` has a part of a long text, sent before the `set` or `edit` that uses it. `first` comes
 * from `early.js`, before the page’s own code, and has the initial text.
 */
export type ToWorker =
  | { type: 'first'; text: string }
  | { type: 'part'; text: Parcel }
  | { type: 'set'; version: number; text: string | null }
  | { type: 'edit'; version: number; edits: WireEdit[] }
  | { type: 'call'; id: number; call: WireCall }
  /** Load the schemas: until then only text and envelope are judged. The worker responds with `schemas-loaded`. */
  | { type: 'load-schemas' };

/**
 * From the worker to the page. `first-verdict` is the verdict on the `first` text, ready to display. `superseded` resolves a call that newer
 * text or a newer call made obsolete.
 */
export type FromWorker =
  | { type: 'first-verdict'; text: string }
  /** More code is loaded, or can be tried again: earlier judgments can be completed now. */
  | { type: 'schemas-loaded' }
  /** Progress of reading a long text: messages so far, and the share of the text from 0 to 1. */
  | { type: 'progress'; messages: number; share: number }
  | { type: 'answer'; id: number; version: number; value: unknown }
  /** Rows of a long report, sent before its result in several messages, so that the page stays responsive. */
  | { type: 'rows'; id: number; rows: PackedRows }
  | { type: 'superseded'; id: number }
  | { type: 'failed'; id: number; because: string };
