/** Differences between two revisions in types and their members. */
import type { RevisionId } from '../types.ts';
import type { Change } from './define.ts';
import { compare } from './envelope-changes.ts';
import { typesIn, type MemberDoc, type TypeDoc } from './types.ts';

/** Types that were added or removed, or whose members changed. */
export function typeChanges(from: RevisionId, to: RevisionId): Change[] {
  return compare<TypeDoc>(
    typesIn(from),
    typesIn(to),
    (_key, type) => ({
      name: type.name,
      says: type.says,
      target: { page: 'types', revision: typesIn(to).has(type.name) ? to : from, id: type.name },
    }),
    typeDetails,
  );
}

/** The differences of a type, one sentence each. */
export function typeDetails(old: TypeDoc, now: TypeDoc): string[] {
  const before = new Map(old.members.map((member) => [member.path, member]));
  const after = new Map(now.members.map((member) => [member.path, member]));
  const details: string[] = [];
  if (old.print !== now.print) details.push(`Before: ${old.print}; now: ${now.print}.`);
  const came = [...after.values()].filter(({ path }) => !before.has(path));
  const went = [...before.values()].filter(({ path }) => !after.has(path));
  for (const member of outermost(came)) {
    details.push(`\`${member.path}\` is new${member.need === 'required' ? ' and required' : ''}: ${member.says}`);
  }
  for (const member of outermost(went)) details.push(`\`${member.path}\` was removed.`);
  for (const [path, member] of after) {
    const was = before.get(path);
    if (was) details.push(...memberDetails(was, member));
  }
  return details;
}

/** A member inside another listed member is not listed separately. */
function outermost(members: readonly MemberDoc[]): readonly MemberDoc[] {
  return members.filter(
    ({ path }) => !members.some((other) => path.startsWith(`${other.path}.`) || path.startsWith(`${other.path}[]`)),
  );
}

function memberDetails(old: MemberDoc, now: MemberDoc): string[] {
  const details: string[] = [];
  if (old.need !== now.need) details.push(`\`${now.path}\` was ${old.need}; it is now ${now.need}.`);
  if (old.print !== now.print) details.push(`\`${now.path}\` was ${old.print}; it is now ${now.print}.`);
  return details;
}
