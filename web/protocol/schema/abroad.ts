/** What the other revisions know about a type: members and values that exist there and not here. */
import { PARTS, deepOf } from '../model/deep.ts';
import type { NamedType } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import type { Abroad } from './faults.ts';

const known = new Map<RevisionId, Abroad>();

/** The other revisions as seen from one: the nearest later one first, then the nearest earlier one. */
export function abroadOf(id: RevisionId): Abroad {
  let abroad = known.get(id);
  if (!abroad) known.set(id, (abroad = { member: (type, name) => memberAbroad(id, type, name) }));
  return abroad;
}

function memberAbroad(id: RevisionId, type: string, name: string): { schema: Schema } | null {
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

/** The MCP revisions in which some type is told by this value of a member, such as `audio` under `type`, oldest first. */
export function revisionsNaming(member: string, value: string): readonly RevisionId[] {
  return REVISION_IDS.filter((id) =>
    [...deepOf(id).types.values()].some((type) => membersOf(type)[member]?.const === value),
  );
}

/** «from 2025-06-18 on», «only in 2025-11-25», «up to 2025-11-25», for the revisions that have a thing. */
export function spell(having: readonly RevisionId[]): string {
  const all = REVISION_IDS.filter((id) => PARTS[id].length > 0);
  const [first, last] = [having[0], having.at(-1)];
  if (first === undefined || last === undefined) return 'in no revision';
  if (last === all.at(-1)) return `from ${first} on`;
  if (first === last) return `only in ${first}`;
  return first === all[0] ? `up to ${last}` : `from ${first} to ${last}`;
}
