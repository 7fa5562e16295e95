/** An official schema compared with our types: methods, types, members, what is required, values, kinds, codes. */
import type { Schema } from '../../model/schema.ts';
import type { FollowedChange, KnownModel, OfficialSchema } from './types.ts';

/** The result of a comparison, and how to reach more of both sides. */
interface Work {
  readonly official: Readonly<Record<string, OfficialSchema>>;
  readonly known: KnownModel;
  readonly out: FollowedChange[];
  /** Pairs of types on the way down, which would be compared again without end. */
  readonly open: Set<string>;
}

const MAX_DEPTH = 12;
/** Names of types that only combine or rename others. */
const GENERAL = /^(?:JSON|Client(?:Request|Result|Notification)$|Server(?:Request|Result|Notification)$)/u;

/** Everything that the schema and the model do not share. */
export function compareSchema(schema: OfficialSchema, known: KnownModel): FollowedChange[] {
  const official = schema.$defs ?? schema.definitions ?? {};
  const work: Work = { official, known, out: [], open: new Set() };
  compareMethods(work);
  const names = new Map(Object.keys(official).map((name) => [known.nameOf(name), name]));
  for (const [name, theirs] of names) {
    const [type, ours] = [official[theirs], known.types.get(name)];
    if (!type || GENERAL.test(theirs)) continue;
    if (ours) compareNode(type, ours, name, 0, work);
    else if (!known.others.has(name) && isObjectType(type, work))
      work.out.push({
        subject: 'type',
        what: 'new',
        name: theirs,
        says: Object.keys(membersOf(type, work)).join(', '),
      });
  }
  for (const name of known.hasOwnTypes ? known.types.keys() : [])
    if (!names.has(name)) work.out.push({ subject: 'type', what: 'gone', name, says: '' });
  compareCodes(work);
  return work.out;
}

function isObjectType(type: OfficialSchema, work: Work): boolean {
  return Object.keys(membersOf(type, work)).length > 0;
}

function compareMethods(work: Work): void {
  const { official, known, out } = work;
  const theirs = new Map<string, 'request' | 'notification'>();
  for (const [name, type] of Object.entries(official)) {
    const method = membersOf(type, work)['method']?.const;
    if (typeof method === 'string' && !known.ignored.has(method))
      theirs.set(method, name.endsWith('Notification') ? 'notification' : 'request');
  }
  for (const [name, kind] of theirs) {
    const ours = known.methods.get(name);
    if (ours === undefined) out.push({ subject: 'method', what: 'new', name, says: kind });
    else if (ours !== kind) out.push({ subject: 'method', what: 'changed', name, says: `${ours} → ${kind}` });
  }
  for (const [name, kind] of known.methods)
    if (!theirs.has(name)) out.push({ subject: 'method', what: 'gone', name, says: kind });
}

function compareCodes({ official, known, out }: Work): void {
  const theirs = new Set<number>();
  const jobs: OfficialSchema[] = Object.values(official);
  for (let next = jobs.pop(); next !== undefined; next = jobs.pop()) {
    const code = next.properties?.['code'];
    for (const value of [code?.const, ...(code?.enum ?? [])]) if (typeof value === 'number') theirs.add(value);
    jobs.push(...Object.values(next.properties ?? {}), ...branchesOf(next), ...(next.allOf ?? []));
    if (next.items) jobs.push(next.items);
  }
  for (const code of theirs)
    if (!known.codes.has(code)) out.push({ subject: 'code', what: 'new', name: String(code), says: '' });
}

// ---- One place -------------------------------------------------------------------------------------------------------

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const branchesOf = ({ anyOf, oneOf }: OfficialSchema): readonly OfficialSchema[] => anyOf ?? oneOf ?? [];

function compareNode(theirs: OfficialSchema, ours: Schema, path: string, depth: number, work: Work): void {
  if (depth > MAX_DEPTH) return;
  const [their, our] = [theirs.$ref, ours.$ref];
  if (their !== undefined && our !== undefined && work.known.nameOf(nameIn(their)) === our) return;
  const key = `${their ?? ''} ${our ?? ''}`;
  const isNamed = their !== undefined || our !== undefined;
  if (isNamed && work.open.has(key)) return;
  if (isNamed) work.open.add(key);
  const [a, b] = [officialAt(theirs, work), knownAt(ours, work)];
  if (a && b) {
    compareValues(a, b, path, work);
    compareKinds(a, b, path, work);
    compareMembers(a, b, path, depth, work);
    const [item, ownItem] = [a.items, b.items];
    if (item && ownItem) compareNode(item, ownItem, `${path}[]`, depth + 1, work);
  }
  if (isNamed) work.open.delete(key);
}

function officialAt(schema: OfficialSchema, work: Work, depth = 0): OfficialSchema | null {
  if (schema.$ref === undefined) return schema;
  const next = work.official[nameIn(schema.$ref)];
  return next && depth < MAX_DEPTH ? officialAt(next, work, depth + 1) : null;
}

function knownAt(schema: Schema, work: Work, depth = 0): Schema | null {
  if (schema.$ref === undefined) return schema;
  const next = work.known.others.get(schema.$ref);
  return next && depth < MAX_DEPTH ? knownAt(next, work, depth + 1) : null;
}

/** The parts of `allOf`, and the branches of those that are unions. */
function partsOf(schema: OfficialSchema, work: Work): readonly (readonly OfficialSchema[])[] {
  return (schema.allOf ?? []).flatMap((one) => {
    const part = officialAt(one, work);
    if (!part) return [];
    const branches = branchesOf(part).flatMap((branch) => officialAt(branch, work) ?? []);
    return [branches.length > 0 ? branches : [part]];
  });
}

/** The members of an official object, with those of `allOf`; of a union in it, the members of any branch. */
function membersOf(schema: OfficialSchema, work: Work): Readonly<Record<string, OfficialSchema>> {
  const inner = partsOf(schema, work).flat();
  return Object.assign({}, ...inner.map((one) => membersOf(one, work)), schema.properties ?? {});
}

/** Its required members; of a union, those that every branch requires. */
function requiredOf(schema: OfficialSchema, work: Work): ReadonlySet<string> {
  const inner = partsOf(schema, work).flatMap((branches) => {
    const [first, ...others] = branches.map((one) => requiredOf(one, work));
    return [...(first ?? [])].filter((name) => others.every((other) => other.has(name)));
  });
  return new Set([...inner, ...(schema.required ?? [])]);
}

/** Members of the envelope, which our types leave to the model of the envelope. */
const ENVELOPE = new Set(['jsonrpc', 'id']);

function compareMembers(a: OfficialSchema, b: Schema, path: string, depth: number, work: Work): void {
  const [theirs, ours] = [membersOf(a, work), b.properties ?? {}];
  const [needed, wanted] = [requiredOf(a, work), new Set(b.required)];
  // A side that lists no members leaves them open: nothing is new or gone.
  if (Object.keys(theirs).length === 0 || Object.keys(ours).length === 0) return;
  for (const [name, member] of Object.entries(theirs)) {
    if (depth === 0 && ENVELOPE.has(name)) continue;
    const own = ours[name];
    const at = `${path}.${name}`;
    if (!own) {
      work.out.push({ subject: 'member', what: 'new', name: at, says: needed.has(name) ? 'required' : 'optional' });
      continue;
    }
    if (needed.has(name) !== wanted.has(name)) {
      const says = needed.has(name) ? 'optional → required' : 'required → optional';
      work.out.push({ subject: 'required', what: 'changed', name: at, says });
    }
    compareNode(member, own, at, depth + 1, work);
  }
  for (const name of Object.keys(ours))
    if (!Object.hasOwn(theirs, name) && !ENVELOPE.has(name))
      work.out.push({ subject: 'member', what: 'gone', name: `${path}.${name}`, says: '' });
}

/** The allowed strings of a closed set, also of a union of constants; null if any is allowed. */
function valuesOf(schema: OfficialSchema | Schema): readonly string[] | null {
  const values = schema.enum ?? (schema.const === undefined ? null : [schema.const]);
  if (values) return values.map(String);
  const branches = schema.anyOf ?? [];
  const all = branches.map((branch) => valuesOf(branch));
  return branches.length > 0 && all.every((one) => one !== null) ? all.flatMap((one) => one ?? []) : null;
}

function compareValues(a: OfficialSchema, b: Schema, path: string, { out }: Work): void {
  const [theirs, ours] = [valuesOf(a), valuesOf(b)];
  if (!theirs || !ours) return;
  const fresh = theirs.filter((value) => !ours.includes(value));
  const gone = ours.filter((value) => !theirs.includes(value));
  if (fresh.length > 0) out.push({ subject: 'values', what: 'new', name: path, says: fresh.join(', ') });
  if (gone.length > 0) out.push({ subject: 'values', what: 'gone', name: path, says: gone.join(', ') });
}

/** Kinds of JSON values; whole numbers are numbers here, since official schemas rarely distinguish them. */
function kindsOf(schema: OfficialSchema | Schema): ReadonlySet<string> {
  const own = schema.type === undefined ? [] : [schema.type].flat();
  return new Set(own.map((kind) => (kind === 'integer' ? 'number' : kind)));
}

function compareKinds(a: OfficialSchema, b: Schema, path: string, { out }: Work): void {
  const [theirs, ours] = [kindsOf(a), kindsOf(b)];
  if (theirs.size === 0 || ours.size === 0) return;
  if ([...theirs].toSorted().join() === [...ours].toSorted().join()) return;
  out.push({
    subject: 'kind',
    what: 'changed',
    name: path,
    says: `${[...ours].join(', ')} → ${[...theirs].join(', ')}`,
  });
}
