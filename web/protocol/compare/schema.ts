/**
 * Two JSON Schemas compared by meaning: which values the second rejects although the first accepts them, and the other way round.
 * Bounded: schemas that refer to themselves end, and deep ones are cut off.
 */
import { code, listed, short } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { exactly } from './meaning.ts';
import { boundChanges } from './schema-bounds.ts';
import { formOf, isNote, listAt, typesIn, type Form } from './schema-form.ts';

/** One change of a schema. */
export interface SchemaChange {
  /** Path of the schema that changed, below the root. */
  readonly path: readonly string[];
  /** The value that it describes, e.g. `filter.from`, `tags[]`; empty for the whole. */
  readonly of: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What changed, as a clause after the name: “is new and required”. */
  readonly says: string;
  /** Which values are no longer accepted, as a clause after “that”: “omit it”; null if none. */
  readonly lost: string | null;
  /** Which values are accepted now, likewise; null if none. */
  readonly gained: string | null;
  /** True if it depends on the values, or cannot be decided here. */
  readonly unsure: boolean;
  /** Why calls are affected, if `lost` does not say it. */
  readonly because: string | null;
}

/** Maximum depth of a comparison, in schemas inside each other. */
const DEEP = 40;
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

interface Work {
  readonly rootA: JsonValue;
  readonly rootB: JsonValue;
  readonly found: SchemaChange[];
  /** Pairs of schemas being compared: a schema inside itself is compared once. */
  readonly open: Set<string>;
}

/** A place in both schemas. */
interface Spot {
  readonly path: readonly string[];
  readonly of: string;
  readonly depth: number;
}

/** The changes from one schema to another, outermost first. Equal meaning: none. */
export function schemaChanges(a: JsonValue, b: JsonValue): SchemaChange[] {
  const work: Work = { rootA: a, rootB: b, found: [], open: new Set() };
  compare(a, b, { path: [], of: '', depth: 0 }, work);
  return work.found;
}

function compare(a: JsonValue | undefined, b: JsonValue | undefined, spot: Spot, work: Work): void {
  const formA = formOf(a, work.rootA);
  const formB = formOf(b, work.rootB);
  const key = `${exactly(formA)} ${exactly(formB)}`;
  if (spot.depth > DEEP || work.open.has(key)) return;
  if (formA === formB) return;
  work.open.add(key);
  between(formA, formB, spot, work);
  work.open.delete(key);
}

function between(a: Form, b: Form, spot: Spot, work: Work): void {
  if (a === false || b === false) {
    const says = b === false ? 'accepts no value any more' : 'accepts values now';
    add(work, spot, says, { lost: b === false ? 'pass it' : null, gained: a === false ? 'contain it' : null });
    return;
  }
  const [left, right]: JsonObject[] = [a === true ? {} : a, b === true ? {} : b];
  if (!left || !right) return;
  values(left, right, spot, work);
  boundChanges(left, right, (says, change) => add(work, spot, says, change));
  members(left, right, spot, work);
  items(left, right, spot, work);
  unions(left, right, spot, work);
  opaque(left, right, spot, work);
  notes(left, right, spot, work);
}

type Effects = Partial<Pick<SchemaChange, 'kind' | 'lost' | 'gained' | 'unsure' | 'because'>>;

function add(work: Work, { path, of }: Spot, says: string, effects: Effects): void {
  work.found.push({
    path,
    of,
    kind: 'changed',
    says,
    lost: null,
    gained: null,
    unsure: false,
    because: null,
    ...effects,
  });
}

// ---- Types and values -----------------------------------------------------------------------------------------------

function values(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  const [typesA, typesB] = [typesIn(a), typesIn(b)];
  const less = (typesA ?? ALL).filter((type) => !covers(typesB, type));
  const more = (typesB ?? ALL).filter((type) => !covers(typesA, type));
  if (less.length + more.length > 0) {
    add(work, spot, `has the type ${typeText(typesB)} instead of ${typeText(typesA)}`, {
      lost: less.length > 0 ? `pass ${typeText(less)}` : null,
      gained: more.length > 0 ? `be ${typeText(more)}` : null,
    });
    return;
  }
  const [enumA, enumB] = [a['enum'], b['enum']];
  if (!Array.isArray(enumA) && !Array.isArray(enumB)) return;
  if (!Array.isArray(enumA)) {
    add(work, spot, `allows only ${valueList(listAt(b, 'enum'))} now`, { lost: 'pass another value' });
  } else if (!Array.isArray(enumB)) {
    add(work, spot, 'is no longer limited to certain values', { gained: 'be another value' });
  } else {
    const removed = missingIn(enumB, enumA);
    const added = missingIn(enumA, enumB);
    if (removed.length > 0)
      add(work, spot, `no longer allows ${valueList(removed)}`, { lost: `pass ${valueList(removed, 'or')}` });
    if (added.length > 0)
      add(work, spot, `also allows ${valueList(added)}`, { gained: `be ${valueList(added, 'or')}` });
  }
}

const ALL: readonly JsonValue[] = ['array', 'boolean', 'null', 'number', 'object', 'string'];

function covers(types: readonly JsonValue[] | null, type: JsonValue): boolean {
  return types === null || types.includes(type) || (type === 'integer' && types.includes('number'));
}

function typeText(types: readonly JsonValue[] | null): string {
  return types === null ? '“any”' : listed(types.map(String), 'or');
}

function valueList(list: readonly JsonValue[], word: 'and' | 'or' = 'and'): string {
  return listed(
    list.map((value) => short(value, 40)),
    word,
  );
}

function missingIn(list: readonly JsonValue[], of: readonly JsonValue[]): JsonValue[] {
  const known = new Set(list.map(exactly));
  return of.filter((value) => !known.has(exactly(value)));
}

// ---- Objects and arrays ---------------------------------------------------------------------------------------------

function members(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  const [propsA, propsB] = [mapOf(a), mapOf(b)];
  const [needA, needB] = [listAt(a, 'required'), listAt(b, 'required')];
  const [restA, restB] = [formOf(a['additionalProperties'], work.rootA), formOf(b['additionalProperties'], work.rootB)];
  for (const name of new Set([
    ...Object.keys(propsA),
    ...Object.keys(propsB),
    ...needA.map(String),
    ...needB.map(String),
  ])) {
    const [ownA, ownB] = [get(propsA, name), get(propsB, name)];
    const [wasNeeded, isNeeded] = [needA.includes(name), needB.includes(name)];
    const inner = inside(spot, ['properties', name], spot.of === '' ? name : `${spot.of}.${name}`);
    if (ownA === undefined && ownB !== undefined) {
      const says = isNeeded ? 'is new and required' : 'is new and optional';
      // Clients ignore members that they do not know, so a new one gains nothing that could disturb them.
      add(work, inner, says, { kind: 'added', lost: isNeeded ? 'omit it' : null });
    } else if (ownA !== undefined && ownB === undefined) {
      const because = restB === false ? null : 'The schema still accepts it, but the server no longer uses it.';
      const gained = wasNeeded ? 'omit it' : null;
      add(work, inner, 'is removed', { kind: 'removed', lost: 'pass it', gained, unsure: because !== null, because });
    } else {
      if (!wasNeeded && isNeeded) add(work, inner, 'is now required', { lost: 'omit it' });
      if (wasNeeded && !isNeeded) add(work, inner, 'is now optional', { gained: 'omit it' });
      if (ownA !== undefined && ownB !== undefined) compare(ownA, ownB, inner, work);
    }
  }
  const inner = inside(spot, ['additionalProperties'], `${spot.of}.*`.replace(/^\./u, ''));
  if (restA !== false && restB === false)
    add(work, spot, 'accepts no other members now', {
      lost: 'pass other members',
      unsure: true,
      because: 'Calls that pass members that the schema does not list are rejected.',
    });
  else if (restA === false && restB !== false) add(work, spot, 'accepts other members now', {});
  else compare(a['additionalProperties'], b['additionalProperties'], inner, work);
}

function items(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  compare(a['items'], b['items'], inside(spot, ['items'], `${spot.of}[]`), work);
  const [firstA, firstB] = [listAt(a, 'prefixItems'), listAt(b, 'prefixItems')];
  for (let at = 0; at < Math.max(firstA.length, firstB.length); at++) {
    const inner = inside(spot, ['prefixItems', String(at)], `${spot.of}[${at}]`);
    compare(firstA[at] ?? a['items'], firstB[at] ?? b['items'], inner, work);
  }
}

function mapOf(form: JsonObject): JsonObject {
  const map = form['properties'];
  return isObject(map) ? map : {};
}

function inside({ path, depth }: Spot, steps: readonly string[], of: string): Spot {
  return { path: [...path, ...steps], of, depth: depth + 1 };
}

// ---- Unions and everything else -------------------------------------------------------------------------------------

/** Branches are matched by meaning; if one is left on each side, these two are compared. */
function unions(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const [listA, listB] = [listAt(a, key), listAt(b, key)];
    if (listA.length === 0 && listB.length === 0) continue;
    const formsB = new Set(listB.map((one) => exactly(formOf(one, work.rootB))));
    const formsA = new Set(listA.map((one) => exactly(formOf(one, work.rootA))));
    const onlyA = listA.filter((one) => !formsB.has(exactly(formOf(one, work.rootA))));
    const onlyB = listB.filter((one) => !formsA.has(exactly(formOf(one, work.rootB))));
    if (onlyA.length === 1 && onlyB.length === 1 && listA.length === listB.length && key !== 'oneOf') {
      const before = work.found.length;
      compare(onlyA[0], onlyB[0], inside(spot, [key, String(listB.indexOf(onlyB[0] ?? null))], spot.of), work);
      // What one branch loses, another may still accept.
      if (key === 'anyOf') for (let at = before; at < work.found.length; at++) soften(work.found, at);
    } else if (onlyA.length + onlyB.length > 0) addBranches(key, onlyA, onlyB, [listA, listB], spot, work);
  }
}

function soften(found: SchemaChange[], at: number): void {
  const change = found[at];
  if (change && (change.lost !== null || change.gained !== null)) found[at] = { ...change, unsure: true };
}

function addBranches(
  key: 'anyOf' | 'oneOf' | 'allOf',
  onlyA: readonly JsonValue[],
  onlyB: readonly JsonValue[],
  [listA, listB]: readonly [readonly JsonValue[], readonly JsonValue[]],
  spot: Spot,
  work: Work,
): void {
  // A union that appears restricts, one that disappears no longer does; for an intersection every branch restricts.
  const stricter = key === 'allOf' || listA.length === 0 ? onlyB : onlyA;
  const looser = key === 'allOf' || listB.length === 0 ? onlyA : onlyB;
  const words = (list: readonly JsonValue[]): string =>
    list.length === 1 ? '1 alternative' : `${list.length} alternatives`;
  const says =
    key === 'allOf'
      ? 'has other conditions (`allOf`)'
      : onlyA.length === 0
        ? `has ${words(onlyB)} more (\`${key}\`)`
        : onlyB.length === 0
          ? `has ${words(onlyA)} less (\`${key}\`)`
          : `has other alternatives (\`${key}\`)`;
  add(work, spot, says, {
    lost: stricter.length > 0 ? 'match only what is removed' : null,
    gained: looser.length > 0 ? 'match what is new' : null,
    unsure: key !== 'anyOf' || (onlyA.length > 0 && onlyB.length > 0),
  });
}

function opaque(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  for (const key of OPAQUE) {
    const [one, other] = [a[key], b[key]];
    if (exactly(one) === exactly(other)) continue;
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

function notes(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
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
