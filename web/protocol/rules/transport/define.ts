/**
 * What a rule about the transport is, and what it hears: HTTP requests and responses, events of streams, lines of a pipe. They
 * come in the order of the text; a rule keeps what it needs of them and reports where something does not fit. Like every rule it
 * sees no text, no offsets and no revision's name.
 */
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Kind, RevisionId, RuleClass, Sender, Transport } from '../../types.ts';
import type { Rule } from '../define.ts';
import type { Ref } from '../../session/call.ts';

/** A message as it was carried: the body of a request or response, an event's data, a line. Items of a batch come one by one. */
export interface Carried {
  readonly ref: Ref;
  readonly kind: Kind;
  /** Its own method, or null. */
  readonly method: string | null;
  /** The `id` where it is text or a number. */
  readonly id: string | number | null;
  /** The message; empty when it is no object. */
  readonly object: JsonObject;
  readonly value: JsonValue | undefined;
  /** Empty when there are none. */
  readonly params: JsonObject;
  readonly result: JsonObject;
  readonly error: JsonObject;
  /** `params._meta` of requests and notifications, `result._meta` of responses; empty when there is none. */
  readonly meta: JsonObject;
  readonly from: Sender;
  readonly inBatch: boolean;
  /** True where the text shortened or hid parts of it, or it was fixed to be read: what is missing or odd in it proves nothing. */
  readonly altered: boolean;
}

/** What all parts have in common. Parts may be kept; their `messages` and `json()` are read anew when asked for late. */
interface AnyPart {
  /** Index of the session it belongs to. */
  readonly session: number;
  /** The revision that session is judged by. */
  readonly model: RevisionModel;
  /**
   * How a sentence begins: «The POST of message 3», «The answer of message 4», «The answer to the POST of message 3»,
   * «Event 2», «Line 5».
   */
  readonly name: string;
  /** The same in the middle of a sentence. */
  readonly said: string;
  /** The messages it carries, batches item by item. */
  readonly messages: readonly Carried[];
  /** True where it carries an array of messages. */
  readonly batch: boolean;
  /** True where the revision's ledger lists a requirement: how a rule tells apart what several revisions say. */
  demands(requirement: string): boolean;
}

/** One header field as written. */
export interface Header {
  readonly name: string;
  /** Without white space around it. */
  readonly value: string;
}

/** What a request and a response have in common. */
interface HttpPart extends AnyPart {
  /** In the order of the text. */
  readonly index: number;
  readonly headers: readonly Header[];
  /** The first header of this name, whatever its letter case; null when there is none. */
  header(name: string): Header | null;
  /** The media type in lower case without parameters: `application/json`; empty without a `Content-Type`. */
  readonly type: string;
  /** The body as it was sent; null where there is none. */
  readonly body: string | null;
  /** The body as strict JSON, be it a message or not; undefined where it is none. */
  json(): JsonValue | undefined;
  /** The events of its body; null where it is no stream. */
  readonly stream: Stream | null;
  /** Address, status or headers were made up by a recorder: no findings about them. `report` drops those. */
  readonly madeUp: boolean;
  /** Not all headers may be shown. `report` drops findings about missing ones (`of: 'head'`). */
  readonly partial: boolean;
  /** Milliseconds; null without a clock. */
  readonly clock: number | null;
}

/** One request. */
export interface Request extends HttpPart {
  readonly kind: 'request';
  /** The verb as written: `POST`. */
  readonly method: string;
  /** As written: `/mcp?x=1`, or a whole address. */
  readonly target: string;
  /** Without host, query and fragment. */
  readonly path: string;
  /** What its sender puts into `Accept` by itself where the text names none, as curl does; null where nobody can say. */
  readonly accepts: string | null;
  /** Scheme and host where the target or the `Host` header shows them, lower case, else empty: `https://mcp.example.com`, `mcp.example.com`. */
  readonly host: string;
  /** The value of a query parameter, decoded; null when it is not there. */
  query(name: string): string | null;
  /** The parameters of a form body, decoded; null where the body is no form. */
  form(): ReadonlyMap<string, string> | null;
  /** True where it speaks to the MCP endpoint: it carries messages or MCP's headers, or goes where such go. No GET for metadata does. */
  readonly mcp: boolean;
  /** Its answer, also when that comes later in the text; null when the text shows none. */
  readonly answer: Response | null;
}

/** One response. */
export interface Response extends HttpPart {
  readonly kind: 'response';
  readonly status: number;
  /** `OK`; empty where the text shows none. */
  readonly reason: string;
  /** The request it answers; null when the text does not show it. */
  readonly request: Request | null;
}

/** A stream of events: the body of a response, or a text by itself. */
export interface Stream {
  /** Null for a stream pasted by itself. */
  readonly response: Response | null;
  readonly request: Request | null;
  readonly events: readonly StreamEvent[];
}

/** One line of an event. */
export interface EventField {
  /** `data`, `event`, `id`, `retry`; empty for a comment; anything else is ignored by whoever reads the stream. */
  readonly name: string;
  readonly value: string;
}

/** One event of a stream. */
export interface StreamEvent extends AnyPart {
  readonly kind: 'event';
  readonly stream: Stream;
  /** From 0 on, within its stream. */
  readonly index: number;
  readonly id: string | null;
  /** `message` where the stream names none. */
  readonly event: string;
  /** The `data` lines, joined by line feeds; null where there is none. */
  readonly data: string | null;
  readonly retry: string | null;
  readonly fields: readonly EventField[];
  /** False for a last event that no empty line ends. */
  readonly ended: boolean;
}

/** A line of what a pipe carried, or several that one message takes. Blank lines are left out. */
export interface Line extends AnyPart {
  readonly kind: 'line';
  /** From 1 on. */
  readonly number: number;
  /** As written, without its end; cut at 300 characters. */
  readonly text: string;
  /** How many lines it takes. */
  readonly lines: number;
  /** False where nothing, not even a line feed, follows. */
  readonly ended: boolean;
  /** Text of the line outside every message: `data:` before one, a log line. Empty where there is nothing. */
  readonly rest: string;
  /** True where this stands in it, also behind what `text` shows. */
  holds(piece: string): boolean;
  /** The line before and the one after; null at the ends. */
  readonly before: Line | null;
  readonly after: Line | null;
}

/** Anything a finding can be about. */
export type Part = Request | Response | StreamEvent | Line;

/** Where in a part. */
export type Place =
  /** The first line of a request or response; all of an event; the line. The default. */
  | { readonly of: 'line' }
  | { readonly of: 'method' | 'target' | 'status' }
  | { readonly of: 'header'; readonly header: Header; readonly mark?: 'value' | 'name' | 'whole' }
  /** Something the head lacks: the first line is marked. Dropped for `partial` parts. */
  | { readonly of: 'head' }
  /** The body, or a place in its JSON where it is no message. */
  | { readonly of: 'body'; readonly path?: Path; readonly mark?: 'value' | 'key' | 'member' | 'missing' }
  /** A place in a message it carries. */
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

/** One step of a repair. */
export type WireStep =
  /** Writes a header anew, or adds it behind the last one. */
  | { readonly do: 'set'; readonly header: string; readonly value: string }
  /** Takes every header of this name away. */
  | { readonly do: 'remove'; readonly header: string }
  /** Puts text in the place of a place; empty text takes it away, lines with their ends. */
  | { readonly do: 'write'; readonly at?: Part; readonly place: Place; readonly text: string }
  /** Puts text before or behind a place. `at`: in another part. */
  | { readonly do: 'before' | 'after'; readonly at?: Part; readonly place: Place; readonly text: string };

/** A repair: what it does in words, how sure it is, and its steps. They must not overlap. */
export interface WireFix {
  readonly says: string;
  readonly safety: 'safe' | 'unsafe';
  readonly steps: readonly WireStep[];
}

/** What a rule says about one part. */
export interface WireFinding {
  /** The ledger entry that is broken. Not in the ledger of the part's revision: the finding is dropped. */
  requirement: string;
  at: Part;
  place?: Place;
  /** Replaces the rule's title, for table-driven families; as in `Headline`, and so is `note`. */
  title?: string;
  note?: string;
  what: string;
  why?: string;
  fix?: WireFix;
  /** Weaker than the rule's own class, where the other side has answered the fault as it should: `host` is at most a warning. */
  class?: RuleClass;
  /** True where it may be nobody's fault, such as the end of a paste: it is told as information. */
  mild?: boolean;
  /** The other parts, and messages, it rests on: at least one wherever there is one. */
  ties?: readonly { readonly at: Part; readonly place?: Place }[];
  /** Requirements, rules or areas which, found in a message of the part, make this finding needless. */
  unless?: readonly string[];
  /** Rules or requirements (`json-text-after-end`, `ids/reused-in-flight`) whose findings inside the part this one says better: they go. `*`: all of them. */
  instead?: readonly string[];
  /** Further parts that it is about: what `instead` names goes there too. */
  also?: readonly Part[];
}

/** What a rule may ask about the text as a whole. */
export interface WireView {
  /** How the messages travelled: the caller's word, or what the format proves. */
  readonly transport: Transport | null;
  /** Id of the text's format: `http`, `sse`, `frames`, `lines`. */
  readonly format: string;
  /** True where the caller named the transport: ends of the text are ends of what was sent. */
  readonly described: boolean;
  /** Whether a session is surely in the revision it is judged by: chosen by hand, or shown by a handshake or a header. */
  sure(part: Part): boolean;
  /** All requests and responses, also those still to come. */
  readonly parts: readonly (Request | Response)[];
  /** A tool of this name as the nearest list before the message shows it; null when none does. */
  tool(name: string, before: Ref): JsonObject | null;
  /** Names that stand more than once in the object at a place of a message. */
  repeated(at: Ref, path: Path): readonly string[];
  /** What these rules or requirements found inside the part is no fault, carried as it is. */
  excuse(part: Part, ids: readonly string[]): void;
}

/** Says what was found; the requirement must be one of the rule's. */
export type Report = (finding: WireFinding) => void;

/** What a rule hears, in the order of the text. */
export interface WireObserver {
  readonly request?: (request: Request) => void;
  readonly response?: (response: Response) => void;
  /** Each event of a stream, behind the response it came in. */
  readonly event?: (event: StreamEvent) => void;
  /** A whole stream, behind its last event. */
  readonly stream?: (stream: Stream) => void;
  /** Lines of stdin and stdout, where the text is what a pipe carried. */
  readonly line?: (line: Line) => void;
  readonly end?: () => void;
}

/** A text to try a rule on. */
export interface WireExample {
  /** The revision to judge in. */
  revision: RevisionId;
  /** What is pasted. In a bad example the place of the finding stands between `⟦` and `⟧`. */
  text: string;
  transport?: Transport;
  /** Requirements that it breaks or touches besides: a wrong answer often follows a wrong request, which has its own finding. */
  besides?: readonly string[];
  /** One short sentence: what the example shows. */
  says?: string;
}

/** One rule. Its file holds everything about it. Table-driven families are one rule. */
export interface WireRule extends Omit<Rule, 'kinds' | 'judge' | 'examples'> {
  examples: { good: readonly WireExample[]; bad: readonly WireExample[] };
  /** Called once for a text: parts of all its sessions are heard. A rule about one session keeps what it knows by `part.session`. */
  begin(view: WireView, report: Report): WireObserver;
}

/** Declares a rule; the type is the check. */
export function defineWireRule(rule: WireRule): WireRule {
  return rule;
}
