/** What a revision's folder holds, and how an amendment becomes a whole. */
import type { Level, RevisionId } from '../types.ts';

/** Which side sends a method. */
export type MethodSender = 'client' | 'server' | 'both';

/** One row of a method table. */
export interface Method {
  name: string;
  kind: 'request' | 'notification';
  sender: MethodSender;
  /** Ours, one sentence: what it is for. */
  says: string;
  /** Whether `params` (beyond what every request needs) is required. */
  params: 'required' | 'optional';
  /** Name of the specification's type for the message, e.g. `CallToolRequest`. */
  type: string;
  /** Name of the result's type; requests only. */
  result?: string;
  /** Capability of the answering side (requests) or of the sending side (notifications), e.g. `tools` or `resources.subscribe`. */
  capability?: string;
  /** Belongs to an official extension rather than to the core. */
  extension?: string;
}

/** Why a method that other revisions have is missing in this one: the entry a finding names, and what to do instead. */
export interface ForeignMethod {
  requirement: string;
  /** One sentence for the reader: since when, until when, replaced by what. */
  says: string;
  /** The method to use instead, when there is one that fits by name alone. */
  instead?: string;
}

/** An error code the revision gives a meaning to. */
export interface ErrorCode {
  code: number;
  name: string;
  says: string;
  /** Usual wording of `message`, to recognise a clash. */
  wording?: string;
}

/** A key of `_meta` that the revision defines. */
export interface MetaKey {
  key: string;
  /** Where it stands. */
  on: 'request' | 'notification' | 'result' | 'any';
  need: 'required' | 'optional';
  says: string;
}

/** A requirement as the ledger of one revision has it. */
export interface LedgerEntry {
  id: string;
  level: Level;
  /** Our own sentence. */
  says: string;
  /** Absolute https address of the clause. */
  url: string;
  /** Words for the link, e.g. «Base protocol, Requests». */
  place: string;
  /** Where we differ from the catalogue or decide between text and schema: why. */
  note?: string;
}

/** A member of an envelope, for anatomy and hovers. */
export interface EnvelopeMember {
  name: string;
  need: 'required' | 'optional' | 'not defined';
  says: string;
  allowed?: string;
}

/** Everything the product knows about one revision. */
export interface RevisionModel {
  id: RevisionId;
  /** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
  title: string;
  era: 'json-rpc' | 'handshake' | 'stateless';
  /** Empty for JSON-RPC 2.0, which names no methods. */
  methods: ReadonlyMap<string, Method>;
  /** Methods of other revisions, by name; empty for JSON-RPC 2.0. */
  foreign: ReadonlyMap<string, ForeignMethod>;
  errorCodes: ReadonlyMap<number, ErrorCode>;
  metaKeys: ReadonlyMap<string, MetaKey>;
  /** Values `resultType` may have, empty where there is no such member. */
  resultTypes: readonly string[];
  logLevels: readonly string[];
  ledger: ReadonlyMap<string, LedgerEntry>;
  /** Members of each kind of envelope, in the order the specification shows them. */
  envelope: Readonly<Record<'request' | 'notification' | 'response' | 'error', readonly EnvelopeMember[]>>;
  /** Members of an error object. */
  errorObject: readonly EnvelopeMember[];
}
