/**
 * Two JSON Schemas compared by meaning: which values the second rejects although the first accepts them, and the other way round.
 * Bounded: schemas that refer to themselves end, and deep ones are cut off.
 */
import { listed, short } from '../json/describe.ts';
import { get } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { exactly } from './meaning.ts';
import { boundChanges } from './schema-bounds.ts';
import { formOf, listAt, typesIn, type Form } from './schema-form.ts';
import { notes, opaque, unions } from './schema-rest.ts';
import { add, covers, inside, mapOf, missingIn, type SchemaChange, type Spot, type Work } from './schema-work.ts';

export type { SchemaChange } from './schema-work.ts';

/** Maximum depth of a comparison, in schemas inside each other. */
const DEEP = 40;
/** The changes from one schema to another, outermost first. Equal meaning: none. */
export function schemaChanges(a: JsonValue, b: JsonValue): SchemaChange[] {
  const work: Work = { rootA: a, rootB: b, found: [], open: new Set(), compare };
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

// ---- Types and values -----------------------------------------------------------------------------------------------

function values(a: JsonObject, b: JsonObject, spot: Spot, work: Work): void {
  const [enumA, enumB] = [a['enum'], b['enum']];
  if (Array.isArray(enumA) && Array.isArray(enumB)) {
    const removed = missingIn(enumB, enumA);
    const added = missingIn(enumA, enumB);
    if (removed.length > 0)
      add(work, spot, `no longer allows ${valueList(removed)}`, { lost: `pass ${valueList(removed, 'or')}` });
    if (added.length > 0)
      add(work, spot, `also allows ${valueList(added)}`, { gained: `be ${valueList(added, 'or')}` });
    return;
  }
  const [typesA, typesB] = [typesIn(a), typesIn(b)];
  const less = (typesA ?? ALL).filter((type) => !covers(typesB, type));
  const more = (typesB ?? ALL).filter((type) => !covers(typesA, type));
  const only = Array.isArray(enumB) ? 'pass another value' : null;
  const free = Array.isArray(enumA) ? 'be another value' : null;
  if (less.length + more.length > 0)
    add(work, spot, `has the type ${typeText(typesB)} instead of ${typeText(typesA)}`, {
      lost: less.length > 0 ? `pass ${typeText(less)}` : only,
      gained: more.length > 0 ? `be ${typeText(more)}` : free,
    });
  else if (only !== null) add(work, spot, `allows only ${valueList(listAt(b, 'enum'))} now`, { lost: only });
  else if (free !== null) add(work, spot, 'is no longer limited to certain values', { gained: free });
}

const ALL: readonly JsonValue[] = ['array', 'boolean', 'null', 'number', 'object', 'string'];

function typeText(types: readonly JsonValue[] | null): string {
  return types === null ? '“any”' : listed(types.map(String), 'or');
}

function valueList(list: readonly JsonValue[], word: 'and' | 'or' = 'and'): string {
  return listed(
    list.map((value) => short(value, 40)),
    word,
  );
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
  else if (restA === false && restB !== false) add(work, spot, 'accepts other members now', { kind: 'added' });
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
