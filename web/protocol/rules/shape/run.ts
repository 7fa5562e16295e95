/** The shape stage: one definition for a message, its faults as findings, then the rules about values of types. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { Schema } from '../../model/schema.ts';
import { abroadOf } from '../../schema/abroad.ts';
import { guideOf, type Guide } from '../../schema/at.ts';
import { chooseDefinition, type Chooser, type Definition } from '../../schema/choose.ts';
import { faultsOf } from '../../schema/faults.ts';
import { SHAPE_KINDS } from '../../schema/kinds.ts';
import { Walk } from '../../schema/walk.ts';
import { findingOf } from '../../schema/words.ts';
import { get, isObject } from '../../json/object.ts';
import { isPlainInside } from '../envelope/plain.ts';
import type { Look, ShapeRule } from './define.ts';
import { SpotPlace } from './place.ts';
import { quietTests, type PlainlyRight } from './quiet.ts';
import type { ShapeSubject } from './subject.ts';

/** The stage for one revision. */
export interface ShapeStage {
  readonly deep: DeepModel;
  /** What the types say of each place of a message. */
  readonly guide: Guide;
  judge(subject: ShapeSubject): void;
  /**
   * A quick look at a message that is plain around `params` and `result` (`isPlainFrame`): true when the types are plainly
   * right, and neither the envelope nor a rule of this stage has anything to say. False says nothing.
   */
  isSilent(message: Chooser & Look, model: RevisionModel): boolean;
  /** The definition a message is judged by. */
  definitionOf(subject: Pick<ShapeSubject, 'kind' | 'object' | 'row' | 'from' | 'asked' | 'model'>): Definition | null;
}

/** Makes the stage of a revision from its types and the rules. `right` saves time and changes nothing else; it may come later. */
export function shapeStage(
  deep: DeepModel,
  rules: readonly ShapeRule[],
  right: () => PlainlyRight | null = () => null,
): ShapeStage {
  const byType = new Map<string, ShapeRule[]>();
  for (const rule of rules) {
    if (!rule.requirements.some((id) => deep.ledger.has(id))) continue;
    for (const type of rule.types) byType.set(type, [...(byType.get(type) ?? []), rule]);
  }
  const walk = new Walk(deep, wantedBy(byType));
  const tests = quietTests(rules, deep);
  const abroad = abroadOf(deep.id);
  const refs = new Map([...deep.types.keys()].map((name) => [name, { $ref: name }]));

  function judge(subject: ShapeSubject): void {
    const definition = chooseDefinition(subject, subject.model, deep);
    if (!definition) return;
    const value = definition.at === null ? subject.object : get(subject.object, definition.at);
    if (!isObject(value)) return;
    if (definition.guessed) subject.guess(definition);
    const schema = refs.get(definition.type);
    if (!schema) return;
    if (!right()?.[definition.type]?.(value)) judgeTypes(definition, schema, value, subject);
    walk.visit(schema, value, definition.at, (spot) => {
      const place = new SpotPlace(spot, subject, deep);
      for (const rule of byType.get(spot.type) ?? []) {
        if (rule.having !== undefined && !Object.hasOwn(spot.value, rule.having)) continue;
        place.rule = rule;
        rule.judge(place);
      }
    });
  }

  function judgeTypes(definition: Definition, schema: Schema, value: JsonObject, subject: ShapeSubject): void {
    const path: Path = definition.at === null ? [] : [definition.at];
    for (const fault of faultsOf(schema, value, path, deep, abroad)) {
      if (fault.fault === 'missing' ? fault.path.length > 0 && subject.blamed(fault.path) : subject.blamed(fault.path))
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

  function isSilent(message: Chooser & Look, model: RevisionModel): boolean {
    const definition = chooseDefinition(message, model, deep);
    if (!definition) return isPlainInside(message.object, message.kind);
    if (definition.guessed) return false;
    const value = definition.at === null ? message.object : message.object[definition.at];
    return right()?.[definition.type]?.(value, tests, message) ?? false;
  }

  return {
    deep,
    guide: guideOf(deep),
    judge,
    isSilent,
    definitionOf: (subject) => chooseDefinition(subject, subject.model, deep),
  };
}

/** Which values some of the rules want to see: every one, unless each rule about the type asks for a member. */
function wantedBy(byType: ReadonlyMap<string, readonly ShapeRule[]>): Map<string, readonly string[] | true> {
  const wanted = new Map<string, readonly string[] | true>();
  for (const [type, rules] of byType) {
    const members = rules.flatMap(({ having }) => having ?? []);
    wanted.set(type, members.length === rules.length ? [...new Set(members)] : true);
  }
  return wanted;
}
