/** A prepared schema: its dialect, its anchors, and how `$ref` resolves. Nothing outside the schema is ever fetched. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import type { Trail } from './types.ts';

/** A schema with its own base URI: the whole one, and each part with an `$id`. */
export interface Resource {
  readonly root: JsonValue;
  readonly where: Trail | null;
  /** Its URI, complete if the schema provides it; empty if it has none. */
  readonly uri: string;
  /** Schemas by `$anchor` or `$dynamicAnchor`. */
  readonly anchors: Map<string, Target>;
}

/** The target of a reference. */
export interface Target {
  readonly schema: JsonValue;
  readonly where: Trail | null;
  readonly resource: Resource;
}

/** A part of a schema that may not be supported: a reference or a pattern. */
export interface KeywordUse {
  readonly keyword: '$ref' | '$dynamicRef' | '$recursiveRef' | 'pattern' | 'patternProperties';
  readonly text: string;
  readonly where: Trail | null;
  /** The schema that contains it, and its base URI. */
  readonly schema: JsonObject;
  readonly resource: Resource;
}

/** A schema prepared for judging values. */
export interface Book {
  readonly dialect: Dialect;
  readonly root: Resource;
  readonly resources: ReadonlyMap<JsonValue, Resource>;
  /** Resources that have a `$dynamicAnchor` of this name; `true` stands for `$recursiveAnchor`. */
  readonly dynamic: ReadonlyMap<string | true, number>;
  /** True if a keyword depends on which members or items others have evaluated. */
  readonly tracks: boolean;
  /** The number of values in the schema. */
  readonly size: number;
  /** Its references and patterns, the first thousand. */
  readonly keywordUses: readonly KeywordUse[];
}

/** Schemas with more values than this are not judged. */
const LARGEST = 100_000;
const MAX_DEPTH = 500;
const MAX_KEYWORDS = 1000;

const DATA = new Set(['const', 'enum', 'default', 'examples']);
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);
const PARTS = new Set(
  'items prefixItems additionalItems contains unevaluatedItems additionalProperties propertyNames unevaluatedProperties allOf anyOf oneOf not if then else'.split(
    ' ',
  ),
);

/** The kind of a value inside a schema: a schema, a map of schemas by name, an array of schemas, or something else. */
type Role = 'schema' | 'map' | 'list' | 'data';

interface Visit {
  value: JsonValue;
  where: Trail | null;
  role: Role;
  resource: Resource;
  depth: number;
}

/** Prepares a schema, or returns a sentence with the reason why it is not judged. */
export function bookOf(schema: JsonValue): Book | { because: string } {
  const dialect = dialectOf(schema);
  if (!dialect) {
    const name = isObject(schema) ? get(schema, '$schema') : null;
    const quoted = typeof name === 'string' ? named(name) : 'not a string';
    return { because: `Its \`$schema\` is ${quoted}; only draft-06, draft-07, 2019-09 and 2020-12 are supported.` };
  }
  const root: Resource = { root: schema, where: null, uri: idOf(schema, dialect) ?? '', anchors: new Map() };
  const resources = new Map<JsonValue, Resource>([[schema, root]]);
  const dynamic = new Map<string | true, number>();
  const keywordUses: KeywordUse[] = [];
  let tracks = false;
  let size = 0;
  const open: Visit[] = [{ value: schema, where: null, role: 'schema', resource: root, depth: 0 }];
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value, where, role, depth } = visit;
    size++;
    if (size > LARGEST) return { because: `It has more than ${LARGEST} values.` };
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) return { because: `It is nested more than ${MAX_DEPTH} levels deep.` };
    let { resource } = visit;
    if (role === 'schema' && isObject(value)) {
      resource = enter(value, where, resource, dialect, resources);
      note(value, where, resource, dialect, dynamic);
      if (keywordUses.length < MAX_KEYWORDS) listen(value, where, resource, dialect, keywordUses);
    }
    for (const [key, part] of Object.entries(value)) {
      if (role !== 'map' && (key === 'unevaluatedProperties' || key === 'unevaluatedItems')) tracks = true;
      const step = Array.isArray(value) ? Number(key) : key;
      open.push({ value: part, where: { up: where, step }, role: roleOf(role, key, part), resource, depth: depth + 1 });
    }
  }
  return { dialect, root, resources, dynamic, tracks: tracks && dialect.modern, size, keywordUses };
}

function roleOf(around: Role, key: string, part: JsonValue): Role {
  if (around === 'map' || around === 'list') return 'schema';
  if (around === 'data' || DATA.has(key)) return 'data';
  if (MAPS.has(key)) return 'map';
  if (!PARTS.has(key)) return 'data';
  return Array.isArray(part) ? 'list' : 'schema';
}

/** A schema’s own base URI: an `$id` that is more than a fragment. */
function idOf(schema: JsonValue, dialect: Dialect): string | null {
  if (!isObject(schema)) return null;
  const id = get(schema, '$id');
  if (typeof id !== 'string' || id.startsWith('#') || (!dialect.refBeside && get(schema, '$ref') !== undefined)) {
    return null;
  }
  return id.replace(/#.*$/su, '');
}

function enter(
  schema: JsonObject,
  where: Trail | null,
  around: Resource,
  dialect: Dialect,
  resources: Map<JsonValue, Resource>,
): Resource {
  const id = where === null ? null : idOf(schema, dialect);
  if (id === null) return around;
  const own: Resource = { root: schema, where, uri: addressFrom(around.uri, id), anchors: new Map() };
  resources.set(schema, own);
  return own;
}

function note(
  schema: JsonObject,
  where: Trail | null,
  resource: Resource,
  dialect: Dialect,
  dynamic: Map<string | true, number>,
): void {
  const target: Target = { schema, where, resource };
  const id = get(schema, '$id');
  const name = typeof id === 'string' ? id.split('#')[1] : undefined;
  if (!dialect.modern && name) resource.anchors.set(name, target);
  if (!dialect.modern) return;
  for (const key of ['$anchor', '$dynamicAnchor']) {
    const name = get(schema, key);
    if (typeof name === 'string') resource.anchors.set(name, target);
  }
  const anchor = get(schema, '$dynamicAnchor');
  if (typeof anchor === 'string') dynamic.set(anchor, (dynamic.get(anchor) ?? 0) + 1);
  if (get(schema, '$recursiveAnchor') === true) dynamic.set(true, (dynamic.get(true) ?? 0) + 1);
}

function listen(
  schema: JsonObject,
  where: Trail | null,
  resource: Resource,
  dialect: Dialect,
  keywordUses: KeywordUse[],
): void {
  const add = (keyword: KeywordUse['keyword'], text: JsonValue | undefined, ...more: string[]): void => {
    if (typeof text !== 'string') return;
    const place = [keyword, ...more].reduce<Trail | null>((up, step) => ({ up, step }), where);
    keywordUses.push({ keyword, text, where: place, schema, resource });
  };
  add('$ref', get(schema, '$ref'));
  if (dialect.dynamicRef) add('$dynamicRef', get(schema, '$dynamicRef'));
  if (dialect.recursiveRef) add('$recursiveRef', get(schema, '$recursiveRef'));
  add('pattern', get(schema, 'pattern'));
  const patterns = get(schema, 'patternProperties');
  if (isObject(patterns)) for (const source of Object.keys(patterns)) add('patternProperties', source, source);
}

/** Finds the target of a `$ref`, or returns a sentence with the reason why it is not followed. */
export function resolve(book: Book, ref: string, from: Resource): Target | { because: string } {
  const hash = ref.indexOf('#');
  const base = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? '' : unescaped(ref.slice(hash + 1));
  const resource = base === '' ? from : resourceNamed(book, base, from);
  if (!resource) return { because: `It refers to ${named(ref)}, which is external; nothing is fetched.` };
  const lost = { because: `It refers to ${named(ref)}, which does not exist in it.` };
  if (fragment === null) return lost;
  if (fragment === '') return { schema: resource.root, where: resource.where, resource };
  if (fragment.startsWith('/')) return walk(book, resource, fragment) ?? lost;
  return resource.anchors.get(fragment) ?? lost;
}

function resourceNamed(book: Book, base: string, from: Resource): Resource | null {
  const uri = addressFrom(from.uri, base);
  const found = [...book.resources.values()].filter((resource) => resource.uri === uri);
  const [only] = found;
  return found.length === 1 && only ? only : null;
}

/** A URI resolved relative to another one, limited to replacing the end of a path. */
function addressFrom(base: string, address: string): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/u.test(address)) return address;
  const host = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*/u.exec(base)?.[0] ?? '';
  if (address.startsWith('/')) return host + address;
  const folder = base.slice(host.length).replace(/[^/]*$/u, '');
  return `${host}${folder || (host === '' ? '' : '/')}${address.replace(/^\.\//u, '')}`;
}

function unescaped(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return null;
  }
}

function walk(book: Book, start: Resource, pointer: string): Target | null {
  let { root: schema, where } = start;
  let resource = start;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    let next: JsonValue | undefined;
    if (Array.isArray(schema)) next = /^(?:0|[1-9]\d{0,8})$/u.test(key) ? schema[Number(key)] : undefined;
    else if (isObject(schema)) next = get(schema, key);
    if (next === undefined) return null;
    where = { up: where, step: Array.isArray(schema) ? Number(key) : key };
    schema = next;
    resource = book.resources.get(schema) ?? resource;
  }
  return { schema, where, resource };
}

/** The reason why a dynamic reference is not a plain one here; null if it is. */
export function dynamicDoubt(book: Book, ref: string): string | null {
  const name = ref === '#' ? true : ref.slice(ref.indexOf('#') + 1);
  const several = (book.dynamic.get(name) ?? 0) > 1;
  return several
    ? `The target of ${named(ref)} depends on the evaluation path; such references are not followed.`
    : null;
}
