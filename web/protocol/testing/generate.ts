/** Values that an official schema accepts, and their single-fault neighbours. For tests only: reads JSON Schema as it comes. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../rules/define.ts';

/** A JSON Schema as the official files hold it. */
export type Raw = JsonObject;
/** Finds a definition by the last part of its reference. */
export type Definitions = (name: string) => Raw | null;

/** One changed place. */
export interface Mutation {
  value: JsonValue;
  /** What was done, e.g. `drop /params/name`. */
  did: string;
  /** The place, from the value down; for a dropped member the object that lacked it. */
  path: (string | number)[];
}

const MOST = 14;

/** Texts that mean something, by the name of the member. */
const TEXTS: Readonly<Record<string, string>> = {
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
};

/** A few values that the schema accepts: all members, the fewest, and one for each branch. */
export function variants(raw: Raw, look: Definitions, name = '', depth = 0): JsonValue[] {
  const schema = resolved(raw, look);
  if (schema['const'] !== undefined) return [schema['const']];
  const { enum: list, anyOf, allOf } = schema;
  if (Array.isArray(list)) return list.slice(0, 4);
  if (Array.isArray(anyOf)) {
    return anyOf
      .flatMap((branch) => (isObject(branch) ? variants(branch, look, name, depth + 1).slice(0, 4) : []))
      .slice(0, MOST);
  }
  if (Array.isArray(allOf)) return variants(merged(allOf, look), look, name, depth);
  const types = Array.isArray(schema['type'])
    ? schema['type']
    : [schema['type'] ?? (schema['properties'] ? 'object' : 'any')];
  return types
    .flatMap((type) => ofType(typeof type === 'string' ? type : 'any', schema, look, name, depth))
    .slice(0, MOST);
}

function ofType(type: string, schema: Raw, look: Definitions, name: string, depth: number): JsonValue[] {
  switch (type) {
    case 'object':
      return objects(schema, look, depth);
    case 'array': {
      const items = schema['items'];
      if (!isObject(items) || depth > 7) return [[]];
      const inner = variants(items, look, name, depth + 1);
      return inner.length > 1 ? [inner.slice(0, 1), ...inner.slice(1).map((one) => [one])] : [inner];
    }
    case 'string':
      return [schema['format'] === 'uri' ? (TEXTS[name] ?? 'file:///srv/a.md') : (TEXTS[name] ?? 'word')];
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

function objects(schema: Raw, look: Definitions, depth: number): JsonValue[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].map(String) : []);
  const full: JsonObject = {};
  const fewest: JsonObject = {};
  const others: JsonObject[] = [];
  for (const [name, member] of Object.entries(properties)) {
    if (!isObject(member) || (depth > 7 && !required.has(name))) continue;
    const [first, ...more] = variants(member, look, name, depth + 1);
    if (first === undefined) continue;
    full[name] = first;
    if (required.has(name)) fewest[name] = first;
    for (const value of more) others.push({ [name]: value });
  }
  return [full, fewest, ...others.slice(0, MOST).map((one) => ({ ...full, ...one }))];
}

function resolved(raw: Raw, look: Definitions): Raw {
  let schema = raw;
  for (let step = 0; step < 8 && typeof schema['$ref'] === 'string'; step++) {
    schema = look(schema['$ref'].split('/').at(-1) ?? '') ?? {};
  }
  return schema;
}

function merged(parts: readonly JsonValue[], look: Definitions): Raw {
  const out: Raw = { type: 'object', properties: {}, required: [] };
  for (const part of parts) {
    if (!isObject(part)) continue;
    const schema = resolved(part, look);
    const inner = Array.isArray(schema['allOf']) ? merged(schema['allOf'], look) : schema;
    Object.assign(out['properties'] ?? {}, inner['properties'] ?? {});
    if (Array.isArray(inner['required']) && Array.isArray(out['required'])) out['required'].push(...inner['required']);
  }
  return out;
}

const WRONG: readonly JsonValue[] = ['zzz', 7.5, true, null, [], {}];

/** Every value with one place changed: each member dropped, each value of another kind, each text another word. */
export function mutations(value: JsonValue): Mutation[] {
  const out: Mutation[] = [];
  mutate(value, [], (changed, did, path) => out.push({ value: changed, did, path }));
  return out;
}

type Emit = (value: JsonValue, did: string, path: (string | number)[]) => void;

function mutate(value: JsonValue, path: (string | number)[], emit: Emit): void {
  const place = `/${path.join('/')}`;
  if (path.length > 0) {
    for (const wrong of WRONG) if (kind(wrong) !== kind(value)) emit(wrong, `${kind(wrong)} at ${place}`, path);
    if (typeof value === 'string') emit(`${value}-zzz`, `word at ${place}`, path);
    if (typeof value === 'number') {
      emit(-1, `-1 at ${place}`, path);
      if (Number.isInteger(value)) emit(value + 0.5, `fraction at ${place}`, path);
    }
  }
  if (Array.isArray(value)) {
    value.forEach((item, index) =>
      mutate(item, [...path, index], (changed, did, at) => emit(value.with(index, changed), did, at)),
    );
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _, ...rest } = value;
      emit(rest, `drop ${place === '/' ? '' : place}/${name}`, path);
      mutate(item, [...path, name], (changed, did, at) => emit({ ...value, [name]: changed }, did, at));
    }
  }
}

function kind(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
