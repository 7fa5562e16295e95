/**
 * The definition of a transport rule and of its input: HTTP requests and responses, stream events, lines of a pipe. They arrive
 * in the order of the text; a rule stores what it needs and reports faults. Like every rule, it sees no text, no offsets and no
 * name of a revision.
 */
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Kind, RevisionId, RuleClass, Sender, Transport } from '../../types.ts';
import type { Rule } from '../define.ts';
import type { Ref } from '../../session/call.ts';

/** A message as transmitted: the body of a request or response, an event's data, a line. Batch items are passed one by one. */
export interface Carried {
  readonly ref: Ref;
  readonly kind: Kind;
  /** Its own method, or null. */
  readonly method: string | null;
  /** The `id` if it is a string or a number. */
  readonly id: string | number | null;
  /** The message; empty if it is not an object. */
  readonly object: JsonObject;
  readonly value: JsonValue | undefined;
  /** Empty if there are none. */
  readonly params: JsonObject;
  readonly result: JsonObject;
  readonly error: JsonObject;
  /** `params._meta` of requests and notifications, `result._meta` of responses; empty if there is none. */
  readonly meta: JsonObject;
  readonly from: Sender;
  readonly inBatch: boolean;
  /** True if parts of it are abbreviated, redacted or fixed for parsing: absent or unusual members prove nothing. */
  readonly altered: boolean;
}

/** Properties of all parts. Parts may be stored; their `messages` and `json()` are parsed again on later access. */
interface AnyPart {
  /** Index of its session. */
  readonly session: number;
  /** The revision by which that session is judged. */
  readonly model: RevisionModel;
  /** The beginning of a sentence: “The POST in message 3”, “The response to the POST in message 3”, “Event 2”, “Line 5”. */
  readonly name: string;
  /** The same in the middle of a sentence. */
  readonly description: string;
  /** The messages in it, with batches expanded into items. */
  readonly messages: readonly Carried[];
  /** True if it contains an array of messages. */
  readonly batch: boolean;
  /** True if it is of the HTTP+SSE transport: `report` drops requirements of Streamable HTTP. */
  readonly legacy: boolean;
  /** True if the revision's ledger lists a requirement; rules use it to distinguish revisions. */
  demands(requirement: string): boolean;
}

/** One header field as written. */
export interface Header {
  readonly name: string;
  /** Without surrounding white space. */
  readonly value: string;
}

/** Properties common to requests and responses. */
interface HttpPart extends AnyPart {
  /** In the order of the text. */
  readonly index: number;
  readonly headers: readonly Header[];
  /** The first header of this name, ignoring case; null if there is none. */
  header(name: string): Header | null;
  /** The media type in lower case without parameters: `application/json`; empty without `Content-Type`. */
  readonly type: string;
  /** The body as sent; null if there is none. */
  readonly body: string | null;
  /** The body as strict JSON, whether a message or not; undefined if it is not JSON. */
  json(): JsonValue | undefined;
  /** The events of its body; null if it is not a stream. */
  readonly stream: Stream | null;
  /** True if a recorder invented the URL, status or headers: `report` drops findings about them. */
  readonly madeUp: boolean;
  /** True if not all headers may be shown. `report` drops findings about missing ones (`of: 'head'`). */
  readonly partial: boolean;
  /** Milliseconds; null without a clock. */
  readonly clock: number | null;
}

/** One request. */
export interface Request extends HttpPart {
  readonly kind: 'request';
  /** The HTTP method as written: `POST`. */
  readonly method: string;
  /** As written: `/mcp?x=1`, or an absolute URL. */
  readonly target: string;
  /** The path without host, query and fragment. */
  readonly path: string;
  /** The default `Accept` of its sender if the text has none, as with curl; null if unknown. */
  readonly accepts: string | null;
  /** Scheme and host of the target, or the `Host` header, in lower case: `https://mcp.example.com`. Empty if unknown. */
  readonly host: string;
  /** The value of a query parameter, decoded; null if absent. */
  query(name: string): string | null;
  /** The parameters of a form body, decoded; null if the body is not a form. */
  form(): ReadonlyMap<string, string> | null;
  /** True if it has messages or MCP headers, or the URL of requests that do. Never true for a GET for metadata. */
  readonly mcp: boolean;
  /** Its response, even if that comes later in the text; null if the text shows none. */
  readonly answer: Response | null;
}

/** One response. */
export interface Response extends HttpPart {
  readonly kind: 'response';
  readonly status: number;
  /** `OK`; empty if the text shows none. */
  readonly reason: string;
  /** The request it answers; null if the text does not show it. */
  readonly request: Request | null;
}

/** A stream of events: the body of a response, or a separate text. */
export interface Stream {
  /** Null for a stream pasted by itself. */
  readonly response: Response | null;
  readonly request: Request | null;
  readonly events: readonly StreamEvent[];
  readonly legacy: boolean;
}

/** One line of an event. */
export interface EventField {
  /** `data`, `event`, `id`, `retry`; empty for a comment; a client ignores all others. */
  readonly name: string;
  readonly value: string;
}

/** One event of a stream. */
export interface StreamEvent extends AnyPart {
  readonly kind: 'event';
  readonly stream: Stream;
  /** Zero-based, within its stream. */
  readonly index: number;
  readonly id: string | null;
  /** `message` if the stream has no `event` field. */
  readonly event: string;
  /** The `data` lines, joined by line feeds; null if there are none. */
  readonly data: string | null;
  readonly retry: string | null;
  readonly fields: readonly EventField[];
  /** False for a last event that is not ended by an empty line. */
  readonly ended: boolean;
}

/** A line from a pipe, or several that make up one message. Blank lines are omitted. */
export interface Line extends AnyPart {
  readonly kind: 'line';
  /** One-based. */
  readonly number: number;
  /** As written, without its line break; truncated to 300 characters. */
  readonly text: string;
  /** The number of lines. */
  readonly lines: number;
  /** False if nothing follows, not even a line feed. */
  readonly ended: boolean;
  /** Text of the line outside every message: `data:` before one, a log line. Empty if there is none. */
  readonly rest: string;
  /** True if the line contains this, also beyond the truncated `text`. */
  holds(piece: string): boolean;
  /** The previous and the next line; null at the ends. */
  readonly before: Line | null;
  readonly after: Line | null;
}

/** Anything that a finding can refer to. */
export type Part = Request | Response | StreamEvent | Line;

/** A place in a part. */
export type Place =
  /** The first line of a request or response; all of an event; the line. The default. */
  | { readonly of: 'line' }
  | { readonly of: 'method' | 'target' | 'status' }
  | { readonly of: 'header'; readonly header: Header; readonly mark?: 'value' | 'name' | 'whole' }
  /** Something absent from the head: the first line is marked. Dropped for `partial` parts. */
  | { readonly of: 'head' }
  /** The body, or a place in its JSON if it is not a message. */
  | { readonly of: 'body'; readonly path?: Path; readonly mark?: 'value' | 'key' | 'member' | 'missing' }
  /** A place in one of its messages. */
  | {
      readonly of: 'message';
      readonly at: Ref;
      readonly path?: Path;
      readonly mark?: 'value' | 'key' | 'member' | 'missing';
    }
  /** A line of an event. */
  | { readonly of: 'field'; readonly field: EventField; readonly mark?: 'value' | 'whole' }
  /** Text of a line outside its messages. */
  | { readonly of: 'rest' };

/** One step of a fix. */
export type WireStep =
  /** Sets a header, or adds it after the last one. */
  | { readonly do: 'set'; readonly header: string; readonly value: string }
  /** Removes every header of this name. */
  | { readonly do: 'remove'; readonly header: string }
  /** Replaces the text of a place; an empty text removes it, lines with their line breaks. */
  | { readonly do: 'write'; readonly at?: Part; readonly place: Place; readonly text: string }
  /** Inserts text before or after a place. `at`: in another part. */
  | { readonly do: 'before' | 'after'; readonly at?: Part; readonly place: Place; readonly text: string };

/** A fix: its description, its safety, and its steps, which must not overlap. */
export interface WireFix {
  readonly says: string;
  readonly safety: 'safe' | 'unsafe';
  readonly steps: readonly WireStep[];
}

/** What a rule reports about one part. */
export interface WireFinding {
  /** The ledger entry that is violated. The finding is dropped if the ledger of the part's revision does not list it. */
  requirement: string;
  at: Part;
  place?: Place;
  /** Replaces the rule's title in table-driven families; as in `Headline`, like `note`. */
  title?: string;
  note?: string;
  what: string;
  why?: string;
  fix?: WireFix;
  /** Weaker than the rule's own class if the other side handled the fault correctly: `host` is at most a warning. */
  class?: RuleClass;
  /** True where there may be no error, such as at the end of a paste: the finding is reported as information. */
  mild?: boolean;
  /** The other parts and messages it is based on: at least one if there is any. */
  ties?: readonly { readonly at: Part; readonly place?: Place }[];
  /** Requirements, rules or areas whose findings in a message of the part make this finding redundant. */
  unless?: readonly string[];
  /** Rules or requirements (`json-text-after-end`) whose findings inside the part this one replaces. `*`: all of them. */
  instead?: readonly string[];
  /** Further parts it is about: `instead` applies there too. */
  also?: readonly Part[];
}

/** What a rule may query about the whole text. */
export interface WireView {
  /** How the messages were transmitted: as the caller specifies, or as the format proves. */
  readonly transport: Transport | null;
  /** Id of the text's format: `http`, `sse`, `frames`, `lines`. */
  readonly format: string;
  /** True if the caller named the transport: the end of the text is the end of the transmission. */
  readonly described: boolean;
  /** True if the revision of a session is certain: chosen by the user, or shown by a handshake or a header. */
  sure(part: Part): boolean;
  /** All requests and responses, including later ones. */
  readonly parts: readonly (Request | Response)[];
  /** The tool of this name in the nearest list before the message; null if there is none. */
  tool(name: string, before: Ref): JsonObject | null;
  /** Duplicate keys of the object at a place of a message. */
  repeated(at: Ref, path: Path): readonly string[];
  /** Findings of these rules or requirements inside the part are not faults with this transport. */
  excuse(part: Part, ids: readonly string[]): void;
}

/** Reports a finding; the requirement must be one of the rule's. */
export type Report = (finding: WireFinding) => void;

/** The handlers of a rule, called in the order of the text. */
export interface WireObserver {
  readonly request?: (request: Request) => void;
  readonly response?: (response: Response) => void;
  /** Each event of a stream, after the response that contains it. */
  readonly event?: (event: StreamEvent) => void;
  /** A whole stream, after its last event. */
  readonly stream?: (stream: Stream) => void;
  /** Lines of stdin and stdout, if the text was transmitted by a pipe. */
  readonly line?: (line: Line) => void;
  readonly end?: () => void;
}

/** A text to try a rule on. */
export interface WireExample {
  /** The revision to judge in. */
  revision: RevisionId;
  /** The pasted text. In a bad example the place of the finding is between `⟦` and `⟧`. */
  text: string;
  transport?: Transport;
  /** Further requirements it violates: a wrong response often follows a wrong request, which has its own finding. */
  besides?: readonly string[];
  /** One short sentence: what the example shows. */
  says?: string;
}

/** One rule. Its file contains everything about it. A table-driven family is one rule. */
export interface WireRule extends Omit<Rule, 'kinds' | 'judge' | 'examples'> {
  examples: { good: readonly WireExample[]; bad: readonly WireExample[] };
  /** Called once for a text: the handlers get the parts of all sessions. State of one session is stored by `part.session`. */
  begin(view: WireView, report: Report): WireObserver;
}

/** Declares a rule; its type is the validation. */
export function defineWireRule(rule: WireRule): WireRule {
  return rule;
}
