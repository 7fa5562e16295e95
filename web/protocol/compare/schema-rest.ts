/** Unions, conditions and notes of two schemas: what is compared as a whole. */
import { code } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { exactly } from './meaning.ts';
import { expanded, formOf, isNote, listAt, typesIn, type Form } from './schema-form.ts';
import { add, covers, inside, mapOf, missingIn, type SchemaChange, type Spot, type Work } from './schema-work.ts';

/** Keywords that are compared as a whole: whether they accept more or less is not decided. */
const OPAQUE = [
  'pattern',
  'format',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'patternProperties',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentEncoding',
  'contentMediaType',
  '$ref',
  '$dynamicRef',
] as const;

/** Branches are matched by meaning; if one is left on each side, these two are compared. */
export function unions(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const [listA, listB] = [listAt(a, key), listAt(b, key)];
    if (listA.length === 0 && listB.length === 0) continue;
    const formsB = new Set(listB.map((one) => keyOf(one, work.rootB)));
    const formsA = new Set(listA.map((one) => keyOf(one, work.rootA)));
    const onlyA = listA.filter((one) => !formsB.has(keyOf(one, work.rootA)));
    const onlyB = listB.filter((one) => !formsA.has(keyOf(one, work.rootB)));
    if (onlyA.length === 1 && onlyB.length === 1 && listA.length === listB.length && key !== 'oneOf') {
      const before = work.found.length;
      work.compare(onlyA[0], onlyB[0], inside(spot, [key, String(listB.indexOf(onlyB[0] ?? null))], spot.of), work);
      // What one branch loses, another may still accept.
      if (key === 'anyOf') for (let at = before; at < work.found.length; at++) soften(work.found, at);
    } else if (onlyA.length + onlyB.length > 0 || (key === 'oneOf' && listA.length !== listB.length))
      addBranches(key, [onlyA, onlyB], [listA, listB], [a, b], spot, work);
  }
}

function soften(found: SchemaChange[], at: number): void {
  const change = found[at];
  if (change && (change.lost !== null || change.gained !== null)) found[at] = { ...change, unsure: true };
}

/** The same of both schemas. */
type Both<Value> = readonly [Value, Value];

function addBranches(
  key: 'anyOf' | 'oneOf' | 'allOf',
  [onlyA, onlyB]: Both<readonly JsonValue[]>,
  [listA, listB]: Both<readonly JsonValue[]>,
  [a, b]: Both<JsonObject>,
  spot: Spot,
  work: Work,
): void {
  // A union that appears restricts, one that disappears no longer does; for an intersection every branch restricts.
  const stricter = key === 'allOf' || listA.length === 0 ? onlyB : onlyA;
  const looser = key === 'allOf' || listB.length === 0 ? onlyA : onlyB;
  const listOf = (list: readonly JsonValue[]): string =>
    list.length === 1 ? '1 alternative' : `${list.length} alternatives`;
  const says =
    key === 'allOf'
      ? 'has other conditions (`allOf`)'
      : onlyA.length === 0
        ? `has ${listOf(onlyB)} more (\`${key}\`)`
        : onlyB.length === 0
          ? `has ${listOf(onlyA)} less (\`${key}\`)`
          : `has other alternatives (\`${key}\`)`;
  const apart = key !== 'oneOf' || (areApart(listA, a, work.rootA) && areApart(listB, b, work.rootB));
  add(work, spot, says, {
    // Two alternatives of `oneOf` that accept the same value reject it together.
    lost: stricter.length > 0 || !apart ? 'match only what is removed' : null,
    gained: looser.length > 0 || !apart ? 'match what is new' : null,
    unsure: key === 'allOf' || !apart || (onlyA.length > 0 && onlyB.length > 0),
  });
}

/** Whether no value matches two of the schemas: they have different types, or a member that distinguishes them. */
function areApart(list: readonly JsonValue[], around: JsonObject, root: JsonValue): boolean {
  const type = around['type'];
  const forms = list.map((one): Form => {
    const form = formOf(one, root);
    return type !== undefined && isObject(form) && form['type'] === undefined ? { ...form, type } : form;
  });
  return forms.every((one, index) => forms.slice(index + 1).every((other) => isApart(one, other, root)));
}

function isApart(a: Form, b: Form, root: JsonValue): boolean {
  if (!isObject(a) || !isObject(b)) return a === false || b === false;
  const [typesA, typesB] = [typesIn(a), typesIn(b)];
  if (typesA && typesB && !typesA.some((type) => covers(typesB, type)) && !typesB.some((type) => covers(typesA, type)))
    return true;
  if (exactly(typesA ?? []) !== '["object"]' || exactly(typesB ?? []) !== '["object"]') return false;
  return listAt(a, 'required').some((name) => {
    if (typeof name !== 'string' || !listAt(b, 'required').includes(name)) return false;
    const [one, other] = [formOf(get(mapOf(a), name), root), formOf(get(mapOf(b), name), root)];
    if (!isObject(one) || !isObject(other)) return false;
    const values = listAt(one, 'enum');
    return (
      values.length > 0 &&
      other['enum'] !== undefined &&
      missingIn(listAt(other, 'enum'), values).length === values.length
    );
  });
}

/** Conditions that are compared as a whole. */
export function opaque(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  for (const key of OPAQUE) {
    const [one, other] = [a[key], b[key]];
    if (exactly(expanded(one, work.rootA)) === exactly(expanded(other, work.rootB))) continue;
    const says =
      one === undefined
        ? `has the condition \`${key}\` ${shown(other)} now`
        : other === undefined
          ? `no longer has the condition \`${key}\` ${shown(one)}`
          : `has the condition \`${key}\` ${shown(other)} instead of ${shown(one)}`;
    add(work, spot, says, {
      lost: other === undefined ? null : 'violate it',
      gained: one === undefined ? null : 'violate the condition of before',
      unsure: true,
    });
  }
}

function shown(value: JsonValue | undefined): string {
  return value === undefined ? '' : code(value, 40);
}

/** Descriptions, defaults and the like. */
export function notes(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  const changed = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => isNote(key) && exactly(a[key]) !== exactly(b[key]),
  );
  for (const key of changed) {
    if (key === 'default') {
      const says = `has the default ${shown(b[key]) || 'none'} instead of ${shown(a[key]) || 'none'}`;
      add(work, spot, says, { lost: 'omit it', unsure: true, because: 'Calls that omit it mean something else now.' });
    } else if (key === 'deprecated' && b[key] === true) add(work, spot, 'is marked as deprecated', {});
    else add(work, spot, `has another \`${key}\``, {});
  }
}

/** Equal for branches of the same meaning. */
function keyOf(branch: JsonValue, root: JsonValue): string {
  return exactly(formOf(expanded(branch, root), root));
}
