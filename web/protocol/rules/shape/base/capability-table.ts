/** What revisions and sides know of a capability: whose it is, since when, and what stands in it. */
import { PARTS, deepOf } from '../../../model/deep.ts';
import type { Schema } from '../../../model/schema.ts';
import { spell } from '../../../schema/abroad.ts';
import { REVISION_IDS, type RevisionId } from '../../../types.ts';

/** The two types. */
export type Side = 'ClientCapabilities' | 'ServerCapabilities';

type Members = Readonly<Record<string, Schema>>;
const NONE: Members = {};

/** The members below a path in the capabilities of one side: `[]` for the capabilities, `['sampling']` for its parts. */
export function membersOf(revision: RevisionId, side: Side, path: readonly string[]): Members {
  let members: Members = deepOf(revision).types.get(side)?.properties ?? NONE;
  for (const step of path) members = (Object.hasOwn(members, step) ? members[step]?.properties : undefined) ?? NONE;
  return members;
}

/** The revisions in which a side has a capability, or a part of one, oldest first. */
export function having(side: Side, path: readonly string[]): readonly RevisionId[] {
  const last = path.at(-1) ?? '';
  return REVISION_IDS.filter(
    (id) => PARTS[id].length > 0 && Object.hasOwn(membersOf(id, side, path.slice(0, -1)), last),
  );
}

/** «exists from 2025-06-18 on»; empty when no revision has it. */
export function lifeOf(side: Side, path: readonly string[]): string {
  const revisions = having(side, path);
  return revisions.length === 0 ? '' : `exists ${spell(revisions)}`;
}

/** Entries for capabilities that only other revisions have, by name or by name and part. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  completions: 'capabilities/completions-since-2025-03-26',
  elicitation: 'capabilities/elicitation-since-2025-06-18',
  extensions: 'capabilities/extensions-since-2026-07-28',
  tasks: 'capabilities/tasks-only-2025-11-25',
  'elicitation.form': 'capabilities/elicitation-modes-since-2025-11-25',
  'elicitation.url': 'capabilities/elicitation-modes-since-2025-11-25',
  'sampling.context': 'capabilities/sampling-parts-since-2025-11-25',
  'sampling.tools': 'capabilities/sampling-parts-since-2025-11-25',
  'roots.listChanged': 'capabilities/roots-list-changed-dropped',
};
