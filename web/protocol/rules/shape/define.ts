/** Defines a rule of the shape phase: a rule about every value of a type, anywhere in a message. */
import type { RequestContext } from '../../schema/request-context.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionId, Sender } from '../../types.ts';
import type { CueContext, Finding, Rule } from '../define.ts';

/**
 * One value of a type, as a rule receives it. Its members may still be invalid: read them with `get`, `has` and `objectAt`, and
 * check the result.
 */
export interface Place {
  /** The type's name, e.g. `Tool`. */
  readonly type: string;
  /** The value; always an object. */
  readonly value: JsonObject;
  /** The path from the message to the value. */
  readonly path: Path;
  /** The enclosing typed value, e.g. the `ListToolsResult` around a `Tool`. */
  readonly around: Place | null;
  /** The whole message. */
  readonly object: JsonObject;
  /** The method of the message, or of the request that it answers; null when unknown. */
  readonly method: string | null;
  /** For results: the request it answers, when the input contains it. */
  readonly request: RequestContext | null;
  readonly from: Sender;
  /** True when the sender is inferred. */
  readonly fromInferred: boolean;
  readonly model: RevisionModel;
  readonly deep: DeepModel;
  /** “Message 3” or “Item 2 of message 3”: its name in sentences. */
  readonly name: string;
  /** The tool of this name in the closest earlier `tools/list` result of the input; null when there is none. */
  tool(name: string): JsonObject | null;
  /** True when there is already a finding at this path (relative to the value) or below it. */
  wrong(path?: Path): boolean;
  /** `finding.path` and the paths of a fix are relative to the value. */
  report(finding: Finding): void;
}

/**
 * A part of a value without which a rule has nothing to report; like `Cue`, which is about messages. Cues are checked only for
 * values that match their type.
 */
export type ShapeCue =
  | {
      /** A member of the value. */
      readonly at: string;
      /** True for member values that the rule may report. Without it, every value counts. */
      when?(value: JsonValue, context: CueContext): boolean;
    }
  /** The whole value. */
  | { value(value: JsonObject, context: CueContext, type: string): boolean }
  /** As in `Cue`. */
  | { readonly meta: true };

/** A rule about values of some types. `ShapeRule` differs from `Rule` only in the argument of `judge`. */
export interface ShapeRule extends Omit<Rule, 'kinds' | 'cues' | 'judge'> {
  /** Names of types. Parameters and results of methods are types too: `CallToolRequestParams`, `ListToolsResult`. */
  types: readonly string[];
  /** The rule runs only on values that match one of these cues. Without cues, it runs on every value of its types. */
  cues?: readonly ShapeCue[];
  judge(place: Place): void;
}

/** Declares a rule of the shape phase; the type does the checking. */
export function defineShapeRule(rule: ShapeRule): ShapeRule {
  return rule;
}

/** A valid and an invalid message for a requirement that the types enforce; serves as a test and on the reference page. */
export interface ShapeExample {
  revision: RevisionId;
  good: string;
  /** The location of the finding is between `⟦` and `⟧`. */
  bad: string;
  /** A request that the message answers; it precedes the message on a line of its own. */
  request?: string;
  from?: 'client' | 'server';
}
