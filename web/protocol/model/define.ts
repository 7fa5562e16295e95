/** The contents of a revision’s folder, and the whole model built from it. */
import type { Level, RevisionId } from '../types.ts';

/** The side that sends a method. */
export type MethodSender = 'client' | 'server' | 'both';

/** One row of a method table. */
export interface Method {
  name: string;
  kind: 'request' | 'notification';
  sender: MethodSender;
  /** A one-sentence description of its purpose, in our words. */
  says: string;
  /** Whether `params` (beyond what every request needs) is required. */
  params: 'required' | 'optional';
  /** Name of the specification’s type for the message, e.g. `CallToolRequest`. */
  type: string;
  /** Name of the result type; requests only. */
  result?: string;
  /**
   * Capability of the responding side (requests) or of the sending side (notifications), e.g. `tools` or `resources.subscribe`.
   */
  capability?: string;
  /** Capability that the receiver of a notification must have declared. */
  receiverCapability?: string;
  /** Types of results that may be returned instead of `result`. */
  otherResults?: readonly string[];
  /** Capability of the responding side that allows the request to run as a task. */
  asTask?: string;
  /** Identifier of the official extension that the method belongs to, if it is not in the core. */
  extension?: string;
  /** Ledger entry that deprecates the feature. */
  deprecated?: string;
  /** True when the result may be `input_required`. */
  mayRequestInput?: boolean;
}

/** Why a method of other revisions is missing in this one: the requirement that a finding cites, and what to use instead. */
export interface ForeignMethod {
  requirement: string;
  /** One sentence for the reader: the revisions that have it, and its replacement. */
  says: string;
  /** The replacement, when changing the method name is enough. */
  instead?: string;
}

/** An error code that the revision defines. */
export interface ErrorCode {
  code: number;
  name: string;
  says: string;
  /** The usual wording of `message`, if different from the name. */
  wording?: string;
}

/** Why a code that other revisions define is undefined here or must not be sent: the requirement that a finding cites. */
export interface ForeignCode {
  requirement: string;
  /** The name of the code in another revision. */
  name: string;
  /** One sentence for the reader: the revisions that have it, and its replacement. */
  says: string;
  /** The replacement code. */
  instead?: number;
}

/** A range of error codes with one owner. Both ends are inclusive, `from` is below `to`. */
export interface ErrorBand {
  from: number;
  to: number;
  /**
   * `reserved`: not available to implementations; `server`: free for servers; `legacy`: left to older SDKs; `mcp`: defined by
   * the specification.
   */
  owner: 'reserved' | 'server' | 'legacy' | 'mcp';
  says: string;
}

/** A key of `_meta` that the revision defines. */
export interface MetaKey {
  key: string;
  /** The kind of object that contains it. */
  on: 'request' | 'notification' | 'result' | 'any';
  need: 'required' | 'optional';
  says: string;
  /** The type of the value, as prose. */
  value: 'string' | 'object' | 'string or integer' | 'log level';
  /** Ledger entry that deprecates the feature. */
  deprecated?: string;
}

/** The rules of a revision for `_meta` keys. */
export interface MetaGrammar {
  /** `free`: any key is valid; `checked`: an optional prefix of labels and a slash, then a name. */
  names: 'free' | 'checked';
  /** Matches a prefix (without its slash) that is reserved for MCP; null when none is. */
  reserved: RegExp | null;
  /** The patterns of the other revisions, if different: a prefix that is free here may be reserved there. */
  reservedElsewhere: readonly RegExp[];
}

/** How a revision handles sessions: with a handshake, or with all necessary data in each request. */
export type McpEra = 'handshake' | 'stateless';

/** A requirement as listed by one revision. Its sentence is separate (`book/requirements.ts`), since rules do not need it. */
export interface LedgerEntry {
  id: string;
  level: Level;
  /** Absolute https URL of the clause. */
  url: string;
  /** The text of the link, e.g. “Base protocol, Requests”. */
  place: string;
}

/** A member of an envelope, for the anatomy view and hovers. */
export interface EnvelopeMember {
  name: string;
  need: 'required' | 'optional' | 'not defined';
  says: string;
  allowed?: string;
}

/** The complete model of one revision. */
export interface RevisionModel {
  id: RevisionId;
  /** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
  title: string;
  era: 'json-rpc' | 'handshake' | 'stateless';
  /** Empty for JSON-RPC 2.0, which defines no methods. */
  methods: ReadonlyMap<string, Method>;
  /** The requests that a server may put in a result (`inputRequests`), by method; empty if servers send requests instead. */
  inputRequests: ReadonlyMap<string, Method>;
  /** Methods of other revisions, by name; empty for JSON-RPC 2.0. */
  foreign: ReadonlyMap<string, ForeignMethod>;
  errorCodes: ReadonlyMap<number, ErrorCode>;
  /** Codes that only other revisions define, by number; empty for JSON-RPC 2.0. */
  foreignCodes: ReadonlyMap<number, ForeignCode>;
  /** Owners of the code ranges, not overlapping; a code in none of them belongs to the application. */
  errorBands: readonly ErrorBand[];
  metaKeys: ReadonlyMap<string, MetaKey>;
  meta: MetaGrammar;
  /** Allowed values of `resultType`, including those of official extensions; empty if the member does not exist. */
  resultTypes: readonly string[];
  /** The values of `resultTypes` from extensions, with the identifier of the extension. */
  extensionResultTypes: ReadonlyMap<string, string>;
  logLevels: readonly string[];
  /** The status of batches (arrays of messages). */
  batches: 'allowed' | 'not-mentioned' | 'removed';
  /** The allowed types of `params`, when present. */
  params: 'object' | 'structured';
  /** The allowed types of `result`. */
  results: 'object' | 'any';
  /** The `id` of an error response when the request id is unreadable: null, required anyway, or omitted. */
  errorId: 'nullable' | 'required' | 'optional';
  /** Every published MCP revision, oldest first, with its era: the possible values of `protocolVersion`. */
  published: ReadonlyMap<string, McpEra>;
  ledger: ReadonlyMap<string, LedgerEntry>;
  /** Members of each kind of envelope, in the order of the specification. */
  envelope: Readonly<Record<'request' | 'notification' | 'response' | 'error', readonly EnvelopeMember[]>>;
  /** Members of an error object. */
  errorObject: readonly EnvelopeMember[];
}
