/** Keywords for objects. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import { nearest } from '../../json/nearest.ts';
import { below, beside, inside, leaveKeyword, type Spot } from './judging.ts';
import { budget, sized } from './scalars.ts';
import type { Trail } from './types.ts';

/** How many unmatched keys are compared with the missing ones, and for how many faults: no more are reported. */
const COMPARED = 60;
const MAX_REPORTED = 20;

/** Sizes, required members, the members themselves, their keys, and dependencies between them. */
export function judgeObject(spot: Spot<JsonObject>): void {
  const { judging, schema, value } = spot;
  const names = Object.keys(value);
  judging.spend(names.length / 4);
  sized(spot, 'minProperties', get(schema, 'minProperties'), names.length);
  sized(spot, 'maxProperties', get(schema, 'maxProperties'), names.length);
  const other = members(spot, names);
  const mistakes = required(spot, other.names);
  rest(spot, other, mistakes);
  memberNames(spot, names);
  dependencies(spot);
}

interface Others {
  /** Members that neither `properties` nor a pattern matches. */
  names: string[];
  /** True if a pattern could not be judged: then it may match a member here. */
  doubt: boolean;
}

function members(spot: Spot<JsonObject>, names: readonly string[]): Others {
  const { judging, frame, value, out } = spot;
  const known = mapAt(spot, 'properties');
  const patterns = Object.entries(mapAt(spot, 'patternProperties'));
  const others: Others = { names: [], doubt: false };
  for (const name of names) {
    if (!judging.spend(0.25)) {
      out.leave('It takes too long to judge.', frame.where);
      return { names: [], doubt: true };
    }
    let named = false;
    const part = value[name] ?? null;
    if (has(known, name)) {
      named = true;
      apply(spot, name, part, known[name] ?? true, 'properties', name);
    }
    for (const [source, inner] of patterns) {
      const fits = fitsName(spot, source, name);
      if (fits === null) others.doubt = true;
      if (fits !== true) continue;
      named = true;
      apply(spot, name, part, inner, 'patternProperties', source);
    }
    if (named) out.seen?.members.add(name);
    else others.names.push(name);
  }
  return others;
}

function apply(spot: Spot<JsonObject>, name: string, part: JsonValue, schema: JsonValue, ...steps: string[]): void {
  const { judging, frame, at, out } = spot;
  const inner = judging.evaluate(inside(frame, schema, ...steps), part, { up: at, step: name });
  for (const fault of inner.faults) out.fault(fault);
  out.takeOpen(inner);
}

function fitsName({ judging, frame, out }: Spot, source: string, name: string): boolean | null {
  const pattern = judging.spent ? { because: 'takes too long', size: 0 } : judging.patternOf(source);
  const fits = 'because' in pattern ? null : pattern.test(name, budget(judging.spend));
  if (fits === null) {
    const because = 'because' in pattern ? pattern.because : 'takes too long';
    out.leave(`A pattern in its \`patternProperties\` ${because}.`, below(frame.where, ['patternProperties', source]));
  }
  return fits;
}

/** The members of a keyword that maps names to schemas. */
function mapAt(spot: Spot, keyword: string): JsonObject {
  const map = get(spot.schema, keyword);
  if (map !== undefined && !isObject(map)) leaveKeyword(spot, keyword);
  return isObject(map) ? map : {};
}

/** Missing members; returns the keys that are probably meant as these. */
function required(spot: Spot<JsonObject>, unmatched: readonly string[]): ReadonlySet<string> {
  const { judging, schema, value, at, out } = spot;
  const mistakes = new Set<string>();
  const names = get(schema, 'required');
  if (names === undefined) return mistakes;
  if (!Array.isArray(names)) {
    leaveKeyword(spot, 'required');
    return mistakes;
  }
  const compared = unmatched.slice(0, COMPARED);
  for (const name of new Set(names)) {
    if (typeof name !== 'string' || has(value, name)) continue;
    judging.spend(1);
    const free = out.faults.length < MAX_REPORTED ? compared.filter((one) => !mistakes.has(one)) : [];
    const unmatched = nearest(name, free);
    const fault = { keyword: 'required', at, found: value, mark: 'missing' as const, member: name };
    if (unmatched === null) {
      out.fault(fault);
      continue;
    }
    mistakes.add(unmatched);
    out.fault({ ...fault, instead: unmatched });
  }
  return mistakes;
}

function rest(spot: Spot<JsonObject>, { names, doubt }: Others, mistakes: ReadonlySet<string>): void {
  const { judging, schema, value, at, out, frame } = spot;
  const other = get(schema, 'additionalProperties');
  if (other === undefined) return;
  for (const name of names) {
    out.seen?.members.add(name);
    if (doubt || (mistakes.has(name) && other === false)) continue;
    if (judging.spent) return out.leave('It takes too long to judge.', frame.where);
    const place = { up: at, step: name };
    if (other === false) unmatched(spot, 'additionalProperties', name, place);
    else apply(spot, name, value[name] ?? null, other, 'additionalProperties');
  }
}

/** A member that the schema does not allow. */
function unmatched(
  { judging, schema, value, out }: Spot<JsonObject>,
  keyword: string,
  name: string,
  place: Trail,
): void {
  const properties = get(schema, 'properties');
  const names = isObject(properties) && out.faults.length < MAX_REPORTED ? Object.keys(properties) : [];
  judging.spend(1 + names.length / 8);
  const free = names.filter((one) => !has(value, one));
  const near = nearest(name, free.slice(0, COMPARED));
  const all = names.slice(0, 100);
  const fault = { keyword, at: place, found: value[name] ?? null, mark: 'key' as const, member: name, allowed: all };
  out.fault(near === null ? fault : { ...fault, instead: near });
}

function memberNames({ judging, frame, schema, at, out }: Spot<JsonObject>, names: readonly string[]): void {
  const form = get(schema, 'propertyNames');
  if (form === undefined || form === true) return;
  for (const name of names) {
    if (judging.spent) return out.leave('It takes too long to judge.', frame.where);
    const place = { up: at, step: name };
    const inner = judging.evaluate(inside(frame, form, 'propertyNames'), name, place);
    out.takeOpen(inner);
    const [first] = inner.faults;
    if (first) out.fault({ ...first, mark: 'key', at: place, member: name });
  }
}

function dependencies(spot: Spot<JsonObject>): void {
  const { judging, schema } = spot;
  const { modern, dependencies: old } = judging.book.dialect;
  for (const keyword of [
    ...(modern ? ['dependentRequired', 'dependentSchemas'] : []),
    ...(old ? ['dependencies'] : []),
  ]) {
    if (get(schema, keyword) === undefined) continue;
    for (const [name, requests] of Object.entries(mapAt(spot, keyword))) {
      if (!has(spot.value, name)) continue;
      if (Array.isArray(requests) && keyword !== 'dependentSchemas') together(spot, name, requests);
      else if (keyword === 'dependentRequired' || Array.isArray(requests)) leaveKeyword(spot, keyword);
      else spot.out.take(judging.evaluate(beside(spot.frame, requests, keyword, name), spot.value, spot.at));
    }
  }
}

function together({ value, at, out }: Spot<JsonObject>, name: string, others: readonly JsonValue[]): void {
  for (const other of others) {
    if (typeof other !== 'string' || has(value, other)) continue;
    out.fault({ keyword: 'dependentRequired', at, found: value, mark: 'missing', member: other, limit: name });
  }
}

/** Members that no other keyword has evaluated. */
export function judgeOtherMembers(spot: Spot<JsonObject>): void {
  const { judging, schema, value, at, out } = spot;
  const other = get(schema, 'unevaluatedProperties');
  const { seen } = out;
  if (other === undefined || !seen || (!isObject(other) && typeof other !== 'boolean')) return;
  for (const name of Object.keys(value)) {
    if (seen.members.has(name)) continue;
    if (out.open.length > 0 || judging.spent) return;
    if (other === false) unmatched(spot, 'unevaluatedProperties', name, { up: at, step: name });
    else apply(spot, name, value[name] ?? null, other, 'unevaluatedProperties');
    seen.members.add(name);
  }
}
