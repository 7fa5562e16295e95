/** A schema that hosts take and that accepts and rejects the same arguments, or the report of what it gives up. */
import { has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { toolTests } from '../conditions/index.ts';
import { hostEntry } from '../data/index.ts';
import { isJudgeable } from '../nodes.ts';
import { toolView } from '../views.ts';
import { withoutDraft } from './dialects.ts';
import { withPlainNames } from './names.ts';
import { nodeRewrites, rewritable, rootRewrites } from './plan.ts';
import { inlined } from './references.ts';
import { flatRoot, objectRoot, withProperties } from './root.ts';
import { newNotes, rewrite, type Notes } from './steps.ts';

/** A schema to use instead. */
export interface EquivalentSchema {
  readonly schema: JsonObject;
  /** True if it accepts and rejects the same arguments (JSON objects), as far as keywords check them. */
  readonly same: boolean;
  /** What it no longer checks; whole sentences. */
  readonly givesUp: readonly string[];
  /** What it checks in addition; whole sentences. */
  readonly adds: readonly string[];
  /** New names of root properties, by their old names: the handler has to map them back. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Ids of the given entries that still apply to it. */
  readonly remaining: readonly string[];
}

/** What is left out at the root besides alternatives, by the kind of flattening. */
const ROOT_DROPS = { flat: [], 'flat-openai': ['enum', 'not'], 'flat-vscode': ['not', 'if', 'then', 'else'] } as const;
const MAX_ROUNDS = 3;

/**
 * A schema for which these entries of the catalog no longer apply. Null if nothing has to change, or none of the entries can be
 * answered by another schema. If a rewrite makes another entry of the same hosts apply, that one is answered too.
 */
export function equivalentSchema(schema: JsonValue, ids: Iterable<string>): EquivalentSchema | null {
  const wanted = new Set([...ids].filter((id) => rewritable.has(id)));
  if (!isObject(schema) || wanted.size === 0 || !isJudgeable(schema)) return null;
  const related = relatedTo(wanted);
  const before = applying(schema, related);
  const all = new Set(wanted);
  let notes = newNotes();
  let result = rewritten(schema, all, notes);
  for (let round = 1; round < MAX_ROUNDS && result !== null; round++) {
    const added = applying(result, related).filter((id) => !before.includes(id) && !all.has(id));
    if (added.length === 0) break;
    for (const id of added) all.add(id);
    notes = newNotes();
    result = rewritten(schema, all, notes);
  }
  if (result === null || JSON.stringify(result) === JSON.stringify(schema)) return null;
  const { givesUp, adds, renamed } = notes;
  return {
    schema: result,
    same: givesUp.size === 0 && adds.size === 0 && renamed.size === 0,
    givesUp: [...givesUp],
    adds: [...adds],
    renamed,
    remaining: applying(result, [...wanted]),
  };
}

/** All rewritable entries of the hosts that these entries concern. */
function relatedTo(ids: ReadonlySet<string>): readonly string[] {
  const hosts = new Set([...ids].flatMap((id) => hostEntry(id)?.hosts ?? []));
  return [...rewritable].filter((id) => {
    const entry = hostEntry(id);
    return entry !== undefined && entry.status !== 'fixed' && entry.hosts.some((host) => hosts.has(host));
  });
}

/** The entries among these that apply to a tool with this schema. */
function applying(schema: JsonObject, ids: readonly string[]): string[] {
  const view = toolView({ name: 'x', description: 'x', inputSchema: schema }, [], undefined);
  return ids.filter((id) => (toolTests.get(id)?.(view).length ?? 0) > 0);
}

/** The schema after all rewrites for these entries; null if its root allows no object. */
function rewritten(schema: JsonObject, ids: ReadonlySet<string>, notes: Notes): JsonObject | null {
  const result = rewrittenAs(schema, ids, notes);
  const step = withoutDraft(schema);
  if (result === null || step === null || has(result, '$schema')) return result;
  // Without its `$schema`, the schema may be read by another draft.
  const same = rewrite(schema, step, notes);
  return isObject(same) ? rewrittenAs(same, ids, notes) : result;
}

function rewrittenAs(schema: JsonObject, ids: ReadonlySet<string>, notes: Notes): JsonObject | null {
  const root = rewrittenRoot(schema, ids, notes);
  if (root === null) return null;
  const result = nodeRewrites(ids).reduce<JsonValue>((value, step) => rewrite(value, step, notes), root);
  return isObject(result) ? result : null;
}

function rewrittenRoot(schema: JsonObject, ids: ReadonlySet<string>, notes: Notes): JsonObject | null {
  const steps = rootRewrites(ids);
  let root = steps.has('inline') ? inlined(schema, notes) : schema;
  const flat = (['flat', 'flat-openai', 'flat-vscode'] as const).filter((step) => steps.has(step));
  if (flat.length > 0)
    root = flatRoot(
      root,
      notes,
      flat.flatMap((step): readonly string[] => ROOT_DROPS[step]),
    );
  if (steps.has('object')) {
    const object = objectRoot(root);
    if (object === null) return null;
    root = object;
  }
  if (steps.has('properties')) root = withProperties(root);
  return steps.has('names') ? withPlainNames(root, notes) : root;
}
