/** Which rewrites answer which entries of the catalog, in the order in which they run. */
import { get } from '../../json/object.ts';
import { GEMINI_UNKNOWN } from '../conditions/gemini-schemas.ts';
import { inclusiveBounds, numericBounds } from './bounds.ts';
import {
  anyInsteadOfOne,
  arrayItems,
  declaredRequired,
  drop,
  mergedAll,
  noConst,
  objectSchemas,
  openAsTrue,
  plainPatterns,
  prefixItems,
  singleTypes,
  stringEnums,
  uniqueEnums,
} from './keywords.ts';
import { enumTypes, jsonTypes, noNulls, requiredInObject, typedObjects } from './meant.ts';
import type { Step } from './steps.ts';

/** Rewrites of the whole schema; they run before those of nodes. */
export type RootRewrite = 'inline' | 'object' | 'properties' | 'flat' | 'flat-openai' | 'flat-vscode' | 'names';

const STRING_FORMATS = new Set(['enum', 'date-time']);
const NUMBER_FORMATS = new Set(['float', 'double', 'int32', 'int64']);
const geminiFormats = drop(['format'], (value, schema) => {
  const known = get(schema, 'type') === 'string' ? STRING_FORMATS : NUMBER_FORMATS;
  return typeof value === 'string' && !known.has(value);
});
const OPENAPI = [inclusiveBounds, noConst, anyInsteadOfOne, mergedAll, drop(GEMINI_UNKNOWN)];

/** The rewrites of nodes, in order, by the entry they answer. */
const NODES: readonly (readonly [string, readonly Step[]])[] = [
  ['anthropic-schema-draft-2020-12', [jsonTypes, requiredInObject, numericBounds, prefixItems]],
  ['vscode-schema-draft07-omitted', [noNulls, jsonTypes, requiredInObject, numericBounds, uniqueEnums]],
  ['tssdk-null-optional-fields', [noNulls]],
  ['gemini-parameters-unknown-keyword', OPENAPI],
  ['langchain4j-schema-subset', [mergedAll, anyInsteadOfOne]],
  ['antigravity-nested-oneof', [anyInsteadOfOne]],
  ['openai-strict-allof', [mergedAll, anyInsteadOfOne]],
  ['copilot-studio-exclusive-minimum', [inclusiveBounds]],
  ['gemini-object-keywords-on-non-object', [requiredInObject, typedObjects]],
  ['gemini-missing-type', [enumTypes]],
  ['gemini-type-array', [singleTypes]],
  ['cursor-type-array', [singleTypes]],
  ['copilot-studio-type-array', [singleTypes]],
  ['gemini-enum-not-string', [stringEnums]],
  ['gemini-enum-empty-string', [stringEnums]],
  ['vscode-copilot-enum-duplicates', [uniqueEnums]],
  ['vscode-required-not-in-properties', [declaredRequired]],
  ['gemini-required-unknown', [declaredRequired]],
  ['tssdk-boolean-property-subschema', [objectSchemas]],
  ['ollama-boolean-subschema', [objectSchemas]],
  ['openai-array-items', [arrayItems]],
  ['vscode-array-items', [arrayItems]],
  ['codex-array-items-default-string', [arrayItems]],
  ['kimi-schema-empty-forms', [openAsTrue]],
  ['llamacpp-pattern-classes', [plainPatterns]],
  ['gemini-format', [geminiFormats]],
  ['roo-type-array-rewritten', [singleTypes, drop(['format'])]],
  [
    'llamacpp-pattern-anchored',
    [drop(['pattern'], (value) => typeof value === 'string' && !(value.startsWith('^') && value.endsWith('$')))],
  ],
  [
    'llamacpp-large-maxlength',
    [drop(['maxLength', 'minItems', 'maxItems'], (value) => typeof value === 'number' && value >= 1000)],
  ],
  ['vscode-schema-2020-12-dialect', [drop(['$schema'])]],
];

const ROOTS: Readonly<Record<string, readonly RootRewrite[]>> = {
  'tssdk-input-root-type-object': ['object'],
  'bedrock-root-type-object': ['object'],
  'copilot-cli-bad-schema-all-tools': ['object'],
  'anthropic-root-combinator': ['object', 'flat'],
  'claude-code-root-combinator-dropped': ['object', 'flat'],
  'stainless-openai-agents-root-union': ['object', 'flat'],
  'cline-root-combinator-throws': ['object', 'flat'],
  'vscode-root-combinators-deleted': ['object', 'flat-vscode'],
  'openai-root-combinator': ['object', 'properties', 'flat-openai'],
  'openai-object-properties-root': ['properties'],
  'vscode-root-properties-2025': ['properties'],
  'anthropic-property-name': ['names'],
  'claude-code-property-name-excluded': ['names'],
  'gemini-parameters-unknown-keyword': ['inline', 'object', 'flat'],
  'langchain4j-schema-subset': ['inline', 'object', 'flat'],
  'gemini-object-keywords-on-non-object': ['object', 'flat'],
  'gemini-nesting-depth': ['inline'],
  'zed-gemini-ref-error': ['inline'],
  'vercel-ai-google-ref': ['inline'],
  'copilot-studio-ref-filtered': ['inline'],
  'crush-schema-reduced': ['inline', 'object', 'flat'],
  'ollama-schema-reduced': ['inline'],
  'cursor-anyof-without-type': ['inline'],
};

/** The entries for which a schema can be computed. */
export const rewritable: ReadonlySet<string> = new Set([...NODES.map(([id]) => id), ...Object.keys(ROOTS)]);

/** The rewrites of the root for these entries. */
export function rootRewrites(ids: ReadonlySet<string>): ReadonlySet<RootRewrite> {
  return new Set(Object.entries(ROOTS).flatMap(([id, steps]) => (ids.has(id) ? steps : [])));
}

/** The rewrites of nodes for these entries, each once, in the order of the table. */
export function nodeRewrites(ids: ReadonlySet<string>): readonly Step[] {
  return [...new Set(NODES.flatMap(([id, steps]) => (ids.has(id) ? steps : [])))];
}
