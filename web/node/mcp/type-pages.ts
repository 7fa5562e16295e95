/** Methods and types of a revision, short enough for a model. */
import {
  methodIn,
  methodNames,
  revisionsOfType,
  typesIn,
  whyNoMethod,
  type MemberDoc,
  type Method,
  type TypeDoc,
} from '../../protocol/catalog.ts';
import { nearest } from '../../protocol/json/nearest.ts';
import type { RevisionId } from '../../protocol/types.ts';
import { Unusable } from '../arguments.ts';

/** Maximum number of members of a type. */
const MAX_MEMBERS = 120;

/** Methods and types whose names contain `search`, in any letter case. */
export function listOf(revision: RevisionId, search: string) {
  const has = (name: string): boolean => name.toLowerCase().includes(search.toLowerCase());
  const methods = methodNames(revision)
    .filter(has)
    .flatMap((name) => {
      const method = methodIn(revision, name);
      return method ? [methodRow(method)] : [];
    });
  const types = [...typesIn(revision).values()]
    .filter(({ name }) => has(name))
    .map(({ name, role, says }) => ({ name, role, says: firstSentence(says) }));
  return { revision, methods, types };
}

function methodRow({ name, kind, sender, type, result, capability, says }: Method) {
  return { name, kind, sender, type, result, capability, says };
}

/** The names of the types of a revision. */
export function typeNames(revision: RevisionId): readonly string[] {
  return [...typesIn(revision).keys()];
}

/**
 * A type, or the type of a method’s message, with its members. Those of a message include the members of its `params`. Throws
 * `Unusable` for an unknown name.
 */
export function typePage(revision: RevisionId, name: string) {
  const method = methodIn(revision, name);
  const types = typesIn(revision);
  const doc = types.get(method?.type ?? name);
  if (!doc) throw new Unusable(unknownType(revision, name));
  const all = doc.members.flatMap((one) => {
    const inner = doc.role === 'message' && one.path === 'params' ? types.get(textOf(one.kind)) : undefined;
    const params = inner?.members.map((member) => memberOf({ ...member, path: `params.${member.path}` }, inner)) ?? [];
    return [memberOf(one, doc), ...params];
  });
  const members = all.slice(0, MAX_MEMBERS);
  const more = all.length - members.length;
  return {
    revision,
    ...(method ? { methods: [methodRow(method)] } : {}),
    type: {
      name: doc.name,
      says: doc.says,
      spec: doc.url,
      ...(doc.members.length === 0 ? { kind: [textOf(doc.kind), doc.limits].filter(Boolean).join('; ') } : {}),
      members,
      ...(more > 0 ? { moreMembers: more } : {}),
      otherMembers: doc.open,
      methods: [...doc.methods],
      usedBy: [...doc.usedBy],
      revisions: [...doc.revisions],
    },
  };
}

/** The type as Markdown. */
export function typeMarkdown(revision: RevisionId, name: string): string {
  const { type } = typePage(revision, name);
  const rows = type.members.map(
    ({ path, need, type: kind, says = '', limits = '' }) =>
      `- \`${path}\`, ${need}, ${kind}${limits === '' ? '' : ` (${limits})`}. ${says}`,
  );
  return [
    `# ${type.name} in ${revision}`,
    '',
    type.says,
    '',
    ...(type.kind === undefined ? [] : [`It is ${type.kind}.`, '']),
    ...rows,
    '',
    ...(type.methods.length > 0 ? [`Methods: ${type.methods.join(', ')}`] : []),
    ...(type.usedBy.length > 0 ? [`Used by: ${type.usedBy.join(', ')}`] : []),
    `Specification: ${type.spec}`,
  ].join('\n');
}

function unknownType(revision: RevisionId, name: string): string {
  const shown = JSON.stringify(name.slice(0, 80));
  const elsewhere = revisionsOfType(name);
  if (elsewhere.length > 0) return `${revision} has no type ${shown}; ${elsewhere.join(', ')} has it`;
  const why = whyNoMethod(revision, name);
  if (why !== null) return `${revision} has no method ${shown}. ${why.replace(/\.$/u, '')}`;
  const near = nearest(name, [...typeNames(revision), ...methodNames(revision)]);
  return `${revision} has no type or method ${shown}${near === null ? '; call `list_types` without `type` for all names' : `; the nearest is ${near}`}`;
}

function memberOf({ path, need, kind, limits, says, since }: MemberDoc, { revisions }: TypeDoc) {
  const type = textOf(kind);
  return {
    path,
    need,
    type,
    ...(limits === '' ? {} : { limits }),
    ...(says === '' ? {} : { says }),
    ...(since === revisions[0] ? {} : { since }),
  };
}

function textOf(pieces: TypeDoc['kind']): string {
  return pieces.map(({ text }) => text).join('');
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}
