/**
 * Tests that the compiled types call during their single walk through a message (`scripts/validators-code.mjs`). They are built
 * from the cues of all rules, for values of a named type and for places inside `params` and `result`. Each is true if no rule
 * can report anything there. The build reads the keys, so the compiled code calls exactly these.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { RevisionModel } from '../model/define.ts';
import type { Schema } from '../model/schema.ts';
import { get, isObject } from '../json/object.ts';
import type { CueContext, PlaceCue, Rule } from './define.ts';
import type { ShapeCue, ShapeRule } from './shape/define.ts';
import { UNUSUAL_META } from './unusual-meta.ts';

/** True if no rule can report anything about the value. */
export type SkipTest = (value: JsonValue, context: CueContext) => boolean;

/** By `<Type>`, `<Type>.<member>`, `params.<member>`, `result.<member>`, and `_meta`; places that no rule checks are absent. */
export type SkipTests = Readonly<Record<string, SkipTest>>;

type MemberCue = Extract<ShapeCue, { at: string }>;
type ValueCue = Extract<ShapeCue, { value: unknown }>;

/** The rules with a requirement in the revision's ledger. */
export function rulesIn<T extends Pick<Rule, 'requirements'>>(
  rules: readonly T[],
  { ledger }: { readonly ledger: ReadonlyMap<string, unknown> },
): T[] {
  return rules.filter(({ requirements }) => requirements.some((id) => ledger.has(id)));
}

/** True for places that the compiled types visit. */
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
  const isMeta = [...cues, ...shapes.flatMap((rule) => rule.cues ?? [])].some((cue) => 'meta' in cue);
  const places = cues.filter((cue): cue is PlaceCue => 'at' in cue && isInside(cue.at));
  const inside = new Set([...places, ...(isMeta ? UNUSUAL_META : [])]);
  const tests: Record<string, SkipTest> = {};
  for (const at of new Set([...inside].map((cue) => cue.at))) {
    const test = anyOf([...inside].filter((cue) => cue.at === at));
    tests[at] = test === null ? () => false : (value, context) => !test(value, context);
  }
  const byType = new Map<string, ShapeRule[]>();
  for (const rule of shapes) for (const type of rule.types) byType.set(type, [...(byType.get(type) ?? []), rule]);
  for (const [type, about] of byType) addTypeTests(tests, type, about, deep.types.get(type));
  return tests;
}

/** True if one of the cues matches at a place; null if every value at the place is a cue. */
export function anyOf(
  cues: readonly PlaceCue[],
): ((value: JsonValue | undefined, context: CueContext) => boolean) | null {
  const whens = [...new Set(cues.map(({ when }) => when))];
  const tests = whens.filter((when) => when !== undefined);
  if (tests.length < whens.length) return null;
  return tests.reduce((one, other) => (value, context) => one(value, context) || other(value, context));
}

/** Adds the tests of a type: one for each member with a cue, and one for the whole value where that is not enough. */
function addTypeTests(
  tests: Record<string, SkipTest>,
  type: string,
  rules: readonly ShapeRule[],
  schema: Schema | undefined,
): void {
  const always = rules.some(({ cues }) => !cues);
  const cues = [...new Set(rules.flatMap((rule) => rule.cues ?? []))];
  const whole = cues.flatMap((cue) => ('value' in cue ? [cue.value] : []));
  const members = cues.filter((cue): cue is MemberCue => 'at' in cue);
  for (const at of new Set(members.map((cue) => cue.at))) {
    const present = anyMember(members.filter((cue) => cue.at === at));
    const visit = visitOf(at, schema);
    if (visit === 'alone') tests[`${type}.${at}`] = (value, context) => !present(value, context);
    else if (visit === 'unseen') whole.push((value, context) => isMember(value, at, context, present));
  }
  if (always) tests[type] = () => false;
  else if (whole.length > 0) tests[type] = wholeTest(type, whole);
}

/**
 * How the compiled code of a type reaches a member: directly (`alone`), not reliably (`unseen`), or `never`, since it rejects
 * values with such a member.
 */
function visitOf(at: string, schema: Schema | undefined): 'alone' | 'unseen' | 'never' {
  if (!schema?.properties || schema.anyOf || at === '_meta') return 'unseen';
  if (Object.hasOwn(schema.properties, at)) return 'alone';
  return schema.additionalProperties ? 'unseen' : 'never';
}

function anyMember(cues: readonly MemberCue[]): (value: JsonValue, context: CueContext) => boolean {
  return cues
    .map(({ when }) => when ?? (() => true))
    .reduce((one, other) => (value, context) => one(value, context) || other(value, context));
}

function isMember(value: JsonObject, at: string, context: CueContext, present: SkipTest): boolean {
  const inner = get(value, at);
  return inner !== undefined && present(inner, context);
}

function wholeTest(type: string, cues: readonly ValueCue['value'][]): SkipTest {
  return (value, context) => {
    if (!isObject(value)) return false;
    for (let at = 0; at < cues.length; at++) if (cues[at]?.(value, context, type)) return false;
    return true;
  };
}
