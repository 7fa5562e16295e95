/**
 * One extension of MCP as data: its versions, how it is negotiated, and what it adds to messages. An extension is one file
 * here, beside the revisions; its requirements are a second one.
 */
import type { Level, RevisionId } from '../../types.ts';
import type { TypeSchema } from '../schema.ts';

/** A side of a channel. Views, hosts and sandboxes exchange the messages of MCP Apps. */
export type Party = 'client' | 'server' | 'view' | 'host' | 'sandbox';

/** Where something is exchanged: between client and server, between host and view, or over HTTP around an authorization. */
export type Channel = 'mcp' | 'view' | 'http';

/** One version of an extension, e.g. `2026-01-26` or `draft`. */
export interface ExtensionVersion {
  readonly id: string;
  readonly status: 'stable' | 'draft';
  /** Absolute https URL of its text; clauses are its fragments. */
  readonly url: string;
}

/** A method that an extension adds, or uses on a channel of its own. */
export interface ExtensionMethod {
  readonly name: string;
  readonly kind: 'request' | 'notification';
  readonly channel: Exclude<Channel, 'http'>;
  readonly sender: readonly Party[];
  /** A one-sentence description of its purpose, in our words. */
  readonly says: string;
  /** Name of the type of the whole message in `types`, or of a core type; none if the core judges it. */
  readonly type?: string;
  /** The same for the result. */
  readonly result?: string;
  /** The first version that has it, if not all do. */
  readonly since?: string;
}

/** A former name of a method: what is used instead. */
export interface FormerMethod {
  readonly name: string;
  /** The current name; null if there is none. */
  readonly instead: string | null;
}

/** A key that an extension defines for `_meta`. */
export interface ExtensionMetaKey {
  /** The whole key, or a prefix that ends with a slash. */
  readonly key: string;
  /** Where it may be, in words: “a tool in a list”. */
  readonly on: string;
  readonly says: string;
  readonly deprecated?: true;
}

/** How a side learns that the other supports the extension. */
export interface Negotiation {
  /** `capability`: under `extensions` of the capabilities; `metadata`: in the metadata of the authorization server. */
  readonly by: 'capability' | 'metadata';
  /** The sides that declare it. */
  readonly declares: readonly ('client' | 'server' | 'authorization-server')[];
  /** One or two sentences for each era: how the declaration looks. */
  readonly handshake: string;
  readonly stateless: string;
  /** The settings of the declaration, by name. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The levels and clauses of a requirement, by version; each is valid until the next version that is listed. */
export type ExtensionListings = Readonly<Record<string, readonly [level: Level, clause: string]>>;

/** A requirement of an extension. */
export interface ExtensionRequirement {
  /** The headline of findings; `{must}` becomes *must* or *should*, as in `Headline`. At most 120 characters. */
  readonly says: string;
  /** The consequence of a violation, one sentence. */
  readonly why: string;
  /** What shows a violation, as in the table of the core. */
  readonly scope: 'message' | 'exchange' | 'session' | 'http';
  readonly channel: Channel;
  /** The clause is a fragment of the version’s URL, or an absolute URL. */
  readonly in: ExtensionListings;
  /** Why nothing reports it. Only if nothing does. */
  readonly unreported?: string;
}

/** The requirements of an extension by id. */
export type ExtensionRequirements = Readonly<Record<string, ExtensionRequirement>>;

/** One extension. */
export interface Extension {
  /** The identifier under `extensions`. */
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** Oldest first; drafts last. */
  readonly versions: readonly ExtensionVersion[];
  /** The revisions in which it is used. */
  readonly revisions: readonly RevisionId[];
  readonly negotiation: Negotiation;
  readonly methods: readonly ExtensionMethod[];
  readonly formerMethods: readonly FormerMethod[];
  readonly types: Readonly<Record<string, TypeSchema>>;
  /** The revision whose core types its own types refer to. */
  readonly coreTypes: RevisionId;
  readonly metaKeys: readonly ExtensionMetaKey[];
  readonly errorCodes: readonly { readonly code: number; readonly says: string }[];
  readonly uriSchemes: readonly { readonly scheme: string; readonly says: string }[];
  readonly mediaTypes: readonly { readonly type: string; readonly says: string }[];
  readonly requirements: ExtensionRequirements;
  /** Who supports it, as its documentation lists them; the list is kept by the community and not complete. */
  readonly supported: { readonly by: readonly string[]; readonly seenOn: string; readonly source: string };
}
