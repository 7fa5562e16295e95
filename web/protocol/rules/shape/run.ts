/** The shape phase: it chooses a definition for a message, reports its faults, and runs the rules about values of types. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { Schema } from '../../model/schema.ts';
import { otherRevisionsOf } from '../../schema/other-revisions.ts';
import { guideOf, type Guide } from '../../schema/at.ts';
import { chooseDefinition, type Definition } from '../../schema/choose.ts';
import { faultsOf } from '../../schema/faults.ts';
import { SHAPE_KINDS } from '../../schema/kinds.ts';
import { Walk, type Spot } from '../../schema/walk.ts';
import { findingOf } from '../../schema/fault-text.ts';
import { get, isObject } from '../../json/object.ts';
import type { Rule, Finding } from '../define.ts';
import { Cues, FastCheck, type Around } from '../fast-check.ts';
import { rulesIn } from '../skip-tests.ts';
import type { ShapeCue, ShapeRule, Place } from './define.ts';
import type { ShapeSubject } from './subject.ts';
import type { Compiled } from '../../schema/compiled.ts';
import type { Sender } from '../../types.ts';
import type { RequestContext } from '../../schema/request-context.ts';

// A typed value of a message, as the rules of the shape phase receive it. One object per value, shared by its rules.

/** The place of a spot. `rule` is the one that currently runs. */
class SpotPlace implements Place {
  rule: ShapeRule | null = null;
  readonly deep: DeepModel;
  readonly #spot: Spot;
  readonly #subject: ShapeSubject;

  constructor(spot: Spot, subject: ShapeSubject, deep: DeepModel) {
    this.#spot = spot;
    this.#subject = subject;
    this.deep = deep;
  }

  get type(): string {
    return this.#spot.type;
  }

  get value(): JsonObject {
    return this.#spot.value;
  }

  get path(): Path {
    return this.#spot.path;
  }

  get around(): Place | null {
    const { around } = this.#spot;
    if (!around) return null;
    const place = new SpotPlace(around, this.#subject, this.deep);
    place.rule = this.rule;
    return place;
  }

  get object(): JsonObject {
    return this.#subject.object;
  }

  get method(): string | null {
    return this.#subject.method ?? this.#subject.request?.method ?? null;
  }

  get request(): RequestContext | null {
    return this.#subject.request;
  }

  get from(): Sender {
    return this.#subject.from;
  }

  get fromInferred(): boolean {
    return this.#subject.fromInferred;
  }

  get model(): RevisionModel {
    return this.#subject.model;
  }

  get name(): string {
    return this.#subject.name;
  }

  tool(name: string): JsonObject | null {
    return this.#subject.tool(name);
  }

  wrong(inner: Path = []): boolean {
    return this.#subject.wrongWithin([...this.path, ...inner]);
  }

  report(finding: Finding): void {
    const entry = this.deep.ledger.get(finding.requirement) ?? this.model.ledger.get(finding.requirement);
    if (entry && this.rule) this.#subject.put(this.rule, rooted(finding, this.path), entry);
  }
}

/** The same finding with paths from the message. */
function rooted(finding: Finding, base: Path): Finding {
  const { fix } = finding;
  const whole: Finding = { ...finding, path: [...base, ...(finding.path ?? [])] };
  if (!fix) return whole;
  const steps = fix.steps.map((step) => {
    const moved = { ...step, path: [...base, ...step.path] };
    return moved.do === 'move' ? { ...moved, to: [...base, ...moved.to] } : moved;
  });
  return { ...whole, fix: { ...fix, steps } };
}

/** The shape phase for one revision. */
export interface ShapePhase {
  readonly deep: DeepModel;
  /** The rules about messages that run before this phase, in order. */
  readonly rules: readonly Rule[];
  /** The definitions in the types for each path of a message. */
  readonly guide: Guide;
  judge(subject: ShapeSubject): void;
  /** Finds messages that do not need to be judged in this revision. */
  newFastCheck(model: RevisionModel, around: Around): FastCheck;
  /** The definition that a message is checked against. */
  definitionOf(
    subject: Pick<ShapeSubject, 'kind' | 'object' | 'row' | 'from' | 'request' | 'model'>,
  ): Definition | null;
}

/**
 * Creates the shape phase of a revision from its types, the rules about messages, and the rules about values of types.
 * `compiled` only saves time; it may become available later.
 */
export function shapePhase(
  deep: DeepModel,
  rules: readonly Rule[],
  shapeRules: readonly ShapeRule[],
  compiled: () => Compiled | null = () => null,
): ShapePhase {
  const byType = new Map<string, ShapeRule[]>();
  for (const rule of rulesIn(shapeRules, deep)) {
    for (const type of rule.types) byType.set(type, [...(byType.get(type) ?? []), rule]);
  }
  const walk = new Walk(deep, wantedBy(byType));
  const cues = new Map<RevisionModel, Cues>();
  const otherRevisions = otherRevisionsOf(deep.id);
  const refs = new Map([...deep.types.keys()].map((name) => [name, { $ref: name }]));

  function judge(subject: ShapeSubject): void {
    const definition = chooseDefinition(subject, subject.model, deep);
    if (!definition) return;
    const value = definition.at === null ? subject.object : get(subject.object, definition.at);
    if (!isObject(value)) return;
    if (definition.guessed) subject.guess(definition);
    const schema = refs.get(definition.type);
    if (!schema) return;
    if (!compiled()?.validators[definition.type]?.(value)) judgeTypes(definition, schema, value, subject);
    walk.visit(schema, value, definition.at, (spot) => {
      const place = new SpotPlace(spot, subject, deep);
      for (const rule of byType.get(spot.type) ?? []) {
        if (membersOf(rule)?.every((name) => !Object.hasOwn(spot.value, name))) continue;
        place.rule = rule;
        rule.judge(place);
      }
    });
  }

  function judgeTypes(definition: Definition, schema: Schema, value: JsonObject, subject: ShapeSubject): void {
    const path: Path = definition.at === null ? [] : [definition.at];
    for (const fault of faultsOf(schema, value, path, deep, otherRevisions)) {
      if (
        fault.fault === 'missing' ? fault.path.length > 0 && subject.reported(fault.path) : subject.reported(fault.path)
      )
        continue;
      const entry = fault.requirement === null ? undefined : deep.ledger.get(fault.requirement);
      const owner = deep.types.get(fault.owner ?? definition.type);
      const info = fault.fault === 'foreign' || fault.fault === 'misspelt';
      subject.put(SHAPE_KINDS[fault.fault], findingOf(fault, deep, subject.name), {
        id: entry?.id ?? null,
        level: entry?.level ?? (info ? 'INFO' : 'MUST'),
        url: entry?.url ?? owner?.url ?? '',
        place: entry?.place ?? owner?.clause ?? '',
      });
    }
  }

  function newFastCheck(model: RevisionModel, around: Around): FastCheck {
    let own = cues.get(model);
    if (!own) cues.set(model, (own = new Cues(rules, shapeRules, model, deep)));
    return new FastCheck(model, deep, own, compiled, around);
  }

  return {
    deep,
    rules,
    guide: guideOf(deep),
    judge,
    newFastCheck,
    definitionOf: (subject) => chooseDefinition(subject, subject.model, deep),
  };
}

/**
 * The members of which a value needs at least one before the rule can report anything; null when not all of its cues are
 * members.
 */
function membersOf({ cues }: ShapeRule): string[] | null {
  if (!cues?.every((cue): cue is Extract<ShapeCue, { at: string }> => 'at' in cue)) return null;
  return cues.map(({ at }) => at);
}

/** The values that rules need to see: all of them, unless every rule about the type requires a member. */
function wantedBy(byType: ReadonlyMap<string, readonly ShapeRule[]>): Map<string, readonly string[] | true> {
  const wanted = new Map<string, readonly string[] | true>();
  for (const [type, rules] of byType) {
    const members = rules.map(membersOf);
    wanted.set(type, members.includes(null) ? true : [...new Set(members.flatMap((names) => names ?? []))]);
  }
  return wanted;
}
