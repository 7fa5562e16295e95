/** In which revisions a member or a method stands, in words. */
import { deepOf, PARTS, type DeepModel } from '../model/deep.ts';
import { models } from '../model/index.ts';
import type { Schema } from '../model/schema.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import { spell } from './abroad.ts';
import { follow } from './follow.ts';

/** Steps down from a type: names of members, `null` for any item. */
export type Steps = readonly (string | null)[];

/** Where a place belongs: the nearest named type around it, and the message it is part of. */
export interface Home {
  readonly type: string | null;
  /** From that type. */
  readonly steps: Steps;
  /** From the root. */
  readonly path: Steps;
  /** The method of the message, and the member that the root of the path is. */
  readonly root?: { method: string; part: 'message' | 'result' } | undefined;
  /** Of the value of a named type: where its member belongs. */
  readonly outer: Home | null;
}

const ALL = REVISION_IDS.filter((id) => PARTS[id].length > 0);

/** «from 2025-06-18 on», «only in 2025-11-25», «in every revision of MCP»; `null` when nobody can say. */
export function sinceMember(home: Home): string | null {
  const having = ALL.filter((id) => stands(home, id));
  const [first] = having;
  // An object without a name of its own is often open: a later revision that no longer lists a member still takes it.
  return inWords(home.steps.length > 1 && first ? ALL.slice(ALL.indexOf(first)) : having);
}

/** The same for a method. */
export function sinceMethod(name: string): string | null {
  return inWords(models.filter(({ methods }) => methods.has(name)).map(({ id }) => id));
}

function inWords(having: readonly RevisionId[]): string | null {
  if (having.length === 0) return null;
  return having.length === ALL.length ? 'in every revision of MCP' : spell(having);
}

function stands(home: Home, id: RevisionId): boolean {
  const deep = deepOf(id);
  const { type, steps, path, root } = home;
  if (type !== null && steps.length > 0 && deep.types.has(type)) return leads({ $ref: type }, steps, deep);
  // Types change their names; a method's parameters and result are found by the method.
  if (!root || path.length > 2 || path.includes(null)) return false;
  const row = models.find((model) => model.id === id)?.methods.get(root.method);
  const top = root.part === 'message' ? row?.type : row?.result;
  return top !== undefined && leads({ $ref: top }, path, deep);
}

/** True when the steps lead somewhere, in a union by any of its branches. */
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
