/**
 * Judges a value against one schema of a revision and reports what is wrong, at the innermost place, one fault for one cause.
 * Union branches are chosen before they are judged. Works on data; the compiled validators only decide whether it is needed.
 */
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Fault, JsonTypeName, Schema } from '../model/schema.ts';
import { isObject } from '../json/object.ts';
import { chooseBranch } from './branch.ts';
import { allowedOf, follow, isReplaced, lookOf, takes, typesOf, type Followed } from './follow.ts';
import { fits } from './formats.ts';
import { near, sameLetters, mistakeFor } from './common-mistakes.ts';

/** One violation. */
export interface ShapeFault {
  fault: Fault | 'misspelt';
  /** The place; for `missing` and a misspelled required member the object that lacks it. */
  path: Path;
  /** The missing member, or the misspelled or foreign one. */
  member?: string;
  /** Further members that are missing there and violate the same entry. */
  also?: { member: string; schema: Schema }[];
  /** Alternative members, any of which another branch of the union would accept. */
  either?: string[];
  /** The expected schema at the place, or of the missing member. */
  schema: Schema;
  /** Innermost named type around it, e.g. `Tool`. */
  owner: string | null;
  /** For `missing`: true if the object has no type of its own, such as the `inputSchema` of a `Tool`. */
  unnamed?: boolean;
  /** The value at the place; for a misspelled required member, the value of the misspelled one. */
  found?: JsonValue;
  /** Allowed JSON types, for `type` and `null`. */
  types?: readonly JsonTypeName[];
  /** Allowed values. */
  allowed?: readonly string[];
  /** The name that was probably meant. */
  instead?: string;
  /** True if replacing the value at this place alone would not make its object valid. */
  more?: boolean;
  /** True if the member may be omitted. */
  optional?: boolean;
  /** The violated ledger entry, if one is named. */
  requirement: string | null;
}

/** A fault’s information about other revisions; provided by the caller, so that this file depends on one revision only. */
export interface OtherRevisions {
  /** The member as another revision’s type of this name has it. */
  member(type: string, name: string): { schema: Schema } | null;
}

/** The limit: further faults of one message are not reported. */
const MAX = 60;
const DEPTH = 80;

/** All faults of a value, in schema order. Never more than 60. */
export function faultsOf(
  schema: Schema,
  value: JsonValue,
  path: Path,
  deep: DeepModel,
  otherRevisions: OtherRevisions,
): ShapeFault[] {
  const out: ShapeFault[] = [];
  new Judge(deep, otherRevisions, out).value(schema, value, path, null, false, 0);
  return out;
}

class Judge {
  readonly deep: DeepModel;
  readonly otherRevisions: OtherRevisions;
  readonly out: ShapeFault[];

  constructor(deep: DeepModel, otherRevisions: OtherRevisions, out: ShapeFault[]) {
    this.deep = deep;
    this.otherRevisions = otherRevisions;
    this.out = out;
  }

  add(fault: ShapeFault): void {
    if (this.out.length < MAX) this.out.push(fault);
  }

  value(schema: Schema, value: JsonValue, path: Path, owner: string | null, optional: boolean, depth: number): void {
    if (depth > DEPTH || this.out.length >= MAX || schema.judged === 'elsewhere') return;
    const at = follow(schema, this.deep);
    const within = at.name ?? owner;
    if (at.schema.anyOf) {
      this.union(at, value, path, within, optional, depth);
      return;
    }
    const types = typesOf(at);
    if (!takes(types, value)) {
      if (schema.judged === 'presence') return;
      this.wrongType(at, types, value, path, within, optional);
      return;
    }
    if (typeof value === 'string') this.text(at, value, path, within);
    else if (typeof value === 'number') this.number(at, value, path, within);
    else if (Array.isArray(value)) this.items(at, value, path, within, depth);
    else if (isObject(value)) this.object(at, value, path, within, depth);
  }

  union(at: Followed, value: JsonValue, path: Path, owner: string | null, optional: boolean, depth: number): void {
    const choice = chooseBranch(at, value, this.deep);
    if (choice.is === 'branch') {
      const before = this.out.length;
      this.value(choice.branch, value, path, owner, optional, depth + 1);
      for (const fault of at.faults.part === undefined ? [] : this.out.slice(before)) {
        if (fault.fault !== 'missing' || fault.path !== path || fault.requirement !== null) continue;
        fault.requirement = at.faults.part ?? null;
        fault.either = this.otherwise(at, choice.branch, value);
      }
    } else if (choice.is === 'type') {
      this.wrongType(at, choice.types, value, path, owner, optional);
    } else {
      const { by, why, allowed, branch } = choice;
      const followed = follow(branch.schema.properties?.[by] ?? {}, this.deep);
      const found = isObject(value) ? value[by] : undefined;
      if (why === 'missing' && isObject(value)) {
        if (!isReplaced(at, by, value)) this.missing(branch, by, value, path, owner, at.faults.missing);
        return;
      }
      const [only] = allowed;
      const more =
        isObject(value) &&
        allowed.length === 1 &&
        only !== undefined &&
        faultsOf(at.schema, { ...value, [by]: only }, [], this.deep, this.otherRevisions).some(
          ({ fault }) => fault !== 'foreign',
        );
      const foreign = typeof found === 'string' ? at.foreign[found] : undefined;
      const known = why === 'type' ? (followed.faults.type ?? at.faults.type) : (foreign ?? at.faults.value);
      this.add({
        fault: why === 'type' ? 'type' : 'value',
        path: [...path, by],
        schema: followed.schema,
        owner,
        ...(found === undefined ? {} : { found }),
        types: ['string'],
        allowed,
        ...near(found, allowed),
        ...(more ? { more } : {}),
        requirement: known ?? null,
      });
    }
  }

  /** The members that the other branches require instead. */
  otherwise(union: Followed, chosen: Schema, value: JsonValue): string[] {
    const needs = (branch: Schema): readonly string[] => follow(branch, this.deep).schema.required ?? [];
    const here = new Set([...needs(chosen), ...(isObject(value) ? Object.keys(value) : [])]);
    return [...new Set((union.schema.anyOf ?? []).flatMap(needs))].filter((name) => !here.has(name));
  }

  wrongType(
    at: Followed,
    types: readonly JsonTypeName[],
    found: JsonValue,
    path: Path,
    owner: string | null,
    optional: boolean,
  ): void {
    const fault = found === null ? 'null' : 'type';
    const allowed = allowedOf(at);
    const known = at.faults[lookOf(found) ?? fault] ?? at.faults[fault] ?? at.faults.type;
    this.add({
      fault,
      path,
      schema: at.schema,
      owner,
      found,
      types,
      optional,
      ...(allowed ? { allowed } : {}),
      requirement: known ?? (allowed ? at.faults.value : undefined) ?? null,
    });
  }

  text(at: Followed, value: string, path: Path, owner: string | null): void {
    const { schema, faults, foreign } = at;
    const base = { path, schema, owner, found: value };
    const allowed = allowedOf(at);
    if (allowed && !allowed.includes(value)) {
      const requirement = (Object.hasOwn(foreign, value) ? foreign[value] : undefined) ?? faults.value ?? null;
      this.add({ fault: 'value', ...base, allowed, ...near(value, allowed), requirement });
    } else if (schema.minLength !== undefined && value.length < schema.minLength) {
      this.add({ fault: 'length', ...base, requirement: faults.length ?? null });
    } else if (schema.format && !fits(schema.format, value)) {
      this.add({ fault: 'format', ...base, requirement: faults.format ?? null });
    }
  }

  number({ schema, faults }: Followed, value: number, path: Path, owner: string | null): void {
    const { minimum, maximum } = schema;
    if ((minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum)) return;
    this.add({ fault: 'range', path, schema, owner, found: value, requirement: faults.range ?? null });
  }

  items({ schema, faults }: Followed, value: JsonValue[], path: Path, owner: string | null, depth: number): void {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema;
    if (value.length < minItems || value.length > maxItems) {
      this.add({ fault: 'length', path, schema, owner, found: value, requirement: faults.length ?? null });
    }
    if (!items) return;
    for (let at = 0; at < value.length && this.out.length < MAX; at++) {
      const item = value[at];
      if (item !== undefined) this.value(items, item, [...path, at], owner, false, depth + 1);
    }
  }

  object(at: Followed, value: JsonObject, path: Path, owner: string | null, depth: number): void {
    const { properties = {}, required = [], additionalProperties } = at.schema;
    const taken = new Set<string>();
    let lacks = false;
    for (const name of required) {
      const member = properties[name];
      if (Object.hasOwn(value, name) || isReplaced(at, name, value)) continue;
      if (member && this.isJudgedElsewhere(member)) continue;
      lacks = true;
      const commonMistake = this.missing(at, name, value, path, owner);
      if (commonMistake !== null) taken.add(commonMistake);
    }
    for (const name of Object.keys(value)) {
      const inner = value[name];
      if (inner === undefined || taken.has(name)) continue;
      if (Object.hasOwn(properties, name)) {
        const schema = properties[name];
        if (schema) this.value(schema, inner, [...path, name], owner, !required.includes(name), depth + 1);
      } else if (additionalProperties) {
        this.value(additionalProperties, inner, [...path, name], owner, true, depth + 1);
      } else if (name !== '_meta') {
        this.stranger(at, name, value, path, owner, lacks);
      }
    }
  }

  /** True for a member that other rules judge, or that is required only for such members: `params` with only `_meta`. */
  isJudgedElsewhere(member: Schema): boolean {
    if (member.judged) return true;
    const { properties = {}, required = [] } = follow(member, this.deep).schema;
    return required.length > 0 && required.every((name) => properties[name]?.judged);
  }

  /** A missing member; returns the name it is probably under. */
  missing(
    at: Followed,
    name: string,
    value: JsonObject,
    path: Path,
    owner: string | null,
    known?: string,
  ): string | null {
    const { properties = {} } = at.schema;
    const followed = follow(properties[name] ?? {}, this.deep);
    const strangers = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
    const commonMistake = mistakeFor(name, properties[name]?.aka ?? [], strangers);
    const requirement = at.lacks.get(name) ?? followed.faults.missing ?? known ?? null;
    const same = this.out.findLast((one) => one.fault === 'missing' && one.path === path && one.instead === undefined);
    if (same && commonMistake === null && requirement !== null && same.requirement === requirement) {
      (same.also ??= []).push({ member: name, schema: followed.schema });
      return commonMistake;
    }
    this.add({
      fault: 'missing',
      path,
      member: name,
      schema: followed.schema,
      owner,
      unnamed: at.name === null,
      ...(commonMistake === null ? {} : { instead: commonMistake, found: value[commonMistake] ?? null }),
      requirement,
    });
    return commonMistake;
  }

  /** A member that this revision does not define: another revision’s, or a typing error. */
  stranger(at: Followed, name: string, value: JsonObject, path: Path, owner: string | null, lacks: boolean): void {
    // Only members of the named type itself: below it, in an open map, the same key has another meaning.
    const otherRevisions = at.name === null ? null : this.otherRevisions.member(at.name, name);
    const found = value[name];
    const base = { path: [...path, name], member: name, owner, ...(found === undefined ? {} : { found }) };
    if (otherRevisions) {
      const here = Object.hasOwn(at.foreign, name) ? at.foreign[name] : undefined;
      const requirement = here ?? otherRevisions.schema.faults?.foreign ?? null;
      // If something is missing, it probably stands for that: one cause.
      if (otherRevisions.schema.judged || (lacks && requirement === null)) return;
      this.add({ fault: 'foreign', ...base, schema: otherRevisions.schema, requirement });
      return;
    }
    const free = Object.keys(at.schema.properties ?? {}).filter((key) => !Object.hasOwn(value, key));
    const known = (key: string): boolean => at.schema.properties?.[key]?.aka?.includes(name) ?? false;
    const meant = free.find((key) => sameLetters(key, name)) ?? free.find(known);
    if (meant === undefined) return;
    const schema = at.schema.properties?.[meant];
    if (schema) this.add({ fault: 'misspelt', ...base, schema, instead: meant, requirement: null });
  }
}
