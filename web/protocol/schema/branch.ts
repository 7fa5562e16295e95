/** The branch of a union that a value is meant to be. One branch is chosen first; only that one is judged. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { JsonTypeName, Schema } from '../model/schema.ts';
import { isObject } from '../json/object.ts';
import { allowedOf, follow, takes, typesOf, type Followed } from './follow.ts';

/** The choice: a branch, or why there is none. */
export type Choice =
  | { is: 'branch'; branch: Schema }
  /** No branch accepts this kind of value. */
  | { is: 'type'; types: readonly JsonTypeName[] }
  /** The discriminator is missing, is not a string, or names no branch. */
  | {
      is: 'discriminator';
      by: string;
      why: 'missing' | 'type' | 'value';
      allowed: readonly string[];
      branch: Followed;
    };

/** Chooses among the branches of `union.schema.anyOf`. */
export function chooseBranch(union: Followed, value: JsonValue, deep: DeepModel): Choice {
  const branches = branchesOf(union, deep);
  const fitting = branches.filter(({ followed }) => takes(typesOf(followed), value));
  if (fitting.length === 0) {
    return { is: 'type', types: [...new Set(branches.flatMap(({ followed }) => typesOf(followed)))] };
  }
  if (!isObject(value)) return { is: 'branch', branch: scalar(fitting, value) };
  const { by } = union.schema;
  return by === undefined
    ? { is: 'branch', branch: maxShown(fitting, value, deep) }
    : byMember(fitting, by, value, deep);
}

interface Branch {
  schema: Schema;
  followed: Followed;
}

/** For each union of one model: its branches. */
const known = new WeakMap<Followed, readonly Branch[]>();

function branchesOf(union: Followed, deep: DeepModel): readonly Branch[] {
  let branches = known.get(union);
  if (!branches) known.set(union, (branches = (union.schema.anyOf ?? []).flatMap((branch) => flat(branch, deep, 4))));
  return branches;
}

/** Nested unions are merged into one. */
function flat(branch: Schema, deep: DeepModel, depth: number): Branch[] {
  const followed = follow(branch, deep);
  if (!followed.schema.anyOf || depth === 0) return [{ schema: branch, followed }];
  return followed.schema.anyOf.flatMap((inner) => flat(inner, deep, depth - 1));
}

function scalar(fitting: readonly Branch[], value: JsonValue): Schema {
  const exact = fitting.find(({ followed }) => typeof value !== 'string' || allowedOf(followed)?.includes(value));
  return (exact ?? fitting[0])?.schema ?? {};
}

function byMember(fitting: readonly Branch[], by: string, value: JsonObject, deep: DeepModel): Choice {
  const described = fitting.map((branch) => describedBy(branch, by, deep));
  const tag = Object.hasOwn(value, by) ? value[by] : undefined;
  if (typeof tag === 'string') {
    const named = described.filter(({ allowed }) => allowed.includes(tag));
    if (named.length > 0) return { is: 'branch', branch: maxShown(named, value, deep) };
  }
  if (tag === undefined) {
    const free = described.filter(({ needed }) => !needed);
    if (free.length > 0) return { is: 'branch', branch: maxShown(free, value, deep) };
  }
  const guess = maxShown(described, value, deep);
  const branch = described.find(({ schema }) => schema === guess) ?? described[0];
  const allowed = [...new Set(described.flatMap((one) => one.allowed))];
  const why = tag === undefined ? 'missing' : typeof tag === 'string' ? 'value' : 'type';
  return branch ? { is: 'discriminator', by, why, allowed, branch: branch.followed } : { is: 'branch', branch: guess };
}

interface Described extends Branch {
  readonly by: string;
  /** The allowed values of the discriminator member here. */
  readonly allowed: readonly string[];
  readonly needed: boolean;
}

const descriptions = new WeakMap<Branch, Described>();

function describedBy(branch: Branch, by: string, deep: DeepModel): Described {
  const before = descriptions.get(branch);
  if (before?.by === by) return before;
  const member = branch.followed.schema.properties?.[by];
  const followed = member ? follow(member, deep) : null;
  const allowed = (followed && allowedOf(followed)) ?? [];
  const described = { ...branch, by, allowed, needed: isNeeded(branch, by) };
  descriptions.set(branch, described);
  return described;
}

function isNeeded({ followed }: Branch, by: string): boolean {
  return followed.schema.required?.includes(by) ?? false;
}

/**
 * The branch whose required members are present, with the most of them. Among equal ones: the one with more matching members,
 * then the earlier one.
 */
function maxShown(branches: readonly Branch[], value: JsonObject, deep: DeepModel): Schema {
  let best = branches[0];
  let max = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const { required = [], properties = {} } = branch.followed.schema;
    let score = 0;
    for (const name of required) score += Object.hasOwn(value, name) ? 4 : -4;
    for (const name of Object.keys(properties)) {
      const member = properties[name];
      if (member && Object.hasOwn(value, name)) score += 1 + shownWithin(member, value[name], deep) / 100;
    }
    if (score > max) [best, max] = [branch, score];
  }
  return best?.schema ?? {};
}

/** The highest number of required members in a member’s value, over its branches. */
function shownWithin(member: Schema, value: JsonValue | undefined, deep: DeepModel): number {
  if (!isObject(value)) return 0;
  const counts = flat(member, deep, 2).map(
    ({ followed }) => followed.schema.required?.filter((name) => Object.hasOwn(value, name)).length ?? 0,
  );
  return Math.min(50, Math.max(0, ...counts));
}
