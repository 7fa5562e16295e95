/** What is known of a message and its values, for their anatomy. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Method, RevisionModel } from '../model/define.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Guide, Known } from '../schema/at.ts';
import type { Sender } from '../types.ts';
import type { OwnSchema } from './own-schema.ts';

/** The subject of a preview: an entry, and what is known around it. */
export interface Sitter {
  value: JsonValue | undefined;
  from: Sender;
  /** Reads the types, once they are loaded. */
  guide: Guide | null;
  /** The definition of a tool in the text, in the closest list; null if no list has it. */
  tool?(name: string): JsonObject | null;
  /** The request a response answers. */
  requestOf(response: JsonValue): RequestContext | null;
}

/** What is known of one value. */
export interface Preview {
  readonly message: MessageFacts;
  /** The part of the message it belongs to; `other` is known only by its type. */
  readonly part: 'message' | 'params' | 'result' | 'error' | 'meta' | 'other';
  readonly value: JsonValue | undefined;
  readonly known: Known | null;
  /** The part of a tool’s own schema for this value; it replaces what the revision knows about it. */
  readonly own?: OwnSchema | undefined;
  /** For the whole message: the name of the type and the reason for it. */
  readonly type: string | null;
  readonly because: string | null;
}

/** One member or item: its description and its contents. */
export interface Line {
  readonly name: string;
  readonly step: string | number;
  readonly need: 'required' | 'optional' | 'not defined' | 'item';
  readonly says: string;
  readonly allowed?: string | undefined;
  readonly since?: string | undefined;
  readonly type?: string | undefined;
  readonly inside: Preview | null;
}

/** What is known of a whole message. */
export interface MessageFacts {
  readonly kind: 'request' | 'notification' | 'response' | 'error';
  readonly method: string | null;
  readonly row: Method | null;
  readonly model: RevisionModel;
  readonly guide: Guide | null;
  /** For `tools/call`: the input schema of the tool, if the text lists it. */
  readonly input: JsonObject | null;
  /** The typed place of the definition: the whole message, or its result. */
  readonly top: { at: 'message' | 'result'; known: Known } | null;
}
