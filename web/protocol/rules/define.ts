/**
 * The definition of a rule and of its input. A rule never sees the source text, offsets or the name of a revision: only a plain
 * value and the revision’s model.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Path, FixPlan } from '../json/plan.ts';
import type { Kind, Level, RevisionId, RuleClass, Sender } from '../types.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Method, RevisionModel } from '../model/define.ts';

/** A message to try a rule on: the text, and what is known about it. */
export interface Example {
  /** The revision to judge in. */
  revision: RevisionId;
  /** The text. In a bad example the place of the finding is between `⟦` and `⟧`. */
  text: string;
  from?: 'client' | 'server';
  /** One short sentence: what the example shows. */
  says?: string;
}

/** What a rule reports about one place. */
export interface Finding {
  /** The ledger entry that is violated. The finding is dropped if the revision’s ledger does not list it. */
  requirement: string;
  /** The path within the message. Default: the whole message. */
  path?: Path;
  /**
   * Which part of the place to mark: its value, its key, both, or (`missing`) the object that lacks a member. `missing`
   * findings are dropped if the text is truncated or elided. Default `value`; at the root, `missing` and `value` mark the first
   * line.
   */
  mark?: 'value' | 'key' | 'member' | 'missing';
  /** Replaces the rule's title in table-driven families; as in `Headline`, like `note`. */
  title?: string;
  note?: string;
  /** What is wrong in this message, naming it and quoting the value. */
  what: string;
  /** Replaces the rule's `why` in table-driven families. */
  why?: string;
  fix?: FixPlan;
  /**
   * True where there may be no error, e.g. for wording that only resembles a failure: the finding is reported as information.
   */
  mild?: boolean;
  /** Weaker than the rule's own class if the fault may be nobody's or had no effect: `host` is at most a warning. */
  class?: RuleClass;
}

/** One message as a rule sees it. Batch items are passed one by one; the batch itself is a message of kind `batch`. */
export interface Message {
  readonly model: RevisionModel;
  readonly kind: Kind;
  /** For kind `invalid`: the kind it would have after a small fix. */
  readonly nearly: Kind | null;
  readonly value: JsonValue;
  /** `value` if it is an object, otherwise an empty object; always read with `has` and `get`. */
  readonly object: JsonObject;
  /** The `method` member if it is a string. */
  readonly method: string | null;
  /** The entry for `method` in this revision. */
  readonly row: Method | null;
  readonly from: Sender;
  /** True if the sender was not given explicitly: rules about direction do not report. */
  readonly fromInferred: boolean;
  /** For kind `batch`: its items, as messages. */
  readonly items: readonly Message[];
  readonly inBatch: boolean;
  /** True for the body of an HTTP response with an error status, as a line of output quotes it: the status reports the failure. */
  readonly refused: boolean;
  /** “Message 3” or “Item 2 of message 3”: how sentences name it. */
  readonly name: string;
  /** An `id` that the same sender does not use elsewhere in the text. */
  freshId(): number;
  /** True if an earlier rule already reported this requirement, or any requirement of this area, for this message. */
  found(requirementOrArea: string): boolean;
  report(finding: Finding): void;
}

/** What is known about a message while its cues are evaluated. */
export interface CueContext {
  readonly kind: Kind;
  /** Its `method`, and the entry of this revision for it. */
  readonly method: string | null;
  readonly row: Method | null;
  readonly from: Sender;
  readonly model: RevisionModel;
  /** For results: the matching request, if the text contains it. */
  readonly request: RequestContext | null;
  /** The tool of this name in the nearest preceding `tools/list` result; null if there is none. */
  tool(name: string): JsonObject | null;
}

/**
 * A place in a message: a member of the message; any member that JSON-RPC does not define (`*`); a member of `params` or
 * `result`; a nested `_meta`, such as that of a tool in a list.
 */
export type CuePlace =
  | 'jsonrpc'
  | 'id'
  | 'params'
  | 'result'
  | 'error'
  | '*'
  | '_meta'
  | `params.${string}`
  | `result.${string}`;

/**
 * A condition without which a rule has nothing to report: a value at a place, or the method together with kind, sender and
 * revision. A cue may match more often than the rule reports, but never less often.
 */
export type Cue =
  | {
      readonly at: CuePlace;
      /**
       * True for values at the place that the rule may report. Default: for every value. Absent members of the message are
       * passed as `undefined`; at all other places only existing values are passed.
       */
      when?(value: JsonValue | undefined, context: CueContext): boolean;
    }
  | {
      /** Depends on `kind`, `method`, `row`, `from` and `model` only. */
      method(context: CueContext): boolean;
    }
  /** A `_meta` anywhere in `params` or `result` with unusual content (`unusual-meta.ts`). */
  | { readonly meta: true };

/** A cue at a place. */
export type PlaceCue = Extract<Cue, { at: unknown }>;

/** One rule. Its file contains everything about it: the texts, the examples that test it, and the check. */
export interface Rule {
  /** The requirement's id if the rule has one requirement; otherwise the name of the family. */
  id: string;
  /** Ledger entries it can report. The rule runs if the revision lists at least one of them. */
  requirements: readonly string[];
  class: RuleClass;
  /** Kinds of message it checks. */
  kinds: readonly Kind[];
  /**
   * The rule runs only on messages that match one of these cues, so ordinary messages cost nothing. Without cues it runs on
   * every message of its kinds, which is correct but slower.
   */
  cues?: readonly Cue[];
  /** Headline: what must hold, at most about 60 characters. `{must}` as in `Headline`, like `note`. */
  title: string;
  note?: string;
  /** What goes wrong otherwise, in one or two sentences. */
  why: string;
  /** The general fix. */
  how: string;
  examples: { good: readonly Example[]; bad: readonly Example[] };
  judge(message: Message): void;
}

/** Declares a rule; its type is the validation. */
export function defineRule(rule: Rule): Rule {
  return rule;
}

export type { Level };
