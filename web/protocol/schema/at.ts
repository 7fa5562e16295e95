/**
 * The types’ definitions for the places of a message: one definition for the message, then member by member and item by item.
 * For the anatomy, hovers and completion; nothing here is judged.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { type DeepModel, deepOf, PARTS } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { get, isObject } from '../json/object.ts';
import { chooseBranch } from './branch.ts';
import { chooseDefinition, type Chooser, type Definition } from './choose.ts';
import type { RevisionModel } from '../model/define.ts';
import { rangeText, typeText } from './expected.ts';
import { allowedOf, follow, typesOf } from './follow.ts';
import { FORMAT_TEXTS } from './formats.ts';
import { models } from '../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import { spell } from './other-revisions.ts';

// The revisions in which a member or a method exists, in words.

/** Steps down from a type: keys, `null` for any item. */
type Steps = readonly (string | null)[];

/** The context of a place: the nearest named type around it, and its part of the message. */
interface Home {
  readonly type: string | null;
  /** From that type. */
  readonly steps: Steps;
  /** From the root. */
  readonly path: Steps;
  /** The method of the message, and the member that is the root of the path. */
  readonly root?: { method: string; part: 'message' | 'result' } | undefined;
  /** For the value of a named type: the context of its member. */
  readonly outer: Home | null;
}

const ALL = REVISION_IDS.filter((id) => PARTS[id].length > 0);

/** “since 2025-06-18”, “only in 2025-11-25”, “in every revision of MCP”; `null` if unknown. */
function sinceMember(home: Home): string | null {
  const having = ALL.filter((id) => stands(home, id));
  const [first] = having;
  // An unnamed object is often open: a later revision that no longer lists a member still accepts it.
  return inText(home.steps.length > 1 && first ? ALL.slice(ALL.indexOf(first)) : having);
}

/** The same for a method. */
function sinceMethod(name: string): string | null {
  return inText(models.filter(({ methods }) => methods.has(name)).map(({ id }) => id));
}

function inText(having: readonly RevisionId[]): string | null {
  if (having.length === 0) return null;
  return having.length === ALL.length ? 'in every revision of MCP' : spell(having);
}

function stands(home: Home, id: RevisionId): boolean {
  const deep = deepOf(id);
  const { type, steps, path, root } = home;
  if (type !== null && steps.length > 0 && deep.types.has(type)) return leads({ $ref: type }, steps, deep);
  // Types are renamed between revisions; a method’s parameters and result are found by the method.
  if (!root || path.length > 2 || path.includes(null)) return false;
  const row = models.find((model) => model.id === id)?.methods.get(root.method);
  const top = root.part === 'message' ? row?.type : row?.result;
  return top !== undefined && leads({ $ref: top }, path, deep);
}

/** True if the steps lead to a definition, in a union by any of its branches. */
function leads(schema: Schema, steps: Steps, deep: DeepModel): boolean {
  let open: readonly Schema[] = [schema];
  for (const step of steps) {
    const next: Schema[] = [];
    for (const one of open.flatMap((each) => opened(each, deep, 4))) {
      const { properties, items } = follow(one, deep).schema;
      const inner =
        step === null ? items : properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
      if (inner) next.push(inner);
    }
    if (next.length === 0) return false;
    open = next;
  }
  return true;
}

function opened(schema: Schema, deep: DeepModel, depth: number): Schema[] {
  const inner = depth > 0 ? follow(schema, deep).schema.anyOf : undefined;
  return inner ? inner.flatMap((branch) => opened(branch, deep, depth - 1)) : [schema];
}

/** One place of a message, as the types define it. */
export interface Known {
  /** The member’s key; empty for items and at the top. */
  readonly name: string;
  readonly need: 'required' | 'optional' | 'not defined';
  /** Its purpose, in our words; empty if there is no description. */
  readonly says: string;
  /** The allowed strings, if they are a closed set; otherwise empty. */
  readonly values: readonly string[];
  /** The required value, in words; `null` if any value is allowed. */
  readonly allowed: string | null;
  /** Name of the type at this place; for a union, of the chosen branch. */
  readonly type: string | null;
  /** The allowed schemas: the branches of a union, otherwise the single schema. References are not followed. */
  readonly branches: readonly Schema[];
  /** From the chosen branch, with its reference followed. */
  readonly schema: Schema;
  /** The discriminator member, with all its values that name a branch. */
  readonly by: { name: string; values: readonly string[] } | null;
  readonly home: Home;
}

/** Reads the types of one revision. */
export interface Guide {
  /** The definition of a message; if its kind does not match its method, that of the method. */
  definition(message: Chooser, model: RevisionModel): Definition | null;
  /**
   * The place of a whole value of a named type. `root`: the method and the member that contains it, if it is the root of a
   * message.
   */
  top(type: string, value: JsonValue | undefined, root?: Home['root']): Known;
  /** Every declared member, in the order of the types. */
  members(known: Known, object: JsonObject): Known[];
  /** A member, declared or not; `null` if the types do not define it. */
  member(known: Known, name: string, value: JsonValue | undefined): Known | null;
  /** An item of an array; `null` if items have no definition. */
  item(known: Known, value: JsonValue | undefined): Known | null;
  /** “since 2025-06-18”: the revisions in which it exists. `null` if unknown. */
  since(known: Known): string | null;
  /** The same for a method. */
  sinceMethod(name: string): string | null;
}

/** Nested unions are merged into one; deeper ones are not opened. */
function branchesOf(schema: Schema, deep: DeepModel, depth = 4): Schema[] {
  const inner = depth > 0 ? follow(schema, deep).schema.anyOf : undefined;
  return inner ? inner.flatMap((branch) => branchesOf(branch, deep, depth - 1)) : [schema];
}

/** “`user` or `assistant`”, “a number from 0 to 1”, “a string”: the required value at a place. */
function allowedText(
  schema: Schema,
  values: readonly string[],
  deep: DeepModel,
  branches: readonly Schema[],
): string | null {
  if (values.length > 0) return values.map((value) => `\`"${value}"\``).join(', ');
  const all = branches.map((branch) => follow(branch, deep));
  const types = [...new Set(all.flatMap(typesOf))];
  if (types.length === 0 || all.some((one) => typesOf(one).length === 0)) return null;
  if (schema.format) return FORMAT_TEXTS[schema.format];
  if (schema.minimum !== undefined || schema.maximum !== undefined) return rangeText(schema);
  const names = [...new Set(all.flatMap(({ name }) => (name === null ? [] : [`\`${name}\``])))];
  return names.length > 1 ? `one of ${names.join(', ')}` : typeText(types);
}

/** The guide to a revision’s types. */
export function guideOf(deep: DeepModel): Guide {
  function place(
    schema: Schema,
    value: JsonValue | undefined,
    about: { name: string; need: Known['need']; home: Home; values?: readonly string[] | undefined },
  ): Known {
    const at = follow(schema, deep);
    const branches = branchesOf(schema, deep);
    let { schema: whole, name: type } = at;
    let values = allowedOf(at) ?? [];
    let by: Known['by'] = null;
    if (whole.anyOf) {
      if (whole.by !== undefined) by = { name: whole.by, values: valuesOf(whole.by, branches, deep) };
      if (value === undefined) values = textsOf(branches, deep);
      else {
        const choice = chooseBranch(at, value, deep);
        const branch =
          choice.is === 'branch' ? follow(choice.branch, deep) : choice.is === 'type' ? null : choice.branch;
        if (!isObject(value)) values = textsOf(branches, deep);
        if (branch) [whole, type] = [branch.schema, branch.name ?? type];
      }
    }
    if (about.values) values = about.values;
    return {
      name: about.name,
      need: about.need,
      says: schema.description ?? at.schema.description ?? '',
      values,
      allowed: allowedText(whole, values, deep, branches),
      type,
      branches,
      schema: whole,
      by,
      home: type === null ? about.home : { ...about.home, type, steps: [], outer: about.home },
    };
  }

  function step(known: Known, name: string, schema: Schema, value: JsonValue | undefined): Known {
    const need = known.schema.required?.includes(name) ? 'required' : 'optional';
    const values = known.by?.name === name ? known.by.values : undefined;
    return place(schema, value, { name, need, home: further(known.home, name), values });
  }

  function member(known: Known, name: string, value: JsonValue | undefined): Known | null {
    const { properties = {}, additionalProperties } = known.schema;
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema) return step(known, name, schema, value);
    return additionalProperties ? step(known, name, additionalProperties, value) : null;
  }

  return {
    definition(message, model) {
      const { row } = message;
      const chosen = chooseDefinition(message, model, deep);
      if (chosen || !row || !deep.types.has(row.type)) return chosen;
      return { type: row.type, at: null, because: `the method is \`${row.name}\``, guessed: false };
    },
    top: (type, value, root) => place({ $ref: type }, value, { name: '', need: 'required', home: homeOf(root) }),
    members: (known, object) =>
      Object.keys(known.schema.properties ?? {}).flatMap((name) => member(known, name, get(object, name)) ?? []),
    member,
    item(known, value) {
      const { items } = known.schema;
      return items ? place(items, value, { name: '', need: 'optional', home: further(known.home, null) }) : null;
    },
    since: ({ home }) => sinceMember(home.outer && home.steps.length === 0 ? home.outer : home),
    sinceMethod,
  };
}

function homeOf(root: Home['root']): Home {
  return { type: null, steps: [], path: [], root, outer: null };
}

function further(home: Home, name: string | null): Home {
  return { ...home, steps: [...home.steps, name], path: [...home.path, name], outer: null };
}

/** All strings of branches that are closed sets. */
function textsOf(branches: readonly Schema[], deep: DeepModel): readonly string[] {
  return [...new Set(branches.flatMap((branch) => allowedOf(follow(branch, deep)) ?? []))];
}

/** All values of the discriminator member. */
function valuesOf(by: string, branches: readonly Schema[], deep: DeepModel): readonly string[] {
  const members = branches.flatMap((branch) => follow(branch, deep).schema.properties?.[by] ?? []);
  return textsOf(members, deep);
}
