/** Conditions about what the meta-schema of draft-07 rejects, by the keywords that real schemas get wrong. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { quoted, type Hit, type ToolTest } from '../define.ts';
import type { SchemaNode } from '../nodes.ts';
import { anyNode, nodeHit } from './schema-parts.ts';

const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const NUMBERS = ['exclusiveMinimum', 'exclusiveMaximum', 'minimum', 'maximum', 'multipleOf'];
const SIZES = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const STRINGS = ['description', 'title', 'format', 'pattern', '$ref', '$schema', '$comment'];

/** A schema that the meta-schema rejects. */
export const notDraft07: ToolTest = (view) => [
  ...view.nodes.nodes.flatMap(draft07Faults),
  ...view.nodes.others
    .filter(({ value }) => typeof value !== 'boolean')
    .map(({ value, at }) => ({ at, shown: `A subschema is ${quoted(value)}.` })),
];

function draft07Faults(node: SchemaNode): readonly Hit[] {
  const { schema } = node;
  const wrong = (key: string): readonly Hit[] =>
    nodeHit(node, key, `has \`${JSON.stringify(key)}: ${quoted(get(schema, key)).slice(1)}`);
  const hits: Hit[] = [];
  const type = get(schema, 'type');
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  const unique = new Set(types).size === types.length && !(Array.isArray(type) && type.length === 0);
  if (!unique || !types.every((one) => typeof one === 'string' && TYPES.has(one))) hits.push(...wrong('type'));
  for (const key of NUMBERS) {
    const value = get(schema, key);
    if (value !== undefined && typeof value !== 'number') hits.push(...wrong(key));
    else if (key === 'multipleOf' && typeof value === 'number' && value <= 0) hits.push(...wrong(key));
  }
  for (const key of SIZES) {
    const value = get(schema, key);
    if (value !== undefined && !(Number.isInteger(value) && Number(value) >= 0)) hits.push(...wrong(key));
  }
  for (const key of STRINGS) {
    const value = get(schema, key);
    if (value !== undefined && typeof value !== 'string') hits.push(...wrong(key));
  }
  const required = get(schema, 'required');
  if (required !== undefined && !isUniqueStrings(required)) hits.push(...wrong('required'));
  if (has(schema, 'enum') && enumProblem(schema) !== undefined) hits.push(...wrong('enum'));
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const value = get(schema, key);
    if (value !== undefined && !(Array.isArray(value) && value.length > 0)) hits.push(...wrong(key));
  }
  for (const key of ['properties', 'patternProperties', 'definitions']) {
    const value = get(schema, key);
    if (value !== undefined && !isObject(value)) hits.push(...wrong(key));
  }
  return hits;
}

function isUniqueStrings(value: JsonValue): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') && new Set(value).size === value.length;
}

/** What is wrong with `enum`: no values, or two equal ones; undefined if nothing is. */
function enumProblem(schema: JsonObject): string | undefined {
  const values = get(schema, 'enum');
  if (!Array.isArray(values)) return 'not an array';
  if (values.length === 0) return 'no values';
  const seen = new Set<string>();
  for (const value of values) {
    const key = JSON.stringify(value);
    if (seen.has(key)) return `the value ${quoted(value)} twice`;
    seen.add(key);
  }
  return undefined;
}

/** An `enum` with equal values, or with none. */
export const duplicates: ToolTest = anyNode((node) => {
  const problem = Array.isArray(get(node.schema, 'enum')) ? enumProblem(node.schema) : undefined;
  return problem === undefined ? [] : nodeHit(node, 'enum', `has ${problem} in \`enum\``);
});
