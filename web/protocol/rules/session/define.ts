/**
 * Defines rules about several messages and what they observe. The messages of one session arrive in order; a rule stores what
 * it needs of them and reports inconsistencies. Like every rule, it sees no source text, no offsets and no revision name.
 */
import type { Call, Ref } from '../../session/call.ts';
import type { FixPlan, Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Kind, RevisionId, RuleClass, Sender, Transport } from '../../types.ts';
import type { Rule } from '../define.ts';

/** The last message of a side that is not a response; batch items are excluded. */
export interface Before {
  readonly entry: number;
  readonly kind: Kind;
  readonly method: string;
  /** For a request, the request itself; for a notification, the request before it. */
  readonly call: Call | null;
}

/** One message while it is observed. The object is reused: keep `ref`, `call` or plain values, never the step. */
export interface Step {
  readonly ref: Ref;
  /** Same as in `ref`. */
  readonly entry: number;
  /**
   * `request`, `notification`, `response` or `error`; `batch` for a whole array, whose items follow as separate steps;
   * `invalid`.
   */
  readonly kind: Kind;
  readonly from: Sender;
  /** True if the sender is inferred from methods and pairing. */
  readonly inferred: boolean;
  /** Its method; for a response, the method of its request; null if unknown. */
  readonly method: string | null;
  /** The `id` if it is a string or a number. */
  readonly id: string | number | null;
  /** The message; empty if it is not an object. */
  readonly object: JsonObject;
  /** The whole value, including a batch. */
  readonly value: JsonValue | undefined;
  /** Empty if there are none. */
  readonly params: JsonObject;
  readonly result: JsonObject;
  readonly error: JsonObject;
  /** `params._meta` of requests and notifications, `result._meta` of responses; empty if there is none. */
  readonly meta: JsonObject;
  /** For a request, itself. For a response, the request it answers; null if that is not in the text. */
  readonly call: Call | null;
  /** For a response: true if an earlier one answered the same request. */
  readonly again: boolean;
  readonly inBatch: boolean;
  /** Milliseconds; null without a timestamp. */
  readonly clock: number | null;
  /** True if the log shortened or redacted parts of the message: missing or unusual members prove nothing. */
  readonly altered: boolean;
  /** “Message 3” or “Item 2 of message 3”: for the beginning of a sentence. */
  readonly name: string;
}

/** A reference to a related message. */
export interface Tie {
  readonly at: Ref;
  readonly path?: Path;
}

/** A finding about one message in the context of others. */
export interface SessionFinding {
  /** The violated ledger entry. If it is not in the ledger of this revision, the finding is dropped. */
  requirement: string;
  /** The offending message: the later one of two that conflict, or a request that is never answered. */
  at: Ref;
  /** As in `Finding`. */
  path?: Path;
  mark?: 'value' | 'key' | 'member' | 'missing';
  /** Replaces the rule's title, for table-driven families; as in `Headline`, like `note`. */
  title?: string;
  note?: string;
  what: string;
  why?: string;
  fix?: FixPlan;
  /** True if neither side may be at fault, for example when messages crossed in flight: it is reported as information. */
  mild?: boolean;
  /**
   * For a response that follows a request with another id: reported as an error if the text shows the two as a pair, with `what`
   * in place of its own. `only`: otherwise it is not reported.
   */
  shown?: { readonly request: Ref; readonly what: string; readonly only?: true };
  /** Weaker than the rule's own class if the fault is only likely, or had no effect: `host` is at most a warning. */
  class?: RuleClass;
  /** The other messages it is based on: at least one if there are any. */
  ties?: readonly Tie[];
  /** Requirements whose findings in the message itself this one replaces, because it knows the cause. */
  instead?: readonly string[];
  /** Requirements or areas whose findings in the message itself suppress this one. Findings at the same place always do. */
  unless?: readonly string[];
}

/** The handshake as far as it was observed. */
export interface Handshake {
  /** The last `initialize` of the client. */
  readonly initialize: Call | null;
  /** The requested version. */
  readonly wanted: string | null;
  /** Null until observed, or if it is not an object. */
  readonly client: JsonObject | null;
  /** The successful response. */
  readonly answered: Ref | null;
  /** The version in it. */
  readonly chosen: string | null;
  readonly server: JsonObject | null;
  /** The error response to it. */
  readonly refused: Ref | null;
  /** The first `notifications/initialized` after it, including one that is misspelled or has an id. */
  readonly confirmed: Ref | null;
}

/** One session as rules see it. Its values change as messages are observed and include the current step. */
export interface SessionView {
  readonly model: RevisionModel;
  readonly deep: DeepModel;
  readonly handshake: Handshake;
  /** The successful response to `server/discover`, and its capabilities; null until observed. */
  readonly discovered: { readonly at: Ref; readonly capabilities: JsonObject } | null;
  /** The known transport of the session; otherwise null. */
  readonly transport: Transport | null;
  /**
   * True if the text shows the session from its first message and no message is known to be missing. It begins with
   * `initialize` (or pings and log messages before it). Without a handshake, it begins with a request whose id is 0 or 1.
   */
  readonly whole: boolean;
  /**
   * Whether a side declared a capability, e.g. `declared('server', 'tools.listChanged')`: a boolean member must be true, any
   * other must be present. Null if the text does not show what that side declared. In a stateless revision, the client's
   * capabilities are those of the request in question: pass its `call`.
   */
  declared(side: 'client' | 'server', capability: string, call?: Call | null): boolean | null;
  /** The capabilities of a side, or null if the text does not show them. `call` as above. */
  capabilities(side: 'client' | 'server', call?: Call | null): JsonObject | null;
  /** The last request with this id (and from that side). */
  request(id: string | number, from?: Sender): Call | null;
  /** The number of pending requests with these methods, except those that ask to run as a task. */
  waiting(methods: readonly string[]): number;
  /** The last request of a side. */
  lastRequest(from: Sender): Call | null;
  /** The last message of a side that is not a response; without a side, of any. */
  before(from?: Sender): Before;
  /** The request that was answered last, and when. */
  readonly closed: { readonly call: Call | null; readonly clock: number | null };
  /** True once a request was answered. */
  readonly answered: boolean;
  /** A tool of this name in the most recent list; null if no list has it. */
  tool(name: string): JsonObject | null;
  /** “message 3”, “item 2 of message 3”: for the middle of a sentence. */
  describe(ref: Ref): string;
  /** For `begin`: the rule uses something together with all rules that name the same object, so all of them begin at once. */
  shares(what: object): void;
}

/** Reports a finding; the requirement must be one of the rule's. */
export type Report = (finding: SessionFinding) => void;

/**
 * The messages that a rule observes: a kind (`request`, `notification`, `response`, `error`, `batch`, `invalid`), `answer` for
 * responses and errors, `message` for everything. A kind may be followed by a method: `request tools/call`, `answer tools/call`
 * (the method of the request), `notification notifications/progress`. A rule may also observe oddities only; ordinary messages
 * then cost it nothing.
 */
export type Cue =
  | Kind
  | 'answer'
  | 'message'
  | Oddity
  | `${'request' | 'notification' | 'response' | 'error' | 'answer'} ${string}`;

/**
 * A request that reuses an id. A response without a known request, a second response, or one whose id is not a string or
 * number. A result with `resultType` or `task`. A request that asks to run as a task, and its response. A request whose `_meta`
 * names its task.
 */
export type Oddity =
  | 'repeated request'
  | 'unmatched answer'
  | 'second answer'
  | 'nameless answer'
  | 'typed response'
  | 'task request'
  | 'task answer'
  | 'related request';

/** Handlers by cue. */
export type Handlers = { readonly [cue in Cue]?: (step: Step) => void };

/**
 * The handlers of a rule; `active` only while it is active; `end` after the last message, if the rule observed any. A rule that
 * reports what a session lacks observes the messages by which it knows that.
 */
export type Observer = Handlers & { readonly active?: Handlers; readonly end?: () => void };

/** A rule that waits for an event is inactive until then, so messages cost it nothing. A change applies to the next message. */
export type SetActive = (active: boolean) => void;

/** A conversation that exercises a rule. */
export interface SessionExample {
  /** The revision to judge by. */
  revision: RevisionId;
  /**
   * One message per line, `{"from":"client","message":{…}}` (see `talk` in `testing/conversation.ts`). In a bad example, `⟦`
   * and `⟧` enclose the place of the finding.
   */
  text: string;
  transport?: Transport;
  /** One short sentence: what the example shows. */
  says?: string;
  /**
   * Other requirements that its messages violate or touch: an incorrect response often follows an incorrect request, which has
   * its own finding.
   */
  besides?: readonly string[];
}

/** One rule. Its file contains everything about it. A table-driven family is one rule. */
export interface SessionRule extends Omit<Rule, 'kinds' | 'judge' | 'examples'> {
  examples: { good: readonly SessionExample[]; bad: readonly SessionExample[] };
  /**
   * Called before the first message of a session that the rule observes; in most sessions, most rules observe none. Whatever it
   * returns must depend on nothing but `model` and `deep` of the session. Rules are inactive at first.
   */
  begin(session: SessionView, report: Report, setActive: SetActive): Observer;
}

/** Declares a rule; the type is the check. */
export function defineSessionRule(rule: SessionRule): SessionRule {
  return rule;
}
