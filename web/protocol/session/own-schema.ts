/** What the schema of a tool says about one value: its members or items, as far as a list of members can show it. Pure. */
import { code } from '../json/describe.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** One member that a schema declares. */
export interface OwnMember {
  readonly name: string;
  readonly need: 'required' | 'optional';
  readonly says: string;
  /** The allowed values or the type; null for any value. */
  readonly allowed: string | null;
  readonly schema: JsonObject | null;
}

/** A schema, and the root that its references start from. */
export interface OwnSchema {
  readonly root: JsonObject;
  readonly at: JsonObject | null;
}

/** Maximum number of allowed values listed, and of references followed. */
const MAX_VALUES = 12;
const MAX_REFERENCES = 8;
const NO_DESCRIPTION = 'Defined by the tool, without a description.';
const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: '`true` or `false`',
  array: 'an array',
  object: 'an object',
  null: '`null`',
};

/** The members that the schema declares, and those it only requires. */
export function ownMembers(own: OwnSchema): OwnMember[] {
  const schema = resolved(own);
  const properties = objectIn(schema, 'properties') ?? {};
  const needed = requiredBy(own);
  const names = [...new Set([...Object.keys(properties), ...needed])];
  return names.map((name) => ownMember(own, name, needed));
}

/** The names that the schema requires. */
export function requiredBy(own: OwnSchema): string[] {
  const required = resolved(own)?.['required'];
  return Array.isArray(required) ? required.filter((one) => typeof one === 'string') : [];
}

/** True if the schema allows no other members. */
export function isClosed(own: OwnSchema): boolean {
  return resolved(own)?.['additionalProperties'] === false;
}

/** What the schema says about each item of an array; null if nothing. */
export function ownItem(own: OwnSchema): OwnMember | null {
  const items = objectIn(resolved(own), 'items');
  return items && { name: '', need: 'optional', ...described({ root: own.root, at: items }) };
}

function ownMember(own: OwnSchema, name: string, needed: readonly string[]): OwnMember {
  const properties = objectIn(resolved(own), 'properties');
  const at = properties && Object.hasOwn(properties, name) ? objectIn(properties, name) : null;
  return { name, need: needed.includes(name) ? 'required' : 'optional', ...described({ root: own.root, at }) };
}

function described(own: OwnSchema): Pick<OwnMember, 'says' | 'allowed' | 'schema'> {
  const schema = resolved(own);
  const { description, title } = schema ?? {};
  const says = typeof description === 'string' ? description : typeof title === 'string' ? title : NO_DESCRIPTION;
  return { says, allowed: allowedBy(schema), schema };
}

function allowedBy(schema: JsonObject | null): string | null {
  if (schema === null) return null;
  if (Object.hasOwn(schema, 'const')) return code(schema['const'] ?? null);
  const values = schema['enum'];
  if (Array.isArray(values)) {
    const more = values.length > MAX_VALUES ? [`${values.length - MAX_VALUES} more`] : [];
    return [...values.slice(0, MAX_VALUES).map((one) => code(one)), ...more].join(', ');
  }
  const { type } = schema;
  const types = (Array.isArray(type) ? type : [type]).flatMap((one) =>
    typeof one === 'string' && Object.hasOwn(TYPES, one) ? [TYPES[one] ?? ''] : [],
  );
  return types.length === 0 ? null : types.join(' or ');
}

/** The schema itself, or the one in the same document that it refers to. */
function resolved({ root, at }: OwnSchema): JsonObject | null {
  let schema = at;
  for (let count = 0; count < MAX_REFERENCES; count++) {
    const reference = schema?.['$ref'];
    if (typeof reference !== 'string') return schema;
    schema = referred(root, reference);
  }
  return null;
}

function referred(root: JsonObject, reference: string): JsonObject | null {
  if (reference !== '#' && !reference.startsWith('#/')) return null;
  let at: JsonObject | null = root;
  for (const step of reference.split('/').slice(1)) at = objectIn(at, step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return at;
}

function objectIn(object: JsonObject | null, name: string): JsonObject | null {
  const value: JsonValue | undefined = object && Object.hasOwn(object, name) ? object[name] : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
