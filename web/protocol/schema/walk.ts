/** Finds every value of the types that rules ask for, wherever it stands in a message. Goes only where such a type can be. */
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { isObject } from '../rules/define.ts';
import { chooseBranch } from './branch.ts';
import { follow } from './follow.ts';

/** A typed value on the way down. */
export interface Spot {
  type: string;
  value: JsonObject;
  path: Path;
  around: Spot | null;
}

/** Where to go: which types are wanted, and which schemas lead to them. */
export class Walk {
  readonly #leads = new Map<Schema, boolean>();

  readonly deep: DeepModel;
  readonly wanted: ReadonlySet<string>;

  constructor(deep: DeepModel, wanted: ReadonlySet<string>) {
    this.deep = deep;
    this.wanted = wanted;
  }

  /** Calls `see` for every wanted value, outer ones first. */
  visit(schema: Schema, value: JsonValue, path: Path, see: (spot: Spot) => void): void {
    this.#visit(schema, value, path, null, see, 0);
  }

  #visit(
    schema: Schema,
    value: JsonValue,
    path: Path,
    around: Spot | null,
    see: (spot: Spot) => void,
    depth: number,
  ): void {
    if (typeof value !== 'object' || value === null || depth > 60 || !this.#leadsOn(schema)) return;
    const at = follow(schema, this.deep);
    let here = around;
    if (at.name !== null && isObject(value) && (at.schema.type === 'object' || at.schema.anyOf)) {
      here = { type: at.name, value, path, around };
      if (this.wanted.has(at.name)) see(here);
    }
    if (at.schema.anyOf) {
      const choice = chooseBranch(at, value, this.deep);
      if (choice.is === 'branch') this.#visit(choice.branch, value, path, here, see, depth + 1);
      return;
    }
    if (Array.isArray(value)) {
      const { items } = at.schema;
      if (!items || !this.#leadsOn(items)) return;
      for (let index = 0; index < value.length; index++) {
        const item = value[index];
        if (item !== undefined) this.#visit(items, item, [...path, index], here, see, depth + 1);
      }
      return;
    }
    const { properties = {}, additionalProperties } = at.schema;
    for (const name in properties) {
      const inner = Object.hasOwn(value, name) ? value[name] : undefined;
      const member = properties[name];
      if (inner !== undefined && member) this.#visit(member, inner, [...path, name], here, see, depth + 1);
    }
    if (!additionalProperties || !this.#leadsOn(additionalProperties)) return;
    for (const name of Object.keys(value)) {
      const inner = value[name];
      if (inner === undefined || Object.hasOwn(properties, name)) continue;
      this.#visit(additionalProperties, inner, [...path, name], here, see, depth + 1);
    }
  }

  /** True when a wanted type can stand here or below. */
  #leadsOn(schema: Schema): boolean {
    const known = this.#leads.get(schema);
    if (known !== undefined) return known;
    const leads = this.#reaches(schema, new Set());
    this.#leads.set(schema, leads);
    return leads;
  }

  #reaches(schema: Schema, seen: Set<Schema>): boolean {
    if (seen.has(schema)) return false;
    seen.add(schema);
    const at = follow(schema, this.deep);
    if (at.name !== null && this.wanted.has(at.name)) return true;
    const { properties, additionalProperties, items, anyOf } = at.schema;
    const inner = [...Object.values(properties ?? {}), ...(anyOf ?? [])];
    if (additionalProperties) inner.push(additionalProperties);
    if (items) inner.push(items);
    return inner.some((one) => this.#reaches(one, seen));
  }
}
