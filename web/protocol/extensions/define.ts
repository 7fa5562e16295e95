/**
 * Defines the rules of extensions and what they observe. A rule sees the messages of a text with their parties and channels, or
 * the HTTP around an authorization. Like every rule, it sees no text, no offsets and no name of a revision.
 */
import type { FixPlan, Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Party } from '../model/extensions/define.ts';
import type { Kind, RevisionId } from '../types.ts';

/** One message of a text. */
export interface Sent {
  /** Index of its entry. */
  readonly index: number;
  readonly kind: Kind;
  readonly from: Party | 'unknown';
  /** `view`: between a host and its view; `mcp`: between client and server. */
  readonly channel: 'mcp' | 'view';
  /** Messages of one session; sessions of the two channels have different numbers. */
  readonly session: number;
  /** Its own method; for a response, the method of its request; null if unknown. */
  readonly method: string | null;
  readonly id: string | number | null;
  readonly object: JsonObject;
  /** Empty if there are none. */
  readonly params: JsonObject;
  readonly result: JsonObject;
  readonly error: JsonObject;
  /** `params._meta` or `result._meta`; empty if there is none. */
  readonly meta: JsonObject;
  /** For a response: its request. */
  readonly request: Sent | null;
  /** For a request: its response. */
  readonly response: Sent | null;
  /** “Message 3”. */
  readonly name: string;
  /** True if the text shows it abbreviated, so that missing members prove nothing. */
  readonly altered: boolean;
}

/** The messages of a text. */
export interface Scene {
  /** In the order of the text. */
  readonly messages: readonly Sent[];
  /** True if requests say everything about themselves, without a handshake. */
  readonly stateless: boolean;
  /** True if messages may be missing, as in a lesson: nothing follows from what is not there. */
  readonly gaps: boolean;
  readonly revision: RevisionId;
}

/** One HTTP request or response. */
export interface Http {
  /** Index in the text’s HTTP messages. */
  readonly index: number;
  readonly kind: 'request' | 'response';
  readonly method: string;
  readonly target: string;
  /** Scheme and host in lower case, without a port that is the default: `https://auth.example.com`. Empty if unknown. */
  readonly origin: string;
  /** The path without query. */
  readonly path: string;
  /** 0 for requests. */
  readonly status: number;
  /** The parameters of the query, decoded. */
  readonly query: ReadonlyMap<string, string>;
  /** The parameters of a body that is a form, decoded; empty for others. */
  readonly form: ReadonlyMap<string, string>;
  /** The body as a JSON object; empty for others. */
  readonly json: JsonObject;
  /** The value of a header; null if it is absent. */
  header(name: string): string | null;
  readonly body: string;
  /** For a request its response, for a response its request. */
  readonly other: Http | null;
  /** “The POST to `/token`”, “The response to the POST to `/token`”. */
  readonly name: string;
  /** True if not all headers may be shown. */
  readonly partial: boolean;
}

/** The HTTP of a text. */
export interface Wire {
  readonly messages: readonly Http[];
  readonly requests: readonly Http[];
}

/** A place in an HTTP message. */
export type WirePlace = 'line' | 'body' | { readonly header: string };

/** What a rule finds. */
export interface ExtensionFault {
  /** Id of a requirement of an extension. */
  readonly requirement: string;
  readonly path?: Path;
  readonly mark?: 'value' | 'key' | 'member' | 'missing';
  /** What is wrong here, naming the message and quoting the value. */
  readonly what: string;
  readonly fix?: FixPlan;
  /** True if the text makes the violation likely and does not prove it: it is at most a warning. */
  readonly likely?: true;
  /** Replaces the consequence of the requirement. */
  readonly why?: string;
}

/** Reports a fault of a message. */
export type ReportFault = (at: Sent, fault: ExtensionFault) => void;
/** Reports a fault of an HTTP message. */
export type ReportWire = (at: Http, place: WirePlace, fault: Pick<ExtensionFault, 'requirement' | 'what'>) => void;

/** A rule about messages. */
export interface ExtensionRule {
  /** What it is about, e.g. `apps/tool-link`. */
  readonly id: string;
  readonly requirements: readonly string[];
  judge(scene: Scene, report: ReportFault): void;
}

/** A rule about the HTTP of an authorization. */
export interface WireRule {
  readonly id: string;
  readonly requirements: readonly string[];
  judge(wire: Wire, report: ReportWire): void;
}

/** Declares a rule about messages. */
export function defineExtensionRule(rule: ExtensionRule): ExtensionRule {
  return rule;
}

/** Declares a rule about single messages: `judge` is called for each. */
export function defineMessageRule(
  rule: Omit<ExtensionRule, 'judge'> & { judge(message: Sent, report: ReportFault, scene: Scene): void },
): ExtensionRule {
  return {
    id: rule.id,
    requirements: rule.requirements,
    judge(scene, report) {
      for (const message of scene.messages) rule.judge(message, report, scene);
    },
  };
}

/** Declares a rule about HTTP. */
export function defineWireFaults(rule: WireRule): WireRule {
  return rule;
}

/** The items of an array member that are objects, with their index; empty for anything else. */
export function objectsIn(value: JsonValue | undefined): readonly (readonly [index: number, item: JsonObject])[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? [[index, item] as const] : [],
  );
}

/** Codes of errors about a request itself, whatever it asks for. */
const ABOUT_REQUESTS: ReadonlySet<unknown> = new Set([-32600, -32700, -32020, -32021, -32022]);

/** Whether an error is about the request itself: its envelope, its version, or its params in general. It says nothing about a subject. */
export function isAboutRequest({ error }: Sent): boolean {
  const [code, message] = [error.code, error.message];
  return ABOUT_REQUESTS.has(code) || (typeof message === 'string' && /^invalid (?:params|request)\W*$/iu.test(message));
}
