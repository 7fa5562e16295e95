/**
 * Judges a fragment of a message, such as a tool without its list, by the rules that apply to it inside a message. The fragment
 * is placed in a message of its kind; only findings within the fragment are returned, with pointers relative to it.
 */
import { planEdits } from '../json/edits.ts';
import { pointerOf } from '../json/pointer.ts';
import type { FixPlan, FixStep, Path } from '../json/plan.ts';
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import type { FragmentPlace } from '../documents/fragments/types.ts';
import { isObject } from '../json/object.ts';
import type { RevisionModel } from '../model/define.ts';
import type { Diagnostic, Span, TextEdit } from '../types.ts';
import { judgeEntry } from './run.ts';
import type { ShapePhase } from './shape/run.ts';

/** A fragment with its position in the text. */
export interface PlacedFragment {
  readonly value: JsonValue;
  readonly tree: JsonNode;
  readonly place: FragmentPlace;
  /** How sentences name it, e.g. “This tool”. */
  readonly name: string;
  /** Ranges where nothing is reported, because they were guessed or replaced by placeholders. */
  readonly doubts: readonly Span[];
  /** False if the text has it in another notation than JSON: then findings have no fix. */
  readonly fixable: boolean;
}

/** The findings of one revision about a fragment; `entry` is -1. */
export function judgeFragment(
  text: string,
  fragment: PlacedFragment,
  model: RevisionModel,
  phase: ShapePhase | null,
): Diagnostic[] {
  const { place, tree, value } = fragment;
  const prefix: Path = place.member === 'message' ? [] : [place.member, ...place.path];
  const node = place.member === 'message' ? asMessage(tree) : envelopeTree(tree, prefix, place);
  const message = place.member === 'message' ? { ...ENVELOPE, ...objectOf(value) } : envelopeOf(value, prefix, place);
  const root = pointerOf(prefix);
  const found = judgeEntry(
    {
      index: -1,
      name: fragment.name,
      value: message,
      tree: () => node,
      from: place.from,
      fromInferred: false,
      damaged: false,
      fixable: fragment.fixable,
      doubts: fragment.doubts,
    },
    model,
    {
      text,
      freshId: () => 1,
      requestOf: () => ({ method: place.method, named: null, asTask: false, params: {} }),
      tool: () => null,
      planned: (source, _node, plan) => plannedWithin(source, tree, plan, prefix),
    },
    phase,
  );
  return found.flatMap((diagnostic) => {
    const within = diagnostic.pointer === root || diagnostic.pointer.startsWith(`${root}/`);
    if (!within) return [];
    const { fix } = diagnostic;
    return [
      {
        ...diagnostic,
        pointer: diagnostic.pointer.slice(root.length),
        what: withoutMessage(diagnostic.what, prefix, fragment.name),
        ...(fix ? { fix: { ...fix, says: withoutMessage(fix.says, prefix, fragment.name) } } : {}),
      },
    ];
  });
}

/** A sentence without the members of the message that the text does not have: `result.tools[0].name` becomes `name`. */
function withoutMessage(sentence: string, prefix: Path, name: string): string {
  if (prefix.length === 0) return sentence;
  const outer = prefix.map((step, index) => (typeof step === 'number' ? `[${step}]` : index > 0 ? `.${step}` : step));
  const whole = `\`${outer.join('')}`;
  // “These parameters” need other verbs than `params`, which stays.
  const named = name.startsWith('These ')
    ? sentence
    : sentence.replaceAll(`In ${lowered(name)}, ${whole}\``, name).replaceAll(`${whole}\``, lowered(name));
  return named.replaceAll(`${whole}.`, '`').replaceAll(`${whole}[`, '`[');
}

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const ENVELOPE: JsonObject = { jsonrpc: '2.0', id: 1 };

function objectOf(value: JsonValue): JsonObject {
  return isObject(value) ? value : {};
}

function envelopeOf(value: JsonValue, prefix: Path, place: FragmentPlace): JsonValue {
  const inner = prefix
    .slice(1)
    .reduceRight<JsonValue>((below, step) => (typeof step === 'number' ? [below] : { [step]: below }), value);
  const { member, method, notification } = place;
  if (member !== 'params') return { ...ENVELOPE, [member]: inner };
  return { jsonrpc: '2.0', ...(notification ? {} : { id: 1 }), method, params: inner };
}

/** The tree of the same message. Members around the fragment have the position of its first character. */
function envelopeTree(tree: JsonNode, prefix: Path, place: FragmentPlace): JsonNode {
  const { start, end } = tree;
  const inner = prefix.slice(1).reduceRight<JsonNode>((below, step) => {
    if (typeof step === 'number') return { type: 'array', items: [below], incomplete: false, start, end };
    return { type: 'object', members: [member(step, below, start)], incomplete: false, start, end };
  }, tree);
  const id = place.notification ? [] : [member('id', { type: 'number', value: 1, start, end: start }, start)];
  const method: JsonNode = { type: 'string', value: place.method, start, end: start };
  const members = [
    version(start),
    ...id,
    ...(place.member === 'params' ? [member('method', method, start)] : []),
    member(place.member, inner, start),
  ];
  return { type: 'object', members, incomplete: false, start, end };
}

function asMessage(tree: JsonNode): JsonNode {
  if (tree.type !== 'object') return tree;
  const id: JsonNode = { type: 'number', value: 1, start: tree.start, end: tree.start };
  return { ...tree, members: [version(tree.start), member('id', id, tree.start), ...tree.members] };
}

function version(at: number) {
  return member('jsonrpc', { type: 'string', value: '2.0', start: at, end: at }, at);
}

function member(key: string, value: JsonNode, at: number) {
  return { key, keySpan: { start: at, end: at + 1 }, value };
}

/** The edits of a plan whose steps are all within the fragment; null otherwise. */
function plannedWithin(text: string, tree: JsonNode, plan: FixPlan, prefix: Path): TextEdit[] | null {
  const steps: FixStep[] = [];
  for (const step of plan.steps) {
    const path = below(step.path, prefix);
    // Removing or renaming the fragment itself would leave nothing.
    if (!path || (path.length === 0 && (step.do === 'remove' || step.do === 'rename'))) return null;
    if (step.do !== 'move') steps.push({ ...step, path });
    else {
      const to = below(step.to, prefix);
      if (!to) return null;
      steps.push({ ...step, path, to });
    }
  }
  return planEdits(text, tree, { ...plan, steps });
}

function below(path: Path, prefix: Path): Path | null {
  return prefix.every((step, index) => path[index] === step) ? path.slice(prefix.length) : null;
}
