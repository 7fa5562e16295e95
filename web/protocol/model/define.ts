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
  /** Capability that the receiving side of a notification must have declared. */
  receiverCapability?: string;
  /** Types of results that may come instead of `result`. */
  otherResults?: readonly string[];
  /** Capability of the answering side that lets the request be run as a task. */
  asTask?: string;
  /** Belongs to an official extension rather than to the core: the extension's identifier. */
  extension?: string;
  /** Ledger entry that says the feature is on its way out. */
  deprecated?: string;
  /** True when the answer may be an `input_required` result. */
  mayAskForInput?: boolean;
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
  /** Usual wording of `message`, where it is not the name. */
  wording?: string;
}

/** Why a code that other revisions define means nothing here, or may not be sent: the entry a finding names. */
export interface ForeignCode {
  requirement: string;
  /** The name another revision gives it. */
  name: string;
  /** One sentence for the reader: since when, until when, replaced by what. */
  says: string;
  /** The code to use instead. */
  instead?: number;
}

/** A stretch of error codes with one owner. Both ends inclusive, `from` below `to`. */
export interface ErrorBand {
  from: number;
  to: number;
  /** `reserved`: nobody's to invent; `server`: free for servers; `legacy`: left to older SDKs; `mcp`: the specification's own. */
  owner: 'reserved' | 'server' | 'legacy' | 'mcp';
  says: string;
}

/** A key of `_meta` that the revision defines. */
export interface MetaKey {
  key: string;
  /** Where it stands. */
  on: 'request' | 'notification' | 'result' | 'any';
  need: 'required' | 'optional';
  says: string;
  /** Form of the value, in words. */
  value: 'string' | 'object' | 'string or integer' | 'log level';
  /** Ledger entry that says the feature is on its way out. */
  deprecated?: string;
}

/** What a revision says of the names in `_meta`. */
export interface MetaGrammar {
  /** `free`: every name is fine; `checked`: an optional prefix of labels and a slash, then a name. */
  names: 'free' | 'checked';
  /** Matches a prefix (without its slash) that is kept for MCP itself; null where none is. */
  reserved: RegExp | null;
  /** The patterns of the other revisions, where they differ: what is free here may be reserved there. */
  reservedElsewhere: readonly RegExp[];
}

/** How a revision takes to sessions: by a handshake, or with all it needs in each request. */
export type McpEra = 'handshake' | 'stateless';

/** A requirement as one revision lists it. Its sentence stands apart (`book/requirements.ts`), since no rule needs it. */
export interface LedgerEntry {
  id: string;
  level: Level;
  /** Absolute https address of the clause. */
  url: string;
  /** Words for the link, e.g. «Base protocol, Requests». */
  place: string;
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
  /** What a server may ask for inside a result (`inputRequests`), by method; empty where servers send requests instead. */
  inputRequests: ReadonlyMap<string, Method>;
  /** Methods of other revisions, by name; empty for JSON-RPC 2.0. */
  foreign: ReadonlyMap<string, ForeignMethod>;
  errorCodes: ReadonlyMap<number, ErrorCode>;
  /** Codes that only other revisions define, by number; empty for JSON-RPC 2.0. */
  foreignCodes: ReadonlyMap<number, ForeignCode>;
  /** Who owns which codes, not overlapping; a code in none of them belongs to the application. */
  errorBands: readonly ErrorBand[];
  metaKeys: ReadonlyMap<string, MetaKey>;
  meta: MetaGrammar;
  /** Values `resultType` may have, official extensions included; empty where there is no such member. */
  resultTypes: readonly string[];
  /** The values of `resultTypes` that come from an extension, with the extension's identifier. */
  extensionResultTypes: ReadonlyMap<string, string>;
  logLevels: readonly string[];
  /** What becomes of an array of messages. */
  batches: 'allowed' | 'not-mentioned' | 'removed';
  /** What `params` may be, when present. */
  params: 'object' | 'structured';
  /** What `result` may be. */
  results: 'object' | 'any';
  /** The `id` of an error response: null when the request's is unreadable, always there, or left out when unreadable. */
  errorId: 'nullable' | 'required' | 'optional';
  /** Every published MCP revision, oldest first, with its era: what a `protocolVersion` can name. */
  published: ReadonlyMap<string, McpEra>;
  ledger: ReadonlyMap<string, LedgerEntry>;
  /** Members of each kind of envelope, in the order the specification shows them. */
  envelope: Readonly<Record<'request' | 'notification' | 'response' | 'error', readonly EnvelopeMember[]>>;
  /** Members of an error object. */
  errorObject: readonly EnvelopeMember[];
}
