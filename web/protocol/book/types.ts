/**
 * The types of every revision as the pages show them: flattened members, with their types and the first revision that has them.
 */
import type { Method } from '../model/define.ts';
import { deepOf } from '../model/deep.ts';
import type { NamedType } from '../model/deep.ts';
import { modelOf } from '../model/index.ts';
import type { Schema } from '../model/schema.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import { fingerprint, kindOf, limitsOf, type Piece } from './wording.ts';

/** One member of a type, or of an inline object. */
export interface MemberDoc {
  /** Path from the type: `capabilities.tools`; array items as `messages[].role`. */
  path: string;
  name: string;
  depth: number;
  need: 'required' | 'optional';
  kind: readonly Piece[];
  /** Bounds and formats; empty if there are none. */
  limits: string;
  /** Our description; the description of its type if the member has none. */
  says: string;
  /** The first of the type’s revisions that has this member. */
  since: RevisionId;
  /** Ledger entries that a fault at this place violates. */
  requirements: readonly string[];
  /** Equal if the allowed values did not change. */
  print: string;
}

/** The purpose of a type. */
export type TypeRole = 'message' | 'params' | 'result' | 'part';

/** One type of one revision. */
export interface TypeDoc {
  name: string;
  says: string;
  url: string;
  clause: string;
  role: TypeRole;
  /** The description of its values, for types that are not objects: unions, enumerations. */
  kind: readonly Piece[];
  limits: string;
  members: readonly MemberDoc[];
  /** True if unnamed members are allowed and have no defined meaning. */
  open: boolean;
  requirements: readonly string[];
  /** Revisions that have a type of this name. */
  revisions: readonly RevisionId[];
  /** Types of the same revision that refer to it. */
  usedBy: readonly string[];
  /** Methods whose message or result has this type. */
  methods: readonly string[];
  print: string;
}

/** Maximum depth of inline objects. */
const DEPTH = 6;

const docs = new Map<RevisionId, ReadonlyMap<string, TypeDoc>>();

/** Every type of a revision by name; the same id returns the same map. Empty for JSON-RPC 2.0. */
export function typesIn(revision: RevisionId): ReadonlyMap<string, TypeDoc> {
  let made = docs.get(revision);
  if (!made) docs.set(revision, (made = makeAll(revision)));
  return made;
}

/** Revisions that have a type of this name, oldest first. */
export function revisionsOfType(name: string): readonly RevisionId[] {
  return REVISION_IDS.filter((id) => deepOf(id).types.has(name));
}

function makeAll(revision: RevisionId): ReadonlyMap<string, TypeDoc> {
  const { types } = deepOf(revision);
  const methods = [...modelOf(revision).methods.values(), ...modelOf(revision).inputRequests.values()];
  const users = new Map<string, string[]>();
  for (const [name, type] of types) {
    for (const used of refsOf(type)) if (used !== name) users.set(used, [...(users.get(used) ?? []), name]);
  }
  return new Map(
    [...types.values()].map((type) => [type.name, docOf(type, methods, users.get(type.name) ?? [])] as const),
  );
}

function docOf(type: NamedType, methods: readonly Method[], usedBy: readonly string[]): TypeDoc {
  const used = methods.filter((row) => row.type === type.name || row.result === type.name);
  const revisions = revisionsOfType(type.name);
  return {
    name: type.name,
    says: type.description,
    url: type.url,
    clause: type.clause,
    role: roleOf(type, methods),
    kind: kindOf(type),
    limits: limitsOf(type),
    members: membersOf(type, revisions),
    open: type.properties !== undefined || type.additionalProperties !== undefined,
    requirements: [...new Set([...Object.values(type.faults ?? {}), ...Object.values(type.foreign ?? {})])],
    revisions,
    usedBy: usedBy.toSorted(),
    methods: [...new Set(used.map(({ name }) => name))],
    print: fingerprint(type),
  };
}

function roleOf(type: NamedType, methods: readonly Method[]): TypeRole {
  if (methods.some((row) => row.type === type.name) || /(?:Request|Notification)$/.test(type.name)) return 'message';
  if (type.name.endsWith('Params')) return 'params';
  return type.name.endsWith('Result') ? 'result' : 'part';
}

/** Names of the types a schema refers to. */
function refsOf(schema: Schema): Set<string> {
  const names = new Set<string>();
  const open: Schema[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.$ref !== undefined) names.add(next.$ref);
    open.push(...insideOf(next));
  }
  return names;
}

function insideOf({ properties, anyOf, items, additionalProperties }: Schema): Schema[] {
  const inner = [...Object.values(properties ?? {}), ...(anyOf ?? [])];
  if (items) inner.push(items);
  if (additionalProperties) inner.push(additionalProperties);
  return inner;
}

function membersOf(type: NamedType, revisions: readonly RevisionId[]): MemberDoc[] {
  const out: MemberDoc[] = [];
  const add = (schema: Schema, at: string, depth: number): void => {
    if (depth > DEPTH) return;
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const path = at === '' ? name : `${at}.${name}`;
      out.push({
        path,
        name,
        depth,
        need: schema.required?.includes(name) ? 'required' : 'optional',
        kind: kindOf(member),
        limits: [limitsOf(member), member.items ? limitsOf(member.items) : ''].filter(Boolean).join('; '),
        says: describe(member, type, revisions),
        since: revisions.find((id) => hasPath(deepOf(id).types.get(type.name), path)) ?? '2024-11-05',
        requirements: requirementsAt(member),
        print: fingerprint(member),
      });
      add(member, path, depth + 1);
      if (member.items?.properties) add(member.items, `${path}[]`, depth + 1);
      if (member.additionalProperties?.properties) add(member.additionalProperties, `${path}.*`, depth + 1);
    }
  };
  add(type, '', 0);
  return out;
}

function describe(member: Schema, type: NamedType, revisions: readonly RevisionId[]): string {
  if (member.description !== undefined) return member.description;
  const { $ref } = member;
  if ($ref === undefined) return '';
  const home = revisions.find((id) => deepOf(id).types.get(type.name) === type) ?? revisions.at(-1);
  return (home && deepOf(home).types.get($ref)?.description) ?? '';
}

function requirementsAt(member: Schema): string[] {
  const own = [...Object.values(member.faults ?? {}), ...Object.values(member.foreign ?? {})];
  return [...new Set([...own, ...Object.values(member.items?.faults ?? {})])];
}

function hasPath(type: Schema | undefined, path: string): boolean {
  let at: Schema | undefined = type;
  for (const step of path.split('.')) {
    const name = step.replace(/(?:\[\])+$/, '');
    const inside: Schema | undefined = name === '*' ? at?.additionalProperties : at?.properties?.[name];
    at = step.endsWith('[]') ? inside?.items : inside;
    if (!inside) return false;
  }
  return true;
}
