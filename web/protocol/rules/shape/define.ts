/** What a rule of the shape stage is: a rule about every value of a type, wherever it stands in a message. */
import type { Asked } from '../../schema/request-context.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionId, Sender } from '../../types.ts';
import type { CueContext, Finding, Rule } from '../define.ts';

/** One value of a type, as a rule sees it. Its members may still be wrong: read them with `get`, `has`, `objectAt` and look at what comes. */
export interface Place {
  /** The type's name, e.g. `Tool`. */
  readonly type: string;
  /** The value, always an object. */
  readonly value: JsonObject;
  /** From the message to the value. */
  readonly path: Path;
  /** The typed value around it, e.g. the `ListToolsResult` around a `Tool`. */
  readonly around: Place | null;
  /** The whole message. */
  readonly object: JsonObject;
  /** The method of the message, or of the request it answers; null when unknown. */
  readonly method: string | null;
  /** For results: the request answered, when the text shows it. */
  readonly asked: Asked | null;
  readonly from: Sender;
  /** True when nobody said who sent it. */
  readonly fromInferred: boolean;
  readonly model: RevisionModel;
  readonly deep: DeepModel;
  /** «Message 3» or «Item 2 of message 3»: how sentences name it. */
  readonly name: string;
  /** A tool of this name that a `tools/list` result in the text shows, the nearest one before; null when none does. */
  tool(name: string): JsonObject | null;
  /** True when something was already found at this path (from the value down) or below it. */
  wrong(path?: Path): boolean;
  /** `finding.path` and the paths of a fix are relative to the value. */
  report(finding: Finding): void;
}

/**
 * Something about a value of a type without which a rule has nothing to report; as `Cue`, which is about messages. The value is
 * right by its type whenever a cue is looked for.
 */
export type ShapeCue =
  | {
      /** A member of the value. */
      readonly at: string;
      /** True of values of the member that the rule may report something about. Left out: of every value. */
      when?(value: JsonValue, context: CueContext): boolean;
    }
  /** The whole value. */
  | { value(value: JsonObject, context: CueContext, type: string): boolean }
  /** As in `Cue`. */
  | { readonly meta: true };

/** A rule about values of some types. `ShapeRule` differs from `Rule` in what it is called with, and in nothing else. */
export interface ShapeRule extends Omit<Rule, 'kinds' | 'cues' | 'judge'> {
  /** Names of types; parameters and results of methods are types too: `CallToolRequestParams`, `ListToolsResult`. */
  types: readonly string[];
  /** The rule is run only on values in which one of these is present. Without cues it is run on every value of its types. */
  cues?: readonly ShapeCue[];
  judge(place: Place): void;
}

/** Declares a rule of the shape stage; the type is the check. */
export function defineShapeRule(rule: ShapeRule): ShapeRule {
  return rule;
}

/** A right and a wrong message for a requirement that the types themselves hold: test and reference page in one. */
export interface ShapeExample {
  revision: RevisionId;
  good: string;
  /** The place of the finding stands between `⟦` and `⟧`. */
  bad: string;
  /** A request in the text before, on a line of its own, that the message answers. */
  asked?: string;
  from?: 'client' | 'server';
}
