/** Conditions about input schemas in the APIs of models: Anthropic, OpenAI, Bedrock, Ollama, llama.cpp and others. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import { count, quoted, type Hit, type ToolTest } from '../define.ts';
import { hasType, targetOf } from '../nodes.ts';
import { anyHas, anyNode, hitAt, nodeHit, rootHas, rootNames } from './schema-parts.ts';

const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

/** The root type is not the string `object`. */
export const rootNotObject: ToolTest = (view) => {
  if (view.input === undefined) return [];
  const type = get(view.input, 'type');
  if (type === 'object') return [];
  return type === undefined
    ? hitAt(view, ['inputSchema'], 'The root of `inputSchema` has no `type`.')
    : hitAt(view, ['inputSchema', 'type'], `The root of \`inputSchema\` has \`"type": ${quoted(type).slice(1)}.`);
};

/** An array, alone or in a type list, without `items`. */
export const arrayWithoutItems: ToolTest = anyNode((node) =>
  hasType(node.schema, 'array') && !has(node.schema, 'items') ? nodeHit(node, null, 'is an array without `items`') : [],
);

/** A root object schema without `properties`. */
export const rootWithoutProperties: ToolTest = (view) =>
  view.input !== undefined && get(view.input, 'type') === 'object' && !has(view.input, 'properties')
    ? hitAt(view, ['inputSchema'], 'The root of `inputSchema` has no `properties`.')
    : [];

/** Forms that are valid in older drafts only, or in none. */
const not2020: ToolTest = anyNode((node, view): readonly Hit[] => {
  const { schema } = node;
  const hits: Hit[] = [];
  for (const key of ['exclusiveMinimum', 'exclusiveMaximum'])
    if (typeof get(schema, key) === 'boolean') hits.push(...nodeHit(node, key, `has a boolean \`${key}\``));
  const required = get(schema, 'required');
  if (required !== undefined && !(Array.isArray(required) && required.every((name) => typeof name === 'string')))
    hits.push(...nodeHit(node, 'required', `has \`"required": ${quoted(required).slice(1)}, not an array of strings`));
  if (Array.isArray(get(schema, 'items'))) hits.push(...nodeHit(node, 'items', 'has an array of `items`'));
  const type = get(schema, 'type');
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  const unknown = types.find((one) => typeof one !== 'string' || !TYPES.has(one));
  if (unknown !== undefined) hits.push(...nodeHit(node, 'type', `has the unknown type ${quoted(unknown)}`));
  const ref = get(schema, '$ref');
  if (
    typeof ref === 'string' &&
    ref.startsWith('#/') &&
    view.input !== undefined &&
    targetOf(view.input, ref) === undefined
  )
    hits.push(...nodeHit(node, '$ref', `has the reference ${quoted(ref)}, which leads nowhere`));
  return hits;
});

const ANTHROPIC_NAME = /^[a-zA-Z0-9_.-]{1,64}$/u;
const dotted: ToolTest = (view) => rootNames(/^(?!.*\.)|[^a-zA-Z0-9_.-]/u)(view);

const strictRequired: ToolTest = anyNode((node) => {
  const { schema } = node;
  const properties = get(schema, 'properties');
  if (get(schema, 'type') !== 'object' && !isObject(properties)) return [];
  if (get(schema, 'additionalProperties') !== false)
    return nodeHit(node, null, 'has no `"additionalProperties": false`');
  const required = get(schema, 'required');
  const listed = new Set(Array.isArray(required) ? required : []);
  const optional = isObject(properties) ? Object.keys(properties).find((name) => !listed.has(name)) : undefined;
  return optional === undefined ? [] : nodeHit(node, null, `has the optional property ${quoted(optional)}`);
});

const notASchema: ToolTest = (view) =>
  view.nodes.others
    .filter(({ value, by }) => typeof value !== 'boolean' && (by === 'properties' || by === 'items'))
    .map(({ value, at }) => ({ at, shown: `The schema of a property is ${quoted(value)}.` }));

const booleanSchema: ToolTest = (view) =>
  view.nodes.others
    .filter(({ value, by }) => typeof value === 'boolean' && (by === 'properties' || by === 'items'))
    .map(({ value, at }) => ({ at, shown: `The subschema is ${quoted(value)}.` }));

const isEmpty = (value: JsonValue | undefined): boolean => isObject(value) && Object.keys(value).length === 0;

const kimi: ToolTest = anyNode((node) => {
  if (isEmpty(get(node.schema, 'additionalProperties')))
    return nodeHit(node, 'additionalProperties', 'has `"additionalProperties": {}`');
  const branches = get(node.schema, 'anyOf');
  const empty = Array.isArray(branches) && branches.some((one) => isObject(one) && isEmpty(get(one, 'not')));
  return empty ? nodeHit(node, 'anyOf', 'has the branch `{"not": {}}`') : [];
});

const KIRO = new Set(['$schema', 'additionalProperties', 'anyOf', 'oneOf', 'allOf']);
const kiro: ToolTest = anyNode((node) => {
  const key = Object.keys(node.schema).find((one) => KIRO.has(one));
  if (key !== undefined) return nodeHit(node, key, `has \`${key}\``);
  return get(node.schema, 'type') === 'integer' ? nodeHit(node, 'type', 'has the type `integer`') : [];
});

const unanchored: ToolTest = anyNode((node) => {
  const pattern = get(node.schema, 'pattern');
  if (typeof pattern !== 'string' || (pattern.startsWith('^') && END.test(pattern))) return [];
  return nodeHit(node, 'pattern', `has the pattern ${quoted(pattern)} without \`^\` and \`$\` at its ends`);
});

/** A backslash that is itself escaped begins no escape. */
const ESCAPES = /(?<!\\)(?:\\\\){0,20}(?:\\[dwsb]|\(\?(?:[=!<]|i\)))/iu;
/** The end of the text, not a dollar sign. */
const END = /(?<!\\)(?:\\\\){0,20}\$$/u;
const patternClasses: ToolTest = anyNode((node) => {
  const pattern = get(node.schema, 'pattern');
  const found = typeof pattern === 'string' ? ESCAPES.exec(pattern) : null;
  return found === null ? [] : nodeHit(node, 'pattern', `has \`${found[0]}\` in its pattern`);
});

const largeSizes: ToolTest = anyNode((node) => {
  if (node.way.length < 2) return [];
  return (['maxLength', 'minItems', 'maxItems'] as const).flatMap((key) => {
    const value = get(node.schema, key);
    const max = key === 'maxLength' ? 2000 : 1000;
    return typeof value === 'number' && value >= max ? nodeHit(node, key, `has \`${key}\` ${count(value)}`) : [];
  });
});

const OLLAMA_LOST = ['$ref', 'oneOf', 'allOf', 'not', 'const', 'format', 'pattern', 'minimum', 'maximum', 'default'];
/** A lost `false` only allows more members; a lost schema hides what they look like. */
const ollama: ToolTest = (view) => [
  ...anyHas(OLLAMA_LOST, { below: true })(view),
  ...anyHas(['additionalProperties'], { below: true, when: (value) => isObject(value) && !isEmpty(value) })(view),
];
const STRICT_LOST = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
];

const openaiRoot: ToolTest = (view) => [
  ...rootNotObject(view),
  ...rootHas('oneOf', 'anyOf', 'allOf', 'enum', 'not')(view),
];

/** Conditions by the id of their entry. */
export const modelSchemaTests: readonly (readonly [string, ToolTest])[] = [
  ['anthropic-root-combinator', rootHas('oneOf', 'anyOf', 'allOf')],
  ['anthropic-property-name', rootNames(ANTHROPIC_NAME)],
  ['anthropic-property-name-no-dot-2025', dotted],
  ['anthropic-schema-draft-2020-12', not2020],
  ['openai-array-items', arrayWithoutItems],
  ['openai-object-properties-root', rootWithoutProperties],
  ['openai-root-combinator', openaiRoot],
  ['openai-strict-required-all', strictRequired],
  ['openai-strict-allof', anyHas(STRICT_LOST)],
  ['openai-boolean-subschema', notASchema],
  ['bedrock-root-type-object', rootNotObject],
  ['llamacpp-pattern-anchored', unanchored],
  ['llamacpp-pattern-classes', patternClasses],
  ['llamacpp-large-maxlength', largeSizes],
  ['ollama-schema-reduced', ollama],
  ['ollama-boolean-subschema', booleanSchema],
  ['kimi-schema-empty-forms', kimi],
  ['kiro-schema-subset', kiro],
  ['stainless-openai-agents-root-union', rootHas('anyOf')],
];
