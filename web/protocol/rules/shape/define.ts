/** What a rule of the shape stage is: a rule about every value of a type, wherever it stands in a message. */
import type { Asked } from '../../schema/asked.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionId, Sender } from '../../types.ts';
import type { Finding, Rule } from '../define.ts';

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

/** What is known of the message while a quick look is taken at its values. */
export interface Look {
  /** For results: the request answered, when the text shows it. */
  readonly asked: Asked | null;
  /** The `_meta` in which nothing is to be found, where one was looked through already. */
  readonly plainMeta: JsonObject | null;
  /** True where no rule of the envelope has anything to say of a member of a handshake. */
  isPlain(member: string, value: JsonValue): boolean;
  /** As `Place.tool`. */
  tool(name: string): JsonObject | null;
}

/** A quick test of a value of a type. */
export type Quiet = (value: JsonObject, look: Look, type: string) => boolean;

/** A rule about values of some types. `ShapeRule` differs from `Rule` in what it is called with, and in nothing else. */
export interface ShapeRule extends Omit<Rule, 'kinds' | 'judge'> {
  /** Names of types; parameters and results of methods are types too: `CallToolRequestParams`, `ListToolsResult`. */
  types: readonly string[];
  /** Looks only at values that have this member: saves looking at all the others. */
  having?: string;
  /**
   * True only when `judge` would find nothing in a value of one of the types that is plainly right. Cheap: it runs on every
   * message, and `judge` only where it says no.
   */
  quiet?: Quiet;
  /** About `_meta` of whole messages: not asked where `_meta` is not there, or says nothing but a progress token. */
  meta?: true;
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
