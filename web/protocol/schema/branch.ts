/** Which branch of a union a value is meant to be. One branch is chosen first; only that one is judged. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { JsonTypeName, Schema } from '../model/schema.ts';
import { isObject } from '../rules/define.ts';
import { allowedOf, follow, takes, typesOf, type Followed } from './follow.ts';

/** The choice: a branch, or why there is none. */
export type Choice =
  | { is: 'branch'; branch: Schema }
  /** No branch takes this kind of value. */
  | { is: 'type'; types: readonly JsonTypeName[] }
  /** The discriminator is missing, no text, or names no branch. */
  | {
      is: 'discriminator';
      by: string;
      why: 'missing' | 'type' | 'value';
      allowed: readonly string[];
      branch: Followed;
    };

/** Chooses among the branches of `union.schema.anyOf`. */
export function chooseBranch(union: Followed, value: JsonValue, deep: DeepModel): Choice {
  const branches = (union.schema.anyOf ?? []).flatMap((branch) => flat(branch, deep, 4));
  const fitting = branches.filter(({ followed }) => takes(typesOf(followed), value));
  if (fitting.length === 0) {
    return { is: 'type', types: [...new Set(branches.flatMap(({ followed }) => typesOf(followed)))] };
  }
  if (!isObject(value)) return { is: 'branch', branch: scalar(fitting, value) };
  const { by } = union.schema;
  return by === undefined ? { is: 'branch', branch: mostShown(fitting, value) } : byMember(fitting, by, value, deep);
}

interface Branch {
  schema: Schema;
  followed: Followed;
}

/** Unions within unions are one union. */
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
  const described = fitting.map((branch) => {
    const member = branch.followed.schema.properties?.[by];
    const followed = member ? follow(member, deep) : null;
    return { ...branch, allowed: (followed && allowedOf(followed)) ?? [], needed: isNeeded(branch, by) };
  });
  const told = Object.hasOwn(value, by) ? value[by] : undefined;
  if (typeof told === 'string') {
    const named = described.filter(({ allowed }) => allowed.includes(told));
    if (named.length > 0) return { is: 'branch', branch: mostShown(named, value) };
  }
  if (told === undefined) {
    const free = described.filter(({ needed }) => !needed);
    if (free.length > 0) return { is: 'branch', branch: mostShown(free, value) };
  }
  const guess = mostShown(described, value);
  const branch = described.find(({ schema }) => schema === guess) ?? described[0];
  const allowed = [...new Set(described.flatMap((one) => one.allowed))];
  const why = told === undefined ? 'missing' : typeof told === 'string' ? 'value' : 'type';
  return branch ? { is: 'discriminator', by, why, allowed, branch: branch.followed } : { is: 'branch', branch: guess };
}

function isNeeded({ followed }: Branch, by: string): boolean {
  return followed.schema.required?.includes(by) ?? false;
}

/** The branch whose required members are there, most of them first; the earlier of equals. */
function mostShown(branches: readonly Branch[], value: JsonObject): Schema {
  let best = branches[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const { required = [], properties = {} } = branch.followed.schema;
    let score = 0;
    for (const name of required) {
      if (Object.hasOwn(value, name)) score += 4;
      else score -= properties[name]?.aka?.some((other) => Object.hasOwn(value, other)) ? 3 : 4;
    }
    for (const name of Object.keys(properties)) if (Object.hasOwn(value, name)) score += 1;
    if (score > most) [best, most] = [branch, score];
  }
  return best?.schema ?? {};
}
