/** The other revisions’ definitions of a type: members and values that exist there and not here. */
import { PARTS, deepOf } from '../model/deep.ts';
import type { DeepModel, NamedType } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { spellOf } from '../model/spell.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import type { OtherRevisions } from './faults.ts';
import { follow } from './follow.ts';

const known = new Map<RevisionId, OtherRevisions>();

/** The other revisions as seen from one: the nearest later one first, then the nearest earlier one. */
export function otherRevisionsOf(id: RevisionId): OtherRevisions {
  let otherRevisions = known.get(id);
  if (!otherRevisions) known.set(id, (otherRevisions = { member: (type, name) => memberElsewhere(id, type, name) }));
  return otherRevisions;
}

function memberElsewhere(id: RevisionId, type: string, name: string): { schema: Schema } | null {
  const at = REVISION_IDS.indexOf(id);
  for (const other of [...REVISION_IDS.slice(at + 1), ...REVISION_IDS.slice(0, at).toReversed()]) {
    const schema = membersOf(deepOf(other).types.get(type))[name];
    if (schema && Object.hasOwn(membersOf(deepOf(other).types.get(type)), name)) return { schema };
  }
  return null;
}

function membersOf(type: NamedType | undefined): Readonly<Record<string, Schema>> {
  return type?.properties ?? {};
}

/** The MCP revisions in which a type has a member, or the value is allowed, oldest first. */
export function revisionsWith(type: string, member: string): readonly RevisionId[] {
  return REVISION_IDS.filter(
    (id) => PARTS[id].length > 0 && Object.hasOwn(membersOf(deepOf(id).types.get(type)), member),
  );
}

/**
 * The MCP revisions in which a member of a type may contain an object with this discriminator value, oldest first. For example
 * a block with `audio` under `type` in the `content` of a `PromptMessage`.
 */
export function revisionsNaming(owner: string, member: string, by: string, value: string): readonly RevisionId[] {
  return REVISION_IDS.filter((id) => {
    const schema = membersOf(deepOf(id).types.get(owner))[member];
    return schema !== undefined && names(schema, by, value, deepOf(id), 6);
  });
}

function names(schema: Schema, by: string, value: string, deep: DeepModel, depth: number): boolean {
  if (depth === 0) return false;
  const { schema: whole } = follow(schema, deep);
  if (whole.properties?.[by]?.const === value) return true;
  return [...(whole.anyOf ?? []), ...(whole.items ? [whole.items] : [])].some((inner) =>
    names(inner, by, value, deep, depth - 1),
  );
}

const MCP = REVISION_IDS.filter((id) => PARTS[id].length > 0);

/** “since 2025-06-18”, “only in 2025-11-25”, “until 2025-11-25”, for the MCP revisions that have it. */
export function spell(having: readonly RevisionId[]): string {
  return spellOf(having, MCP);
}
