/** The definitions of the hosts catalog: what a host or a model’s API refuses, cuts or ignores, and what a condition sees. */
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { SchemaNodes } from './nodes.ts';

/** What a host does: refuses, cuts, ignores, has a limit, or behaves unexpectedly. */
export type HostKind = 'refusal' | 'truncation' | 'ignored' | 'limit' | 'quirk';

/** The subject of an entry. */
export type HostTopic =
  | 'input-schema'
  | 'output-schema'
  | 'tool-name'
  | 'tool-count'
  | 'description'
  | 'feature'
  | 'result'
  | 'image'
  | 'config'
  | 'transport'
  | 'timeout'
  | 'auth';

/** What has to be known to decide whether an entry applies; `none` if no message shows it. */
export type DecidedFrom = 'tools' | 'result' | 'handshake' | 'config' | 'http' | 'none';

/** How well an entry is proved, best first. */
export type Confidence = 'code' | 'docs' | 'many-reports' | 'one-report';

/** One fact about a host: never a rule of the specification. */
export interface HostEntry {
  /** Unique; the name of the rule in reports. */
  readonly id: string;
  /** Ids of the hosts, as in `names.ts`. */
  readonly hosts: readonly string[];
  /** The product, model or mode it is limited to, if it is not the whole host. */
  readonly only?: string;
  readonly kind: HostKind;
  readonly topic: HostTopic;
  readonly from: DecidedFrom;
  /** One or two sentences, whose subject is the host. */
  readonly what: string;
  /** What to change, as an imperative. */
  readonly how: string;
  /** First and last version or date, as far as they are known. */
  readonly since?: string;
  readonly until?: string;
  readonly status: 'current' | 'fixed' | 'unknown';
  /** The day on which it was last seen, as `YYYY-MM-DD`. */
  readonly seenOn: string;
  readonly confidence: Confidence;
  /** URLs, or repositories with commit and path. */
  readonly sources: readonly string[];
  /** What other sources state instead. */
  readonly disputed?: string;
  /** True if it applies only in a mode that the user must turn on, or only to a review. */
  readonly optional?: true;
  /** Why nothing reports it; present exactly where no text shows whether it applies. */
  readonly unreported?: string;
}

/** An entry without what its file states once. */
export type HostRow = Omit<HostEntry, 'hosts'> & { readonly hosts?: readonly string[] };

/** The entries of one host. */
export function entriesOf(hosts: readonly string[], rows: readonly HostRow[]): readonly HostEntry[] {
  return rows.map((row) => ({ ...row, hosts: row.hosts ?? hosts }));
}

/** A place to which an entry applies. */
export interface Hit {
  /** Path within the subject. */
  readonly at: Path;
  /** A whole sentence with what is there, quoted. */
  readonly shown: string;
  /** True if it applies only if a name is right that the text suggests: then it is not a warning. */
  readonly isGuess?: true;
}

/** The name of a server: hosts put it before the names of its tools. */
export interface ServerName {
  readonly name: string;
  /** Hosts use the key of their configuration; the name that the server states about itself may differ from it. */
  readonly from: 'configuration' | 'serverInfo';
}

/** A tool as conditions see it. */
export interface ToolView {
  readonly tool: JsonObject;
  /** Its path within the subject. */
  readonly at: Path;
  /** Its name; empty if it has none. */
  readonly name: string;
  /** The schemas, or undefined where they are absent or not an object. */
  readonly input: JsonObject | undefined;
  readonly output: JsonObject | undefined;
  /** All subschemas of `inputSchema` and `outputSchema`. */
  readonly nodes: SchemaNodes;
  readonly outputNodes: SchemaNodes;
  /** The name of its server, if the text shows one. */
  readonly server: ServerName | undefined;
}

/** A list of tools as conditions see it. */
export interface ListView {
  readonly tools: readonly ToolView[];
  /** The result of `tools/list`; null if only tools are known. */
  readonly result: JsonObject | null;
  /** The revision of its session, if it is known. */
  readonly revision: string | undefined;
}

/** A result of `tools/call` as conditions see it. */
export interface ResultView {
  readonly result: JsonObject;
  readonly blocks: readonly JsonObject[];
  /** The tool that was called, if it is known. */
  readonly tool: JsonObject | undefined;
}

/** A configuration as conditions see it. */
export interface ConfigView {
  readonly config: JsonObject;
  /** Its file name or path, if it is known. */
  readonly file: string;
  /** The entries of `mcpServers`, `servers` or `mcp_servers`, with the name of that member. */
  readonly servers: readonly { readonly key: string; readonly name: string; readonly entry: JsonObject }[];
}

/** A request over HTTP with its response, as conditions see it. */
export interface ExchangeView {
  /** In capitals. */
  readonly method: string;
  /** As written: path and query, or a URL. */
  readonly target: string;
  /** The path without host and query. */
  readonly path: string;
  readonly status: number;
  /** The media type of the response in lower case; empty if the text does not show it. */
  readonly type: string;
  /** The `Accept` of the request; null if the text does not show it. */
  readonly accept: string | null;
  /** The `WWW-Authenticate` of the response; empty if there is none. */
  readonly challenge: string;
  /** The first characters of the body of the response. */
  readonly body: string;
  /** True if the request names a session of MCP. */
  readonly inSession: boolean;
  /** True if the request carries messages of MCP. */
  readonly hasMessages: boolean;
}

/** The HTTP traffic of a text. Hits are at `exchanges` or `endpoints`, with an index. */
export interface TrafficView {
  readonly exchanges: readonly ExchangeView[];
  /** The data of the `endpoint` events of HTTP+SSE. */
  readonly endpoints: readonly string[];
}

/** Whose metadata they are: the protected resource, the authorization server, or the client. */
export type MetadataOwner = 'resource' | 'authorization-server' | 'client';

/** A metadata document of OAuth as conditions see it. */
export interface MetadataView {
  readonly document: JsonObject;
  readonly owner: MetadataOwner;
  /** The URL of the MCP server that it is about, without its scheme: `host/path`; undefined if the text does not show one. */
  readonly server: string | undefined;
  readonly traffic: TrafficView;
}

/** Where an entry applies within a tool. */
export type ToolTest = (view: ToolView) => readonly Hit[];
/** Where an entry applies within a list of tools. */
export type ListTest = (view: ListView) => readonly Hit[];
/** Where an entry applies within a result of `tools/call`. */
export type ResultTest = (view: ResultView) => readonly Hit[];
/** Where an entry applies within a result of `initialize`. */
export type HandshakeTest = (result: JsonObject) => readonly Hit[];
/** Where an entry applies within a configuration. */
export type ConfigTest = (view: ConfigView) => readonly Hit[];

/** Where an entry applies within HTTP traffic. */
export type HttpTest = (view: TrafficView) => readonly Hit[];
/** Where an entry applies within a metadata document. */
export type MetadataTest = (view: MetadataView) => readonly Hit[];

/** The member if it is a string. */
export function stringAt(object: JsonObject, key: string): string | undefined {
  const value = get(object, key);
  return typeof value === 'string' ? value : undefined;
}

/** The member if it is an object; undefined otherwise. */
export function objectIn(object: JsonObject, key: string): JsonObject | undefined {
  const value = get(object, key);
  return isObject(value) ? value : undefined;
}

const MAX_QUOTED = 60;

/** A value for a sentence: JSON in backticks, cut to 60 characters. */
export function quoted(value: JsonValue | undefined): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  const short = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  return `\`${short.replaceAll('`', 'ˋ')}\``;
}

/** The number with commas. */
export function count(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}
