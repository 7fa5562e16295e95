/** The members in an official schema, and which of them a value contains. For tests only: reads unmodified JSON Schema. */
import type { JsonValue } from '../json/types.ts';
import { isObject } from '../json/object.ts';
import { kind, refOf, type Definitions, type Raw } from './generate.ts';

/**
 * Every definition reachable from a schema, its members and the branches of its unions: `Tool`, `Tool.name`, `ContentBlock|2`.
 */
export function membersBelow(raw: Raw, look: Definitions): Set<string> {
  const out = new Set<string>();
  const visit = (schema: Raw, at: string): void => {
    eachBelow(schema, at, look, (inner, place, name) => {
      if (place !== null) out.add(place);
      if (name !== null && out.has(name)) return;
      if (name !== null) out.add(name);
      visit(inner, name ?? place ?? at);
    });
  };
  visit(raw, '');
  return out;
}

/** The members, and the branches of unions, that a value contains. */
export function membersShown(raw: Raw, value: JsonValue, look: Definitions, into: Set<string>): void {
  const visit = (schema: Raw, at: string, found: JsonValue, depth: number): void => {
    if (depth > 60) return;
    eachBelow(schema, at, look, (inner, place, name, step) => {
      const values =
        step === null ? [found] : step === '[]' ? (Array.isArray(found) ? found : []) : memberOf(found, step, schema);
      for (const one of values) {
        if (place?.includes('|') && step === null && !mayBe(inner, one, look)) continue;
        const label = name ?? place;
        if (label !== null) into.add(label);
        visit(inner, label ?? at, one, depth + 1);
      }
    });
  };
  visit(raw, '', value, 0);
}

type Below = (inner: Raw, place: string | null, name: string | null, step: string | null) => void;

function eachBelow(schema: Raw, at: string, look: Definitions, see: Below): void {
  const ref = refOf(schema);
  if (ref !== null) {
    const found = look(ref);
    if (found) see(found, null, ref, null);
    return;
  }
  const { anyOf, allOf, properties, items, additionalProperties } = schema;
  const branches = Array.isArray(anyOf) ? anyOf : [];
  branches.forEach((branch, index) => isObject(branch) && see(branch, `${at}|${index}`, null, null));
  for (const part of Array.isArray(allOf) ? allOf : []) if (isObject(part)) see(part, null, null, null);
  for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
    if (isObject(member)) see(member, `${at}.${name}`, null, name);
  }
  if (isObject(items)) see(items, `${at}[]`, null, '[]');
  if (isObject(additionalProperties) && Object.keys(additionalProperties).length > 0) {
    see(additionalProperties, `${at}{}`, null, '{}');
  }
}

function memberOf(found: JsonValue, step: string, schema: Raw): JsonValue[] {
  if (!isObject(found)) return [];
  if (step !== '{}') return Object.hasOwn(found, step) && found[step] !== undefined ? [found[step]] : [];
  const named = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(found).flatMap(([name, one]) => (Object.hasOwn(named, name) ? [] : [one]));
}

/** A fast check: type, required members and constants match. */
function mayBe(raw: Raw, value: JsonValue, look: Definitions, depth = 0): boolean {
  const ref = refOf(raw);
  if (ref !== null) return depth < 9 && mayBe(look(ref) ?? {}, value, look, depth + 1);
  const { const: only, enum: list, anyOf, properties, required, type } = raw;
  if (only !== undefined) return only === value;
  if (Array.isArray(list)) return list.includes(value);
  if (Array.isArray(anyOf)) return anyOf.some((one) => isObject(one) && mayBe(one, value, look, depth + 1));
  const is = Number.isInteger(value) ? ['integer', 'number'] : [kind(value)];
  if (type !== undefined && !(Array.isArray(type) ? type : [type]).some((one) => is.some((name) => name === one)))
    return false;
  if (!isObject(value)) return true;
  if (Array.isArray(required) && required.some((name) => typeof name === 'string' && !Object.hasOwn(value, name)))
    return false;
  return Object.entries(isObject(properties) ? properties : {}).every(
    ([name, member]) =>
      !isObject(member) || !Object.hasOwn(value, name) || mayBe(member, value[name] ?? null, look, depth + 1),
  );
}
