/** Finds every value of the types that rules request, anywhere in a message. Descends only where such a type is possible. */
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { chooseBranch } from './branch.ts';
import { allowedOf, follow, type Followed } from './follow.ts';

/** One step of the path, linked to the path before it: paths are written out only on demand. */
interface Way {
  readonly before: Way | null;
  readonly step: string | number;
}

/** A typed value found on the way down. */
export class Spot {
  readonly type: string;
  readonly value: JsonObject;
  readonly around: Spot | null;
  readonly #way: Way | null;

  constructor(type: string, value: JsonObject, around: Spot | null, way: Way | null) {
    this.type = type;
    this.value = value;
    this.around = around;
    this.#way = way;
  }

  /** From the message down. */
  get path(): Path {
    const steps: (string | number)[] = [];
    for (let way = this.#way; way; way = way.before) steps.push(way.step);
    return steps.reverse();
  }
}

/** The work to do at a schema: computed once, applied to every value. */
interface Plan {
  /** The named type of objects here. */
  type: string | null;
  /** Members of which one makes the value wanted; `true` if it always is, `false` if it never is. */
  wanted: readonly string[] | boolean;
  /** Members to descend into. */
  members: [name: string, plan: Plan][];
  items: Plan | null;
  /** For members that are not in `properties`. */
  rest: { plan: Plan; named: ReadonlySet<string> } | null;
  union: Union | null;
}

interface Union {
  followed: Followed;
  by: string | undefined;
  /** Branches that a discriminator value selects alone; null if such a branch leads to no wanted type. */
  tagged: Map<string, Plan | null>;
}

const MAX_DEPTH = 60;

/** The traversal from the types of one revision to the wanted ones. */
export class Walk {
  readonly deep: DeepModel;
  readonly wanted: ReadonlyMap<string, readonly string[] | true>;
  readonly #plans = new Map<Schema, Plan | null>();
  readonly #leads = new Map<Schema, boolean>();

  /** `wanted`: names of types, with the members of which one makes a value relevant, or `true` for every value. */
  constructor(deep: DeepModel, wanted: ReadonlyMap<string, readonly string[] | true>) {
    this.deep = deep;
    this.wanted = wanted;
  }

  /** Calls `see` for every wanted value, outer ones first. `at` is the member of the message to begin at. */
  visit(schema: Schema, value: JsonValue, at: string | null, see: (spot: Spot) => void): void {
    const plan = this.#planOf(schema);
    if (plan) this.#visit(plan, value, at === null ? null : { before: null, step: at }, null, see, 0);
  }

  #visit(
    plan: Plan,
    value: JsonValue,
    way: Way | null,
    around: Spot | null,
    see: (spot: Spot) => void,
    depth: number,
  ): void {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
    let here = around;
    if (plan.type !== null && !Array.isArray(value)) {
      here = new Spot(plan.type, value, around, way);
      if (isWanted(plan.wanted, value)) see(here);
    }
    if (plan.union) {
      const branch = this.#branchOf(plan.union, value);
      if (branch) this.#visit(branch, value, way, here, see, depth + 1);
    } else if (Array.isArray(value)) {
      const { items } = plan;
      if (!items) return;
      for (let step = 0; step < value.length; step++) {
        const item = value[step];
        if (typeof item === 'object' && item !== null) {
          this.#visit(items, item, { before: way, step }, here, see, depth + 1);
        }
      }
    } else {
      for (const [step, member] of plan.members) {
        const inner = Object.hasOwn(value, step) ? value[step] : undefined;
        if (typeof inner === 'object' && inner !== null) {
          this.#visit(member, inner, { before: way, step }, here, see, depth + 1);
        }
      }
      if (plan.rest) this.#visitRest(plan.rest, value, way, here, see, depth);
    }
  }

  #visitRest(
    { plan, named }: NonNullable<Plan['rest']>,
    value: JsonObject,
    way: Way | null,
    here: Spot | null,
    see: (spot: Spot) => void,
    depth: number,
  ): void {
    for (const step of Object.keys(value)) {
      const inner = named.has(step) ? undefined : value[step];
      if (inner !== undefined) this.#visit(plan, inner, { before: way, step }, here, see, depth + 1);
    }
  }

  #branchOf({ by, tagged, followed }: Union, value: JsonObject | JsonValue[]): Plan | null {
    if (by !== undefined && !Array.isArray(value)) {
      const name = Object.hasOwn(value, by) ? value[by] : undefined;
      const plan = typeof name === 'string' ? tagged.get(name) : undefined;
      if (plan !== undefined) return plan;
    }
    const choice = chooseBranch(followed, value, this.deep);
    return choice.is === 'branch' ? this.#planOf(choice.branch) : null;
  }

  /** Null if no wanted type is possible. */
  #planOf(schema: Schema): Plan | null {
    const known = this.#plans.get(schema);
    if (known !== undefined) return known;
    if (!this.#reaches(schema, new Set())) {
      this.#plans.set(schema, null);
      return null;
    }
    const at = follow(schema, this.deep);
    const { properties = {}, additionalProperties, items, anyOf, type } = at.schema;
    const named = at.name !== null && (type === 'object' || anyOf) ? at.name : null;
    const plan: Plan = {
      type: named,
      wanted: (named !== null && this.wanted.get(named)) || false,
      members: [],
      items: null,
      rest: null,
      union: null,
    };
    this.#plans.set(schema, plan); // before what is below it: types may contain themselves
    for (const [name, member] of Object.entries(properties)) {
      const inner = this.#planOf(member);
      if (inner) plan.members.push([name, inner]);
    }
    if (items) plan.items = this.#planOf(items);
    const rest = additionalProperties ? this.#planOf(additionalProperties) : null;
    if (rest) plan.rest = { plan: rest, named: new Set(Object.keys(properties)) };
    if (anyOf) plan.union = { followed: at, by: at.schema.by, tagged: this.#branchesByTag(anyOf, at.schema.by) };
    return plan;
  }

  /** The branches that a discriminator value selects alone. */
  #branchesByTag(branches: readonly Schema[], by: string | undefined): Map<string, Plan | null> {
    const found = new Map<string, Schema[]>();
    if (by === undefined || branches.some((branch) => follow(branch, this.deep).schema.anyOf)) return new Map();
    for (const branch of branches) {
      const member = follow(branch, this.deep).schema.properties?.[by];
      for (const value of (member && allowedOf(follow(member, this.deep))) ?? []) {
        found.set(value, [...(found.get(value) ?? []), branch]);
      }
    }
    const byTag = new Map<string, Plan | null>();
    for (const [value, [branch, second]] of found) {
      if (branch && !second) byTag.set(value, this.#planOf(branch));
    }
    return byTag;
  }

  /** True if a wanted type is possible here or below. */
  #reaches(schema: Schema, seen: Set<Schema>): boolean {
    const known = this.#leads.get(schema);
    if (known !== undefined) return known;
    if (seen.has(schema)) return false;
    seen.add(schema);
    const at = follow(schema, this.deep);
    const { properties, additionalProperties, items, anyOf } = at.schema;
    const inner = [...Object.values(properties ?? {}), ...(anyOf ?? [])];
    if (additionalProperties) inner.push(additionalProperties);
    if (items) inner.push(items);
    const leads = (at.name !== null && this.wanted.has(at.name)) || inner.some((one) => this.#reaches(one, seen));
    if (leads || seen.size === 1) this.#leads.set(schema, leads);
    return leads;
  }
}

function isWanted(wanted: Plan['wanted'], value: JsonObject): boolean {
  if (typeof wanted === 'boolean') return wanted;
  for (const name of wanted) if (Object.hasOwn(value, name)) return true;
  return false;
}
