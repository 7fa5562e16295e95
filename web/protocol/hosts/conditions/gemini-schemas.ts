/** Conditions about input schemas in Gemini’s API and in the hosts that convert schemas for it. */
import { get, has, isObject } from '../../json/object.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { JsonValue } from '../../json/types.ts';
import { quoted, type Hit, type ToolTest, type ToolView } from '../define.ts';
import { targetOf, type SchemaNode, type SchemaNodes } from '../nodes.ts';
import { anyHas, anyNode, anyOutside, hitAt, nodeHit, undeclared } from './schema-parts.ts';
import { keywordsIn } from '../keywords-in.ts';

/** Keywords outside the subset of OpenAPI that the `parameters` member has. */
export const GEMINI_UNKNOWN: readonly string[] = [
  ...keywordsIn('$schema $ref $defs $id $anchor $comment definitions const oneOf allOf not if then else'),
  ...keywordsIn('additionalProperties patternProperties propertyNames unevaluatedProperties'),
  ...keywordsIn('exclusiveMinimum exclusiveMaximum multipleOf uniqueItems contains dependentRequired dependentSchemas'),
  ...keywordsIn('contentEncoding contentMediaType examples deprecated readOnly writeOnly'),
];

const JSON_SCHEMA_SUBSET = keywordsIn(`
  $id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems minimum maximum
  anyOf oneOf properties additionalProperties required
`);

/** A node with a list of types. */
export const typeList: ToolTest = anyNode((node) => {
  const type = get(node.schema, 'type');
  return Array.isArray(type) ? nodeHit(node, 'type', `has the type list ${quoted(type)}`) : [];
});

const enumNotString: ToolTest = anyNode((node) => {
  const values = get(node.schema, 'enum');
  if (!Array.isArray(values)) return [];
  const other = values.find((value) => typeof value !== 'string');
  if (other !== undefined) return nodeHit(node, 'enum', `has the value ${quoted(other)} in \`enum\``);
  return get(node.schema, 'type') === 'string' ? [] : nodeHit(node, 'enum', 'has `enum` without `"type": "string"`');
});

const emptyString: ToolTest = anyNode((node) => {
  const values = get(node.schema, 'enum');
  const index = Array.isArray(values) ? values.indexOf('') : -1;
  return index < 0 ? [] : [{ at: [...node.at, 'enum', index], shown: 'An `enum` contains an empty string.' }];
});

const emptyEnum: ToolTest = anyNode((node) => {
  const values = get(node.schema, 'enum');
  if (Array.isArray(values) && values.length === 0) return nodeHit(node, 'enum', 'has an empty `enum`');
  return get(node.schema, 'format') === 'enum' && !Array.isArray(values)
    ? nodeHit(node, 'format', 'has the format `enum` and no `enum`')
    : [];
});

/** Properties and items that have none of these keywords. */
export function withoutAny(keys: readonly string[], says: string): ToolTest {
  return anyNode((node) => {
    if (node.by !== 'properties' && node.by !== 'items') return [];
    return keys.some((key) => has(node.schema, key)) ? [] : nodeHit(node, null, says);
  });
}

const notAnObject: ToolTest = anyNode((node) => {
  if (get(node.schema, 'type') === 'object') return [];
  const key = ['properties', 'required'].find((one) => has(node.schema, one));
  return key === undefined ? [] : nodeHit(node, key, `has \`${key}\` without \`"type": "object"\``);
});

const STRING_FORMATS = new Set<JsonValue>(['enum', 'date-time']);
const NUMBER_FORMATS = new Set<JsonValue>(['float', 'double', 'int32', 'int64']);
const formats: ToolTest = anyNode((node) => {
  const format = get(node.schema, 'format');
  const type = get(node.schema, 'type');
  if (format === undefined) return [];
  const allowed = type === 'string' ? STRING_FORMATS : type === 'number' || type === 'integer' ? NUMBER_FORMATS : null;
  return allowed === null || allowed.has(format) ? [] : nodeHit(node, 'format', `has the format ${quoted(format)}`);
});

const emptyObject: ToolTest = anyNode((node) => {
  if (node.by === 'root' || get(node.schema, 'type') !== 'object') return [];
  const properties = get(node.schema, 'properties');
  const none = properties === undefined || (isObject(properties) && Object.keys(properties).length === 0);
  return none ? nodeHit(node, null, 'is an object without listed properties') : [];
});

const emptyRoot: ToolTest = (view) => {
  if (view.input === undefined || get(view.input, 'type') !== 'object') return [];
  const properties = get(view.input, 'properties');
  const none = properties === undefined || (isObject(properties) && Object.keys(properties).length === 0);
  return none ? hitAt(view, ['inputSchema'], 'The tool has no parameters.') : [];
};

const PARAMETER = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/u;
const parameterNames: ToolTest = anyNode((node) => {
  const properties = get(node.schema, 'properties');
  if (!isObject(properties)) return [];
  return Object.keys(properties)
    .filter((name) => !PARAMETER.test(name))
    .map((name) => ({ at: [...node.at, 'properties', name], shown: `The property is named ${quoted(name)}.` }));
});

const requiredUnknown: ToolTest = anyNode((node) =>
  undeclared(node.schema).map(({ name, index }) => ({
    at: [...node.at, 'required', index],
    shown: `\`required\` names ${quoted(name)}, which \`properties\` lacks.`,
  })),
);

const MAX_REFS = 400;
const MAX_TARGETS = 200;

/** Nodes whose `$ref` leads to a schema that is recursive or refers to one; among the first 400 references. */
export function recursiveRefs(view: ToolView): readonly SchemaNode[] {
  const { nodes } = view;
  let found = known.get(nodes);
  if (!found) known.set(nodes, (found = findRecursive(view)));
  return found;
}

/** Several entries ask for the same schema. */
const known = new WeakMap<SchemaNodes, readonly SchemaNode[]>();

function findRecursive({ input, nodes, at: base }: ToolView): SchemaNode[] {
  if (input === undefined || !nodes.nodes.some(({ schema }) => has(schema, '$ref'))) return [];
  const places = new Map(nodes.nodes.map(({ schema, at }) => [schema, pointerOf(at.slice(base.length + 1))] as const));
  const refs = nodes.nodes
    .flatMap((node) => {
      const ref = get(node.schema, '$ref');
      const target = typeof ref === 'string' ? targetOf(input, ref) : undefined;
      const to = isObject(target) ? places.get(target) : undefined;
      return to === undefined ? [] : [{ node, from: places.get(node.schema) ?? '', to }];
    })
    .slice(0, MAX_REFS);
  const targets = [...new Set(refs.map(({ to }) => to))].slice(0, MAX_TARGETS);
  const leadsTo = new Map(
    targets.map((target) => {
      const inside = refs.filter(({ from }) => from === target || from.startsWith(`${target}/`));
      return [target, new Set(inside.map(({ to }) => to))] as const;
    }),
  );
  // Targets without a way to others are taken away until the rest is recursive, or leads there.
  const rest = new Set(targets);
  for (let size = -1; size !== rest.size;) {
    size = rest.size;
    for (const target of rest) if (![...(leadsTo.get(target) ?? [])].some((to) => rest.has(to))) rest.delete(target);
  }
  return refs.filter(({ to }) => rest.has(to)).map(({ node }) => node);
}

const MAX_LEVELS = 30;
const LEVELS = new Set(['properties', 'items', 'additionalProperties', 'prefixItems', 'patternProperties']);
const nesting: ToolTest = (view) => {
  const recursive = recursiveRefs(view)[0];
  if (recursive !== undefined) return nodeHit(recursive, '$ref', 'is recursive');
  const deep = view.nodes.nodes.find(({ way }) => way.filter((key) => LEVELS.has(key)).length > MAX_LEVELS);
  return deep === undefined ? [] : nodeHit(deep, null, 'is more than 30 levels deep');
};

const OWN_DEFINITION = /^#\/(?:\$defs|definitions)\/[^/]+$/u;
const vercel: ToolTest = (view) => {
  const hits: Hit[] = recursiveRefs(view).flatMap((node) => nodeHit(node, '$ref', 'is recursive'));
  for (const node of view.nodes.nodes) {
    const ref = get(node.schema, '$ref');
    if (typeof ref === 'string' && !OWN_DEFINITION.test(ref))
      hits.push(...nodeHit(node, '$ref', `has the reference ${quoted(ref)}`));
    const values = get(node.schema, 'enum');
    if (Array.isArray(values) && new Set(values.map(kindOf)).size > 1)
      hits.push(...nodeHit(node, 'enum', 'has values of several types in `enum`'));
  }
  return hits;
};

function kindOf(value: JsonValue): string {
  return value === null ? 'null' : typeof value;
}

const ZED_KEYS = new Set(['if', 'then', 'else', '$ref']);
/** Keys at any place, names of properties included. */
const zed: ToolTest = (view) => {
  const hits: Hit[] = [];
  const visit = (value: JsonValue, at: readonly (string | number)[], depth: number): void => {
    if (depth > 120 || hits.length > 50) return;
    if (Array.isArray(value)) value.forEach((one, index) => visit(one, [...at, index], depth + 1));
    else if (isObject(value))
      for (const [key, one] of Object.entries(value)) {
        if (ZED_KEYS.has(key)) hits.push({ at: [...at, key], shown: `The schema contains the key \`${key}\`.` });
        visit(one, [...at, key], depth + 1);
      }
  };
  if (view.input !== undefined) visit(view.input, [...view.at, 'inputSchema'], 0);
  return hits;
};

/** Conditions by the id of their entry. */
export const geminiSchemaTests: readonly (readonly [string, ToolTest])[] = [
  ['gemini-parameters-unknown-keyword', anyHas(GEMINI_UNKNOWN)],
  ['gemini-json-schema-subset', anyOutside(JSON_SCHEMA_SUBSET)],
  ['gemini-type-array', typeList],
  ['gemini-enum-not-string', enumNotString],
  ['gemini-enum-empty-string', emptyString],
  ['gemini-empty-enum', emptyEnum],
  ['gemini-missing-type', withoutAny(['type', 'anyOf', 'oneOf', '$ref'], 'has no `type`')],
  ['gemini-object-keywords-on-non-object', notAnObject],
  ['gemini-format', formats],
  ['gemini-empty-properties-object', emptyObject],
  ['gemini-root-properties-empty-2025', emptyRoot],
  ['gemini-nesting-depth', nesting],
  ['gemini-parameter-name', parameterNames],
  ['gemini-required-unknown', requiredUnknown],
  ['gemini-cli-missing-types-skipped', withoutAny(['type', 'anyOf', 'allOf', 'oneOf'], 'has no `type`')],
  ['zed-gemini-ref-error', zed],
  ['vercel-ai-google-ref', vercel],
];
