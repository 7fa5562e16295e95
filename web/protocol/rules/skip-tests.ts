/**
 * What the compiled types call on their one walk through a message (`scripts/validators-code.mjs`): tests made of the cues of
 * all rules, for values of a type by its name, and for places inside `params` and `result`. Each is true when no rule can have
 * anything to report there. The build reads the keys, so the compiled code calls exactly these.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { RevisionModel } from '../model/define.ts';
import type { Cue, CueContext, Rule } from './define.ts';
import { UNUSUAL_META } from './envelope/cues.ts';
import type { ShapeCue, ShapeRule } from './shape/define.ts';

/** True when no rule can have anything to report about the value. */
export type SkipTest = (value: JsonValue, context: CueContext) => boolean;

/** By name of a type, by `params.<member>`, `result.<member>`, and `_meta`; what no rule looks at is not there. */
export type SkipTests = Readonly<Record<string, SkipTest>>;

/** A cue at a place, and one that goes by the method. */
export type PlaceCue = Extract<Cue, { at: unknown }>;
type MemberCue = Extract<ShapeCue, { at: string }>;

/** The rules of which a revision lists a requirement. */
export function rulesIn<T extends Pick<Rule, 'requirements'>>(
  rules: readonly T[],
  { ledger }: { readonly ledger: ReadonlyMap<string, unknown> },
): T[] {
  return rules.filter(({ requirements }) => requirements.some((id) => ledger.has(id)));
}

/** True for places that the compiled types come by. */
export function isInside(at: string): boolean {
  return at === '_meta' || at.includes('.');
}

/** The tests of a revision. */
export function skipTests(
  rules: readonly Rule[],
  shapeRules: readonly ShapeRule[],
  model: RevisionModel,
  deep: DeepModel,
): SkipTests {
  const shapes = rulesIn(shapeRules, deep);
  const cues = rulesIn(rules, model).flatMap((rule) => rule.cues ?? []);
  if (shapes.some((rule) => rule.cues?.some((cue) => 'meta' in cue))) cues.push(...UNUSUAL_META);
  const inside = new Set(cues.filter((cue): cue is PlaceCue => 'at' in cue && isInside(cue.at)));
  const tests: Record<string, SkipTest> = {};
  for (const at of new Set([...inside].map((cue) => cue.at))) {
    const test = anyOf([...inside].filter((cue) => cue.at === at));
    tests[at] = test === null ? () => false : (value, context) => !test(value, context);
  }
  const byType = new Map<string, ShapeRule[]>();
  for (const rule of shapes) for (const type of rule.types) byType.set(type, [...(byType.get(type) ?? []), rule]);
  for (const [type, about] of byType) {
    const test = typeTest(type, about);
    if (test) tests[type] = test;
  }
  return tests;
}

/** True when one of the cues at a place is present; null when each value at the place is one. */
export function anyOf(
  cues: readonly PlaceCue[],
): ((value: JsonValue | undefined, context: CueContext) => boolean) | null {
  const tests = new Set(cues.map(({ when }) => when ?? null));
  if (tests.has(null)) return null;
  const list = [...tests].filter((test) => test !== null);
  const [first] = list;
  if (first && list.length === 1) return first;
  return (value, context) => {
    for (let at = 0; at < list.length; at++) if (list[at]?.(value, context)) return true;
    return false;
  };
}

/** The test of a type; null where its rules look at nothing but `_meta`. */
function typeTest(type: string, rules: readonly ShapeRule[]): SkipTest | null {
  if (rules.some(({ cues }) => !cues)) return () => false;
  const cues = [...new Set(rules.flatMap((rule) => rule.cues ?? []))];
  const ofMembers = cues.filter((cue): cue is MemberCue => 'at' in cue);
  const members = [...new Set(ofMembers.map(({ at }) => at))].map((at) => {
    const own = ofMembers.filter((cue) => cue.at === at);
    return { at, whens: [...new Set(own.map(({ when }) => when ?? (() => true)))] };
  });
  const values = cues.flatMap((cue) => ('value' in cue ? [cue.value] : []));
  if (members.length === 0 && values.length === 0) return null;
  return (value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    for (let at = 0; at < members.length; at++) if (isMemberCued(members[at], value, context)) return false;
    for (let at = 0; at < values.length; at++) if (values[at]?.(value, context, type)) return false;
    return true;
  };
}

function isMemberCued(
  member: { at: string; whens: readonly NonNullable<MemberCue['when']>[] } | undefined,
  value: JsonObject,
  context: CueContext,
): boolean {
  if (!member || !Object.hasOwn(value, member.at)) return false;
  const inner = value[member.at];
  if (inner === undefined) return false;
  for (let at = 0; at < member.whens.length; at++) if (member.whens[at]?.(inner, context)) return true;
  return false;
}
