/** Differences of two revisions in types and their members. */
import type { RevisionId } from '../types.ts';
import type { Change } from './define.ts';
import { compare } from './envelope-changes.ts';
import { typesIn, type MemberDoc, type TypeDoc } from './types.ts';

/** Types that came, went, or have other members. */
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

/** What is another about a type, one sentence each. */
export function typeDetails(old: TypeDoc, now: TypeDoc): string[] {
  const before = new Map(old.members.map((member) => [member.path, member]));
  const after = new Map(now.members.map((member) => [member.path, member]));
  const details: string[] = [];
  if (old.print !== now.print) details.push(`It was: ${old.print}; it is: ${now.print}.`);
  const came = [...after.values()].filter(({ path }) => !before.has(path));
  const went = [...before.values()].filter(({ path }) => !after.has(path));
  for (const member of outermost(came)) {
    details.push(`\`${member.path}\` is new${member.need === 'required' ? ' and required' : ''}: ${member.says}`);
  }
  for (const member of outermost(went)) details.push(`\`${member.path}\` is gone.`);
  for (const [path, member] of after) {
    const was = before.get(path);
    if (was) details.push(...memberDetails(was, member));
  }
  return details;
}

/** Members inside a member that is named too need no words of their own. */
function outermost(members: readonly MemberDoc[]): readonly MemberDoc[] {
  return members.filter(
    ({ path }) => !members.some((other) => path.startsWith(`${other.path}.`) || path.startsWith(`${other.path}[]`)),
  );
}

function memberDetails(old: MemberDoc, now: MemberDoc): string[] {
  const details: string[] = [];
  if (old.need !== now.need) details.push(`\`${now.path}\` was ${old.need} and is ${now.need}.`);
  if (old.print !== now.print) details.push(`\`${now.path}\` was ${old.print} and is ${now.print}.`);
  return details;
}
