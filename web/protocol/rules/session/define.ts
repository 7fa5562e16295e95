/**
 * What a rule about several messages is, and what it hears. The messages of one session come in order; a rule keeps what it
 * needs of them and reports where something does not fit. Like every rule it sees no text, no offsets and no revision's name.
 */
import type { Call, Ref } from '../../session/call.ts';
import type { FixPlan, Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Kind, RevisionId, Sender, Transport } from '../../types.ts';
import type { Rule } from '../define.ts';

/** The last message of a side that is no answer; items of batches are left out. */
export interface Before {
  readonly entry: number;
  readonly kind: Kind;
  readonly method: string;
  /** Of a request itself; of a notification the request before it. */
  readonly call: Call | null;
}

/** One message while it is heard. It is the same object every time: keep `ref`, `call` or plain values, never the step. */
export interface Step {
  readonly ref: Ref;
  /** As in `ref`. */
  readonly entry: number;
  /** `request`, `notification`, `response` or `error`; `batch` for a whole array, whose items follow as steps of their own; `invalid`. */
  readonly kind: Kind;
  readonly from: Sender;
  /** True when the sender is a guess from methods and pairing. */
  readonly inferred: boolean;
  /** Its method; of an answer the method it answers; null when unknown. */
  readonly method: string | null;
  /** The `id` where it is text or a number. */
  readonly id: string | number | null;
  /** The message; empty when it is no object. */
  readonly object: JsonObject;
  /** The whole value, also of a batch. */
  readonly value: JsonValue | undefined;
  /** Empty when there are none. */
  readonly params: JsonObject;
  readonly result: JsonObject;
  readonly error: JsonObject;
  /** `params._meta` of requests and notifications, `result._meta` of responses; empty when there is none. */
  readonly meta: JsonObject;
  /** Of a request: itself. Of an answer: the request it answers; null when the text does not show one. */
  readonly call: Call | null;
  /** Of an answer: true when another answer came before. */
  readonly again: boolean;
  readonly inBatch: boolean;
  /** Milliseconds; null without a clock. */
  readonly clock: number | null;
  /** True where the log shortened or hid parts of the message: what is missing or odd in it proves nothing. */
  readonly altered: boolean;
  /** «Message 3» or «Item 2 of message 3»: how a sentence begins. */
  readonly name: string;
}

/** Where another message is tied in. */
export interface Tie {
  readonly at: Ref;
  readonly path?: Path;
}

/** What a rule says about one message in view of others. */
export interface SessionFinding {
  /** The ledger entry that is broken. Not in this revision's ledger: the finding is dropped. */
  requirement: string;
  /** The offending message, the later one where two do not fit; of a request that is never answered the request. */
  at: Ref;
  /** As in `Finding`. */
  path?: Path;
  mark?: 'value' | 'key' | 'member' | 'missing';
  /** Replaces the rule's title, for table-driven families; as in `Headline`, and so is `note`. */
  title?: string;
  note?: string;
  what: string;
  why?: string;
  fix?: FixPlan;
  /** True where it may be nobody's fault, such as messages that crossed on their way: it is told as information. */
  mild?: boolean;
  /** The other messages it rests on: at least one wherever there is one. */
  ties?: readonly Tie[];
  /** Requirements found in the message itself that this finding says better, since it knows the cause: those findings go. */
  instead?: readonly string[];
  /** Requirements or areas which, found in the message itself, make this finding needless. Findings at the same place do so anyway. */
  unless?: readonly string[];
}

/** The handshake as far as it was heard. */
export interface Handshake {
  /** The last `initialize` of the client. */
  readonly asked: Call | null;
  /** The version it asks for. */
  readonly wanted: string | null;
  /** Null until heard, or where it is no object. */
  readonly client: JsonObject | null;
  /** The successful answer. */
  readonly answered: Ref | null;
  /** The version in it. */
  readonly chosen: string | null;
  readonly server: JsonObject | null;
  /** The error that answers it. */
  readonly refused: Ref | null;
  /** The first `notifications/initialized` after it, also one whose name is misspelt or that has an id. */
  readonly confirmed: Ref | null;
}

/** One session as rules see it. What it says changes while messages are heard: it includes the current step. */
export interface SessionView {
  readonly model: RevisionModel;
  readonly deep: DeepModel;
  readonly handshake: Handshake;
  /** The successful answer to `server/discover`, and its capabilities; null until heard. */
  readonly discovered: { readonly at: Ref; readonly capabilities: JsonObject } | null;
  /** Known transport of the session; null else. */
  readonly transport: Transport | null;
  /**
   * True when the text shows the session from its very first message on, and nothing in between is known to be missing:
   * it begins with `initialize` (or pings and log messages before it); where there is no handshake, with a request whose id is 0 or 1.
   */
  readonly whole: boolean;
  /**
   * Whether a side declared a capability, e.g. `declared('server', 'tools.listChanged')`: a boolean member must be true, any
   * other must be there. Null when the text does not show what that side declared. In a stateless revision the client's are
   * those of the request in question: pass its `call`.
   */
  declared(side: 'client' | 'server', capability: string, call?: Call | null): boolean | null;
  /** The capabilities of a side, or null when the text does not show them. `call` as above. */
  capabilities(side: 'client' | 'server', call?: Call | null): JsonObject | null;
  /** The last request with this id (and from that side). */
  request(id: string | number, from?: Sender): Call | null;
  /** How many requests of these methods wait for an answer, but for those that ask to run as a task. */
  waiting(methods: readonly string[]): number;
  /** The last request that a side sent. */
  lastRequest(from: Sender): Call | null;
  /** The last message of a side that is no answer; without a side, of anybody. */
  before(from?: Sender): Before;
  /** The request that was answered last, and when. */
  readonly closed: { readonly call: Call | null; readonly clock: number | null };
  /** True once something was answered. */
  readonly answered: boolean;
  /** A tool of this name as the nearest list before shows it; null when none does. */
  tool(name: string): JsonObject | null;
  /** «message 3», «item 2 of message 3»: for the middle of a sentence. */
  said(ref: Ref): string;
}

/** Says what was found; the requirement must be one of the rule's. */
export type Report = (finding: SessionFinding) => void;

/**
 * What a rule wants to hear: a kind (`request`, `notification`, `response`, `error`, `batch`, `invalid`), `answer` for responses
 * and errors, `message` for everything, or one of these and a method: `request tools/call`, `answer tools/call` (the method
 * answered), `notification notifications/progress`. Or what is out of the ordinary: then ordinary messages cost the rule nothing.
 */
export type Cue =
  Kind | 'answer' | 'message' | Oddity | `${'request' | 'notification' | 'response' | 'error' | 'answer'} ${string}`;

/**
 * A request whose id an earlier one has; an answer of which no request is shown, one to what was answered already, one without
 * text or number for an id; a result with `resultType` or `task`; a request that asks to run as a task, and what answers it; a
 * request whose `_meta` names a task that it belongs to.
 */
export type Oddity =
  | 'repeated request'
  | 'stray answer'
  | 'second answer'
  | 'nameless answer'
  | 'typed response'
  | 'task request'
  | 'task answer'
  | 'related request';

/** What to do by cue. */
export type Handlers = { readonly [cue in Cue]?: (step: Step) => void };

/** What a rule does when it hears them; `awake` only while it is awake; `end` after the last message. */
export type Observer = Handlers & { readonly awake?: Handlers; readonly end?: () => void };

/** A rule that waits for something sleeps until then, so that messages cost it nothing. It holds from the next message on. */
export type Wake = (awake: boolean) => void;

/** A conversation to try a rule on. */
export interface SessionExample {
  /** The revision to judge in. */
  revision: RevisionId;
  /**
   * One message per line, `{"from":"client","message":{…}}` (see `talk` in `testing/conversation.ts`). In a bad example the place of
   * the finding stands between `⟦` and `⟧`.
   */
  text: string;
  transport?: Transport;
  /** One short sentence: what the example shows. */
  says?: string;
  /** Requirements that its messages break or touch besides: a wrong answer often follows a wrong request, which has its own finding. */
  besides?: readonly string[];
}

/** One rule. Its file holds everything about it. Table-driven families are one rule. */
export interface SessionRule extends Omit<Rule, 'kinds' | 'judge' | 'examples'> {
  examples: { good: readonly SessionExample[]; bad: readonly SessionExample[] };
  /** Called at the beginning of each session. Rules are asleep at first. */
  begin(session: SessionView, report: Report, wake: Wake): Observer;
}

/** Declares a rule; the type is the check. */
export function defineSessionRule(rule: SessionRule): SessionRule {
  return rule;
}
