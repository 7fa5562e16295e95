/** What a rule is, and what it sees. A rule never sees text, offsets or a revision's name: only a plain value and the revision's model. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Path, FixPlan } from '../json/plan.ts';
import type { Kind, Level, RevisionId, RuleClass, Sender } from '../types.ts';
import type { Asked } from '../schema/request-context.ts';
import type { Method, RevisionModel } from '../model/define.ts';

/** A message to try a rule on: the text, and what is known about it. */
export interface Example {
  /** The revision to judge in. */
  revision: RevisionId;
  /** The text. In a bad example the place of the finding stands between `⟦` and `⟧`. */
  text: string;
  from?: 'client' | 'server';
  /** One short sentence: what the example shows. */
  says?: string;
}

/** What a rule says about one place. */
export interface Finding {
  /** The ledger entry that is broken. Not in this revision's ledger: the finding is dropped. */
  requirement: string;
  /** Where, from the message down. Default: the whole message. */
  path?: Path;
  /**
   * Which part of the place to mark: its value, its name, both, or (`missing`) the object that lacks something.
   * `missing` findings are dropped where the text was cut off or elided. Default `value`; at the root `missing` and `value` mark the first line.
   */
  mark?: 'value' | 'key' | 'member' | 'missing';
  /** Replaces the rule's title, for table-driven families; as in `Headline`, and so is `note`. */
  title?: string;
  note?: string;
  /** What is wrong in this very message: names it, quotes it. */
  what: string;
  /** Replaces the rule's `why`, for table-driven families. */
  why?: string;
  fix?: FixPlan;
  /** True where it may be nobody's fault, such as words that only look like a failure: it is told as information. */
  mild?: boolean;
}

/** One message as a rule sees it. Items of a batch come one by one; the batch itself comes as a message of kind `batch`. */
export interface Message {
  readonly model: RevisionModel;
  readonly kind: Kind;
  /** For kind `invalid`: the kind it would be after a small repair. */
  readonly nearly: Kind | null;
  readonly value: JsonValue;
  /** `value` when it is an object, else an empty object; always read with `has` and `get`. */
  readonly object: JsonObject;
  /** The `method` member when it is a string. */
  readonly method: string | null;
  /** This revision's row for `method`. */
  readonly row: Method | null;
  readonly from: Sender;
  /** True when nobody said who sent it: direction rules stay quiet. */
  readonly fromInferred: boolean;
  /** Kind `batch`: its items, as messages. */
  readonly items: readonly Message[];
  readonly inBatch: boolean;
  /** «Message 3» or «Item 2 of message 3»: how sentences name it. */
  readonly name: string;
  /** Values of `id` the same sender uses elsewhere in the text stay free of this one. */
  freshId(): number;
  /** True when an earlier rule already reported this requirement, or any requirement of this area, on this message. */
  found(requirementOrArea: string): boolean;
  report(finding: Finding): void;
}

/** What is known of a message while its cues are looked for. */
export interface CueContext {
  readonly kind: Kind;
  /** Its `method`, and the row of this revision for it. */
  readonly method: string | null;
  readonly row: Method | null;
  readonly from: Sender;
  readonly model: RevisionModel;
  /** For results: the request answered, when the text shows it. */
  readonly asked: Asked | null;
  /** A tool of this name that a `tools/list` result in the text shows, the nearest one before; null when none does. */
  tool(name: string): JsonObject | null;
}

/**
 * A place in a message: a member of the message; `*`, any member that JSON-RPC does not define; a member of `params` or of
 * `result`; `_meta`, one further down, such as that of a tool in a list.
 */
export type CuePlace =
  'jsonrpc' | 'id' | 'params' | 'result' | 'error' | '*' | '_meta' | `params.${string}` | `result.${string}`;

/**
 * Something about a message without which a rule has nothing to report: a value at a place, or the method together with kind,
 * sender and revision. Cues may be present more often than the rule reports; never less often.
 */
export type Cue =
  | {
      readonly at: CuePlace;
      /**
       * True of values at the place that the rule may report something about. Left out: of every value. Members of the message
       * that are absent are looked at as `undefined`; at all other places only what is there is looked at.
       */
      when?(value: JsonValue | undefined, context: CueContext): boolean;
    }
  | {
      /** Goes by `kind`, `method`, `row`, `from` and `model` alone. */
      method(context: CueContext): boolean;
    }
  /** A `_meta` anywhere in `params` or `result` that says more than ordinary messages do (`unusual-meta.ts`). */
  | { readonly meta: true };

/** A cue at a place. */
export type PlaceCue = Extract<Cue, { at: unknown }>;

/** One rule. Its file holds everything about it: the words, the examples that test it, and the judgement. */
export interface Rule {
  /** The requirement's id where the rule has one requirement; a family's own name else. */
  id: string;
  /** Ledger entries it can report. The rule runs where the revision lists at least one of them. */
  requirements: readonly string[];
  class: RuleClass;
  /** Kinds of message it looks at. */
  kinds: readonly Kind[];
  /**
   * The rule is run only on messages in which one of these is present, so that ordinary messages cost nothing. Without cues it is
   * run on every message of its kinds: always right, and slower.
   */
  cues?: readonly Cue[];
  /** Headline: what must hold, at most about 60 characters. `{must}` as in `Headline`, and so is `note`. */
  title: string;
  note?: string;
  /** What goes wrong otherwise, one or two sentences. */
  why: string;
  /** What to do, in general. */
  how: string;
  examples: { good: readonly Example[]; bad: readonly Example[] };
  judge(message: Message): void;
}

/** Declares a rule; the type is the check. */
export function defineRule(rule: Rule): Rule {
  return rule;
}

export type { Level };
