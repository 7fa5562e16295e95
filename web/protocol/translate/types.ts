/** The result of a translation: plain data that page and command share. */
import type { JsonValue } from '../json/types.ts';
import type { RevisionId, Sender } from '../types.ts';

/** A revision that messages can be written for. */
export type Target = Exclude<RevisionId, 'jsonrpc-2.0'>;

/**
 * What happened to a part of the session. `lost`: the target has nothing for it. `changed`: it is expressed in another way. `added`: the
 * target requires something that the session does not show, so that a value was chosen.
 */
export type NoteKind = 'lost' | 'changed' | 'added';

/** Where a note applies: a message of the text, and a member in it. */
export interface NotePlace {
  /** Index of the entry in the text. */
  readonly entry: number;
  /** JSON pointer in the message; empty for the whole. */
  readonly pointer: string;
}

/** One note, with all its places. */
export interface TranslationNote {
  readonly kind: NoteKind;
  /** One or two sentences, with names as code in backticks. */
  readonly says: string;
  readonly places: readonly NotePlace[];
}

/** A message of the translated session. */
export interface TranslatedMessage {
  readonly from: Sender;
  readonly message: JsonValue;
  /** Index of the entry that it was made from; -1 for a message that only the target needs. */
  readonly entry: number;
}

/** One session, translated. */
export interface TranslatedSession {
  /** The name of the session, if the text has several. */
  readonly label: string;
  readonly from: RevisionId;
  readonly messages: readonly TranslatedMessage[];
}

/** A whole text, translated. */
export interface Translation {
  readonly to: Target;
  readonly sessions: readonly TranslatedSession[];
  readonly notes: readonly TranslationNote[];
  /** The text: JSON Lines, HTTP messages, or one message in the layout of the original. */
  readonly text: string;
}

/** The text cannot be translated; one sentence says why. */
export interface Untranslatable {
  readonly problem: string;
}

/** Wishes of the caller. */
export interface TranslateOptions {
  readonly to: Target;
  /** For 2026-07-28: false to leave out `server/discover`, which replaces the handshake. Default: true. */
  readonly discover?: boolean;
}
