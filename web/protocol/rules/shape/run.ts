/** The shape stage: one definition for a message, its faults as findings, then the rules about values of types. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Method, RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import { abroadOf } from '../../schema/abroad.ts';
import { chooseDefinition, type Definition } from '../../schema/choose.ts';
import { faultsOf } from '../../schema/faults.ts';
import { SHAPE_KINDS, type ShapeKind } from '../../schema/kinds.ts';
import { Walk, type Spot } from '../../schema/walk.ts';
import { findingOf } from '../../schema/words.ts';
import { pairsOf, type Sent } from '../../session/pairing.ts';
import { toolsShown } from '../../session/tools-shown.ts';
import type { Kind, Level, Sender } from '../../types.ts';
import type { Finding } from '../define.ts';
import { get, isObject } from '../define.ts';
import type { Asked, Place, ShapeRule } from './define.ts';

/** What a finding without an entry of the ledger rests on: the type itself. */
export interface Listed {
  id: string | null;
  level: Level;
  url: string;
  place: string;
}

/** A message as the stage sees it. */
export interface ShapeSubject {
  readonly kind: Kind;
  readonly object: JsonObject;
  readonly row: Method | null;
  readonly method: string | null;
  readonly from: Sender;
  readonly fromInferred: boolean;
  readonly asked: Asked | null;
  readonly model: RevisionModel;
  readonly name: string;
  tool(name: string): JsonObject | null;
  /** True when something that is more than an info was found at this path or above it (but for the message itself). */
  blamed(path: Path): boolean;
  /** True when something that is more than an info was found at this path or below it. */
  wrongWithin(path: Path): boolean;
  /** Hears of a definition that nothing in the text names. */
  guess(definition: Definition): void;
  put(rule: Pick<ShapeKind, 'id' | 'class' | 'title' | 'why'>, finding: Finding, listed: Listed): void;
}

/** What messages know of one another. */
export interface Context {
  /** The request a response of the text answers, by the response's very value. */
  askedOf(response: JsonValue): Asked | null;
  /** The tool of this name shown nearest before an entry. */
  tool(name: string, before: number): JsonObject | null;
}

/** The stage for one revision. */
export interface ShapeStage {
  readonly deep: DeepModel;
  judge(subject: ShapeSubject): void;
  /** What the messages of a text show each other; made once for each list. */
  contextOf(sent: readonly (Sent | null)[]): Context;
  /** The definition a message is judged by. */
  definitionOf(subject: Pick<ShapeSubject, 'kind' | 'object' | 'row' | 'from' | 'asked' | 'model'>): Definition | null;
}

/** Compiled functions by type: true for values that are plainly right, so that no fault has to be looked for. */
export type PlainlyRight = Readonly<Record<string, (value: unknown) => boolean>>;

const contexts = new WeakMap<readonly (Sent | null)[], Context>();

function contextOf(sent: readonly (Sent | null)[]): Context {
  const known = contexts.get(sent);
  if (known) return known;
  const context: Context = { askedOf: pairsOf(sent), tool: toolsShown(sent) };
  contexts.set(sent, context);
  return context;
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
  const walk = new Walk(deep, new Set(byType.keys()));
  const abroad = abroadOf(deep.id);
  const refs = new Map([...deep.types.keys()].map((name) => [name, { $ref: name }]));

  function judge(subject: ShapeSubject): void {
    const definition = chooseDefinition(subject, subject.model, deep);
    if (!definition) return;
    const value = definition.at === null ? subject.object : get(subject.object, definition.at);
    if (!isObject(value)) return;
    if (definition.guessed) subject.guess(definition);
    const path: Path = definition.at === null ? [] : [definition.at];
    const schema = refs.get(definition.type);
    if (!schema) return;
    const faults = right()?.[definition.type]?.(value) ? [] : faultsOf(schema, value, path, deep, abroad);
    for (const fault of faults) {
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
    if (walk.wanted.size === 0) return;
    walk.visit(schema, value, path, (spot) => {
      for (const rule of byType.get(spot.type) ?? []) rule.judge(placeOf(spot, rule, subject, deep));
    });
  }

  return {
    deep,
    judge,
    contextOf,
    definitionOf: (subject) => chooseDefinition(subject, subject.model, deep),
  };
}

function placeOf(spot: Spot, rule: ShapeRule, subject: ShapeSubject, deep: DeepModel): Place {
  const { path } = spot;
  return {
    type: spot.type,
    value: spot.value,
    path,
    around: spot.around && placeOf(spot.around, rule, subject, deep),
    object: subject.object,
    method: subject.method ?? subject.asked?.method ?? null,
    asked: subject.asked,
    from: subject.from,
    fromInferred: subject.fromInferred,
    model: subject.model,
    deep,
    name: subject.name,
    tool: (name) => subject.tool(name),
    wrong: (inner = []) => subject.wrongWithin([...path, ...inner]),
    report(finding) {
      const entry = deep.ledger.get(finding.requirement) ?? subject.model.ledger.get(finding.requirement);
      if (entry) subject.put(rule, rooted(finding, path), entry);
    },
  };
}

/** The same finding with paths from the message down. */
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
