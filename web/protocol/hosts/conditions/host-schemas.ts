/** Conditions about schemas in hosts, SDKs and frameworks: what they check, rewrite or lose. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import { count, quoted, stringAt, type Hit, type ToolTest, type ToolView } from '../define.ts';
import { hasType, type SchemaNode } from '../nodes.ts';
import { duplicates, notDraft07 } from './draft07.ts';
import { typeList } from './gemini-schemas.ts';
import { arrayWithoutItems, rootNotObject, rootWithoutProperties } from './model-schemas.ts';
import { booleanProperty, dialect, notCompilable, outputNotObject } from './output-schemas.ts';
import {
  allowsNull,
  anyHas,
  anyNode,
  hitAt,
  nodeHit,
  rootHas,
  rootNames,
  rootProperties,
  undeclared,
  utf8Bytes,
} from './schema-parts.ts';
import { keywordsIn } from '../keywords-in.ts';

const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

const VSCODE_WAYS = new Set(
  keywordsIn(`
  properties items dependencies patternProperties additionalProperties anyOf allOf oneOf not if then else contains
`),
);
const vscodeArrays: ToolTest = anyNode((node) =>
  get(node.schema, 'type') === 'array' && !get(node.schema, 'items') && node.way.every((key) => VSCODE_WAYS.has(key))
    ? nodeHit(node, null, 'is an array without `items`')
    : [],
);

const tuple: ToolTest = anyNode((node) =>
  get(node.schema, 'type') === 'array' && Array.isArray(get(node.schema, 'items'))
    ? nodeHit(node, 'items', 'has an array of `items`')
    : [],
);

const GPT4_REMOVED = keywordsIn(`
  minLength maxLength pattern default format minimum maximum multipleOf patternProperties unevaluatedProperties
  propertyNames minProperties maxProperties unevaluatedItems contains minContains maxContains minItems maxItems
  uniqueItems
`);
const gpt4: ToolTest = (view) => [
  ...anyHas(GPT4_REMOVED)(view),
  ...anyNode((node) => {
    const length = stringAt(node.schema, 'description')?.length ?? 0;
    return length > 1024 ? nodeHit(node, 'description', `has a description of ${count(length)} characters`) : [];
  })(view),
];

const undeclaredRequired: ToolTest = anyNode((node) =>
  get(node.schema, 'type') === 'object'
    ? undeclared(node.schema).map(({ name, index }) => ({
        at: [...node.at, 'required', index],
        shown: `\`required\` names ${quoted(name)}, which \`properties\` lacks.`,
      }))
    : [],
);

/** Tests of the root properties. */
function rootProperty(test: (node: SchemaNode) => string | null): ToolTest {
  return (view) =>
    rootProperties(view).flatMap((node) => {
      const says = test(node);
      return says === null ? [] : nodeHit(node, null, says);
    });
}

const nullArgument = rootProperty(({ schema }) =>
  allowsNull(schema) && get(schema, 'default') === null ? 'allows null and has the default `null`' : null,
);
const cursorTypeList = rootProperty(({ schema }) =>
  Array.isArray(get(schema, 'type')) ? `has the type list ${quoted(get(schema, 'type'))}` : null,
);
const cursorUntypedBranch = rootProperty(({ schema }) => {
  const branches = get(schema, 'anyOf');
  return Array.isArray(branches) && branches.some((one) => isObject(one) && !has(one, 'type'))
    ? 'has a branch of `anyOf` without `type`'
    : null;
});
const nullable = rootProperty(({ schema }) => (allowsNull(schema) ? 'allows null' : null));
const nested = rootProperty(({ schema }) =>
  hasType(schema, 'object') || hasType(schema, 'array') ? 'is an object or an array' : null,
);

const CODEX_LOST = keywordsIn(`
  default format pattern minimum maximum minLength maxLength minItems maxItems not if then else patternProperties
  dependencies examples oneOf allOf
`);
const CODEX_HINTS = ['type', 'anyOf', '$ref', 'properties', 'items', 'enum', 'const', '$defs', 'definitions'];
const UNTYPED_AT = new Set(['properties', 'items', 'additionalProperties']);
const untyped: ToolTest = (view) => [
  ...anyNode((node) =>
    UNTYPED_AT.has(node.by) && !CODEX_HINTS.some((key) => has(node.schema, key))
      ? nodeHit(node, null, 'has no `type`')
      : [],
  )(view),
  ...view.nodes.others
    .filter(({ value, by }) => typeof value === 'boolean' && (by === 'properties' || by === 'items'))
    .map(({ value, at }) => ({ at, shown: `A subschema is ${quoted(value)}.` })),
];

const codexSize: ToolTest = (view) => {
  const bytes = view.input === undefined ? 0 : utf8Bytes(JSON.stringify(view.input));
  return bytes > 5000
    ? hitAt(view, ['inputSchema'], `\`inputSchema\` has ${count(bytes)} bytes; 5,000 are accepted.`)
    : [];
};

const codexNull: ToolTest = (view) =>
  view.input !== undefined && get(view.input, 'type') === 'null'
    ? hitAt(view, ['inputSchema', 'type'], 'The root of `inputSchema` has `"type": "null"`.')
    : [];

const isObjectBranch = (branch: JsonValue): boolean =>
  isObject(branch) && (get(branch, 'type') === 'object' || (!has(branch, 'type') && has(branch, 'properties')));
/** A root branch that is not an object schema makes the normalization throw. */
const clineRoot: ToolTest = (view) => {
  const { input } = view;
  if (input === undefined) return [];
  for (const key of ['anyOf', 'oneOf']) {
    const branches = get(input, key);
    if (Array.isArray(branches) && !branches.every(isObjectBranch))
      return hitAt(view, ['inputSchema', key], `A branch of the root \`${key}\` is not an object schema.`);
  }
  const all = get(input, 'allOf');
  return Array.isArray(all) && get(input, 'type') !== 'object' && !all.some(isObjectBranch)
    ? hitAt(view, ['inputSchema', 'allOf'], 'The root `allOf` has no object schema.')
    : [];
};

/** A lost `additionalProperties` only allows more arguments, so it is not reported. */
const crush: ToolTest = (view) => [
  ...rootHas('$defs', 'definitions', 'anyOf', 'oneOf', 'allOf')(view),
  ...anyHas(['$ref'])(view),
];

const closedRoot: ToolTest = (view) =>
  view.input !== undefined && get(view.input, 'additionalProperties') === false
    ? hitAt(view, ['inputSchema', 'additionalProperties'], 'The schema allows no further arguments.')
    : [];

const langchain4j: ToolTest = anyNode((node) => {
  const { schema } = node;
  const type = get(schema, 'type');
  if (typeof type === 'string' && !TYPES.has(type)) return nodeHit(node, 'type', `has the type ${quoted(type)}`);
  const key = ['oneOf', 'allOf'].find((one) => has(schema, one));
  if (key !== undefined) return nodeHit(node, key, `has \`${key}\``);
  const typed = ['type', '$ref', 'anyOf', 'enum', 'const'].some((one) => has(schema, one));
  return node.by === 'properties' && !typed ? nodeHit(node, null, 'has no `type`') : [];
});

const first = (...tests: readonly ToolTest[]): ToolTest =>
  function firstOf(view: ToolView): readonly Hit[] {
    for (const test of tests) {
      const hits = test(view);
      if (hits.length > 0) return hits;
    }
    return [];
  };

/** Conditions by the id of their entry. */
export const hostSchemaTests: readonly (readonly [string, ToolTest])[] = [
  ['tssdk-input-root-type-object', rootNotObject],
  ['tssdk-boolean-property-subschema', booleanProperty],
  ['tssdk-output-root-type-object', outputNotObject],
  ['tssdk-output-schema-not-compilable', notCompilable],
  ['tssdk2-output-schema-dialect', dialect(/draft-0[467]|2019-09/u, 'outputSchema')],
  ['claude-connector-output-root-anyof', outputNotObject],
  ['vscode-schema-draft07-omitted', notDraft07],
  [
    'vscode-schema-2020-12-dialect',
    first(dialect(/2020-12/u, 'inputSchema'), anyHas(['$dynamicRef', '$dynamicAnchor', 'unevaluatedProperties'])),
  ],
  ['vscode-array-items', vscodeArrays],
  ['vscode-copilot-enum-duplicates', duplicates],
  ['vscode-root-combinators-deleted', rootHas('oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else')],
  ['vscode-gpt4-keywords-removed', gpt4],
  ['vscode-required-not-in-properties', undeclaredRequired],
  ['vscode-root-properties-2025', rootWithoutProperties],
  ['vscode-tuple-items-rewritten', tuple],
  ['copilot-cli-bad-schema-all-tools', first(rootNotObject, outputNotObject)],
  ['claude-code-root-combinator-dropped', rootHas('oneOf', 'anyOf', 'allOf')],
  ['claude-code-property-name-excluded', rootNames(/^[A-Za-z0-9_.-]{1,64}$/u)],
  ['claude-code-null-argument', nullArgument],
  ['cursor-type-array', cursorTypeList],
  ['cursor-anyof-without-type', cursorUntypedBranch],
  ['cursor-null-as-empty-string', nullable],
  ['codex-schema-keywords-dropped', anyHas(CODEX_LOST)],
  ['codex-schema-5000-bytes', codexSize],
  ['codex-untyped-becomes-string', untyped],
  ['codex-array-items-default-string', arrayWithoutItems],
  ['codex-root-null-type', codexNull],
  ['cline-root-combinator-throws', clineRoot],
  ['crush-schema-reduced', crush],
  ['opencode-draft07-2026-07', dialect(/draft-07/u, 'outputSchema', 'inputSchema')],
  ['roo-type-array-rewritten', (view) => [...typeList(view), ...anyHas(['format'])(view)]],
  ['amazon-q-purpose-argument', closedRoot],
  ['langchain4j-schema-subset', langchain4j],
  ['copilot-studio-ref-filtered', anyHas(['$ref'])],
  ['copilot-studio-type-array', typeList],
  [
    'copilot-studio-exclusive-minimum',
    anyHas(['exclusiveMinimum', 'exclusiveMaximum'], { when: (value) => typeof value === 'number' }),
  ],
  ['antigravity-nested-oneof', anyHas(['oneOf'])],
  ['stainless-claude-stringified-json', nested],
];
