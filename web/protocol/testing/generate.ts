/** Values that an official schema accepts, and their single-fault variants. For tests only: reads unmodified JSON Schema. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../json/object.ts';

/** A JSON Schema as in the official files. */
export type Raw = JsonObject;
/** Finds a definition by the last part of its reference. */
export type Definitions = (name: string) => Raw | null;

/** One changed place. */
export interface Mutation {
  value: JsonValue;
  /** A label of the change, e.g. `drop /params/name`. */
  did: string;
  /** The path within the value; for a dropped member, the object that lacks it. */
  path: (string | number)[];
}

/** Sample strings by member name. */
export type Texts = Readonly<Record<string, string>>;

/** Meaningful sample strings, by member name. */
const TEXTS: Texts = {
  uri: 'file:///srv/a.md',
  url: 'https://example.com/x',
  src: 'https://example.com/i.png',
  websiteUrl: 'https://example.com/',
  uriTemplate: 'file:///{path}',
  data: 'aGk=',
  blob: 'aGk=',
  mimeType: 'text/plain',
  createdAt: '2025-11-25T10:00:00Z',
  lastUpdatedAt: '2025-11-25T10:00:01Z',
  lastModified: '2025-11-25T10:00:00Z',
  version: '1.0.0',
  jsonrpc: '2.0',
  $schema: 'https://json-schema.org/draft/2020-12/schema',
};

/** The path to a schema: the member name for sample strings, and the enclosing definitions. */
interface Way {
  look: Definitions;
  texts: Texts;
  name: string;
  within: readonly string[];
}

/** Values that the schema accepts: all members, the fewest members, and one for each branch at any depth. */
export function variants(raw: Raw, look: Definitions, texts: Texts = {}): JsonValue[] {
  const out = of(raw, { look, texts: { ...TEXTS, ...texts }, name: '', within: [] });
  return [...new Map(out.map((value) => [JSON.stringify(value), value])).values()];
}

function of(raw: Raw, before: Way): JsonValue[] {
  const ref = refOf(raw);
  if (ref !== null) {
    const again = before.within.filter((one) => one === ref).length;
    const found = again < 2 ? before.look(ref) : null;
    return found ? of(found, { ...before, within: [...before.within, ref] }) : [];
  }
  const { const: only, enum: list, anyOf, allOf } = raw;
  if (only !== undefined) return [only];
  if (Array.isArray(list)) return list;
  if (Array.isArray(anyOf)) {
    // A recursive definition: a value without it ends the recursion.
    const inner = isCircle(before)
      ? anyOf.filter((one) => isObject(one) && refOf(one) === null && !one['items'])
      : anyOf;
    return inner.flatMap((branch) => (isObject(branch) ? of(branch, before) : []));
  }
  if (Array.isArray(allOf)) return of(merged(allOf, before.look), before);
  const types = Array.isArray(raw['type']) ? raw['type'] : [raw['type'] ?? (raw['properties'] ? 'object' : 'any')];
  return types.flatMap((type) => ofType(typeof type === 'string' ? type : 'any', raw, before));
}

function isCircle({ within }: Way): boolean {
  return within.length > new Set(within).size;
}

/** The last segment of a reference. */
export function refOf(raw: Raw): string | null {
  return typeof raw['$ref'] === 'string' ? (raw['$ref'].split('/').at(-1) ?? null) : null;
}

function ofType(type: string, schema: Raw, way: Way): JsonValue[] {
  switch (type) {
    case 'object':
      return objects(schema, way);
    case 'array': {
      const items = schema['items'];
      return isObject(items) ? of(items, way).map((one) => [one]) : [[]];
    }
    case 'string':
      return [way.texts[way.name] ?? (schema['format'] === 'uri' ? 'file:///srv/a.md' : 'word')];
    case 'integer':
      return [Number(schema['minimum'] ?? 1)];
    case 'number':
      return [Number(schema['maximum'] ?? 1)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    default:
      return [{}];
  }
}

function objects(schema: Raw, way: Way): JsonValue[] {
  const { properties, required, additionalProperties } = schema;
  const needed = new Set(Array.isArray(required) ? required.map(String) : []);
  const full: JsonObject = {};
  const fewest: JsonObject = {};
  const others: JsonObject[] = [];
  const take = (name: string, member: JsonValue | undefined, need: boolean): void => {
    if (!isObject(member) || (isCircle(way) && !need)) return;
    const [first, ...more] = of(member, { ...way, name });
    if (first === undefined) return;
    full[name] = first;
    if (need) fewest[name] = first;
    for (const value of more) others.push({ [name]: value });
  };
  for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
    take(name, member, needed.has(name));
  }
  if (isObject(additionalProperties) && Object.keys(additionalProperties).length > 0) {
    take(way.name === 'extensions' ? 'com.example/entry' : 'entry', additionalProperties, false);
  }
  return [full, fewest, ...others.map((one) => ({ ...fewest, ...one }))];
}

function merged(parts: readonly JsonValue[], look: Definitions): Raw {
  let properties: Raw = {};
  const required: JsonValue[] = [];
  for (const part of parts) {
    if (!isObject(part)) continue;
    const ref = refOf(part);
    const schema = (ref === null ? part : look(ref)) ?? {};
    const inner = Array.isArray(schema['allOf']) ? merged(schema['allOf'], look) : schema;
    if (isObject(inner['properties'])) properties = { ...properties, ...inner['properties'] };
    if (Array.isArray(inner['required'])) required.push(...inner['required']);
  }
  return { type: 'object', properties, required };
}

const WRONG: readonly JsonValue[] = ['zzz', 7.5, true, null, [], {}];

/**
 * Every value with one changed place: each member dropped, each value of another type, each string replaced. Objects and arrays
 * that are equal two levels deep are changed only once per place, however often they recur. With `shared`, deep parts that
 * several messages share are changed in only one of them. Read it in order: each is made when it is read, so that it is
 * released early.
 */
export function* mutationsOf(
  values: readonly JsonValue[],
  shared = new Set<string>(),
): Generator<{ start: JsonValue; changed: Iterable<Mutation> }> {
  const seen = new Set<string>();
  const isNew = (whole: JsonValue, path: readonly (string | number)[]): boolean => {
    const key = `${path.join('/')} ${JSON.stringify(outline(whole, 2))}`;
    const known = ALIKE.test(key) ? shared : seen;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
  for (const start of values) yield { start, changed: mutate(start, [], isNew) };
}

/** Client capabilities, server requests and their responses, below the first level of members. */
const ALIKE =
  /^(?:params\/_meta\/io\.modelcontextprotocol\/clientCapabilities|params\/inputResponses\/entry|result\/inputRequests\/entry)\/[^ ]/u;

/** The outline of a value: deeper levels only as types. */
export function outline(value: JsonValue, depth: number): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (depth < 0) return kind(value);
  if (Array.isArray(value)) return value.map((item) => outline(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, outline(item, depth - 1)]));
}

function* mutate(
  value: JsonValue,
  path: (string | number)[],
  isNew: (value: JsonValue, path: readonly (string | number)[]) => boolean,
): Generator<Mutation> {
  const fresh = isNew(value, path);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const below = [...path, index];
      if (fresh) for (const one of replaced(item, below)) yield { ...one, value: value.with(index, one.value) };
      for (const one of mutate(item, below, isNew)) yield { ...one, value: value.with(index, one.value) };
    }
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _, ...rest } = value;
      const below = [...path, name];
      if (fresh) yield { value: rest, did: `drop /${below.join('/')}`, path };
      if (fresh) for (const one of replaced(item, below)) yield { ...one, value: { ...value, [name]: one.value } };
      for (const one of mutate(item, below, isNew)) yield { ...one, value: { ...value, [name]: one.value } };
    }
  }
}

/** The values that take the place of one, alone. */
function* replaced(value: JsonValue, path: (string | number)[]): Generator<Mutation> {
  const place = `/${path.join('/')}`;
  for (const wrong of WRONG) {
    if (kind(wrong) !== kind(value)) yield { value: wrong, did: `${kind(wrong)} at ${place}`, path };
  }
  if (typeof value === 'string') yield { value: `${value}-zzz`, did: `word at ${place}`, path };
  if (typeof value === 'number') {
    yield { value: -1, did: `-1 at ${place}`, path };
    if (Number.isInteger(value)) yield { value: value + 0.5, did: `fraction at ${place}`, path };
  }
}

/** The JSON type of a value. */
export function kind(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
