/** Tool lists that editors refuse or change, and ones that narrowly pass, by the id of the entry. For tests only. */
import { called, letters, many, schema, tool, withProperty, type NearMisses } from './build.ts';

/** By the id of the entry. */
export const NEAR_EDITORS: NearMisses = {
  'vscode-array-items': {
    breaks: [
      [withProperty({ type: 'array' })],
      [withProperty({ anyOf: [{ type: 'array' }, { type: 'null' }] })],
      [tool(schema({}, { additionalProperties: { type: 'array' } }))],
      [withProperty({ type: 'array', items: { type: 'array' } })],
    ],
    keeps: [
      [tool(schema({}, { $defs: { x: { type: 'array' } } }))],
      [withProperty({ type: ['array', 'null'] })],
      [withProperty({ type: 'array', prefixItems: [{ type: 'array' }], items: {} })],
    ],
  },
  'vscode-copilot-enum-duplicates': {
    breaks: [[withProperty({ type: 'string', enum: ['a', 'a'] })], [withProperty({ type: 'string', enum: [] })]],
    keeps: [[withProperty({ type: 'string', enum: ['a', 'A'] })], [withProperty({ enum: [1, '1'] })]],
  },
  'vscode-schema-draft07-omitted': {
    breaks: [
      [withProperty({ type: 'integer', exclusiveMinimum: true })],
      [tool(schema({ q: { type: 'string', required: true } }))],
      [withProperty({ type: 'string', description: null })],
      [withProperty({ type: 'any' })],
      [tool(schema({ q: null }))],
      [tool(schema({}, { additionalProperties: null }))],
      [withProperty({ type: 'string', enum: [] })],
    ],
    keeps: [
      [withProperty({ type: 'string', default: null })],
      [withProperty({ type: 'integer', exclusiveMinimum: 1 })],
      [tool(schema({}, { required: [] }))],
      [withProperty({ type: ['string', 'null'] })],
      [withProperty({ type: 'string', nullable: true })],
      [withProperty({ type: 'string', example: 'x' })],
    ],
  },
  'vscode-tools-128': { breaks: [many(129)], keeps: [many(128)] },
  'cline-root-combinator-throws': {
    breaks: [[tool({ anyOf: [{ type: 'string' }] })], [tool({ oneOf: [{ required: ['a'] }] })]],
    keeps: [
      [tool({ anyOf: [schema({}), schema({})] })],
      [tool({ oneOf: [{ properties: { a: { type: 'string' } } }] })],
      [tool({ allOf: [schema({})] })],
      [tool(schema({}))],
    ],
  },
  'zed-gemini-ref-error': {
    breaks: [[withProperty({ $ref: '#/$defs/x' })], [tool(schema({}, { if: {}, else: {} }))]],
    keeps: [
      [withProperty({ type: 'string', description: 'if $ref' })],
      [withProperty({ type: 'string', enum: ['$ref'] })],
    ],
  },
  'copilot-studio-ref-filtered': {
    breaks: [[withProperty({ $ref: '#/$defs/x' })]],
    keeps: [[tool(schema({ $ref: { type: 'string' } }))]],
  },
  'copilot-studio-exclusive-minimum': {
    breaks: [
      [withProperty({ type: 'integer', exclusiveMinimum: 0 })],
      [withProperty({ type: 'number', exclusiveMaximum: 9 })],
    ],
    keeps: [
      [withProperty({ type: 'integer', minimum: 0 })],
      [withProperty({ type: 'integer', exclusiveMinimum: true, minimum: 0 })],
    ],
  },
  'augment-name-64': { breaks: [[called(letters(65))]], keeps: [[called(letters(64))]] },
  'cursor-type-array': {
    breaks: [[withProperty({ type: ['string', 'null'] })]],
    keeps: [[withProperty({ type: 'object', properties: { a: { type: ['string', 'null'] } } })]],
  },
  'cursor-anyof-without-type': {
    breaks: [[withProperty({ anyOf: [{ $ref: '#/$defs/x' }] })], [withProperty({ anyOf: [{ const: 1 }] })]],
    keeps: [[withProperty({ anyOf: [{ type: 'string' }, { type: 'null' }] })]],
  },
  'vscode-schema-2020-12-dialect': {
    breaks: [
      [tool(schema({}, { $schema: 'https://json-schema.org/draft/2020-12/schema' }))],
      [tool(schema({}, { unevaluatedProperties: false }))],
    ],
    keeps: [[tool(schema({}, { $schema: 'http://json-schema.org/draft-07/schema#' }))]],
  },
  'vscode-tool-name-chars': { breaks: [[called('a.b')], [called('é')]], keeps: [[called('a-b_9')]] },
  'vscode-tool-id-64': { breaks: [[called(letters(47))]], keeps: [[called(letters(46))]] },
  'vscode-root-combinators-deleted': {
    breaks: [[tool(schema({}, { not: {} }))], [tool(schema({}, { if: {} }))]],
    keeps: [[withProperty({ not: {} })]],
  },
  'vscode-ui-visibility': {
    breaks: [[tool(schema({}), { _meta: { ui: { visibility: ['app'] } } })]],
    keeps: [
      [tool(schema({}), { _meta: { ui: { visibility: ['app', 'model'] } } })],
      [tool(schema({}), { _meta: { ui: {} } })],
    ],
  },
  'vscode-required-not-in-properties': {
    breaks: [[tool(schema({ a: { type: 'string' } }, { required: ['a', 'b'] }))]],
    keeps: [[tool(schema({ a: { type: 'string' } }, { required: ['a'] }))]],
  },
  'cursor-name-dots': { breaks: [[called('a.b')]], keeps: [[called('a_b')]] },
  'cursor-null-as-empty-string': {
    breaks: [
      [withProperty({ type: ['string', 'null'] })],
      [withProperty({ anyOf: [{ type: 'string' }, { type: 'null' }] })],
    ],
    keeps: [[withProperty({ type: 'string' })]],
  },
  'cursor-tools-40-80': { breaks: [many(41), many(81)], keeps: [many(40)] },
  'cline-no-object-schema-filtered': {
    breaks: [[{ name: 'a', description: 'd' }], [tool(null)], [tool([])], [tool(true)]],
    keeps: [[tool({})]],
  },
  'cline-name-64': { breaks: [[called('a.b')], [called(letters(63))]], keeps: [[called('ab')]] },
  'cline-annotations-dropped': {
    breaks: [
      [tool(schema({}), { annotations: { readOnlyHint: true } })],
      [tool(schema({}), { outputSchema: schema({}) })],
    ],
    keeps: [[tool(schema({}))]],
  },
  'continue-tool-name-unsanitised': { breaks: [[called('a.b')], [called(letters(64))]], keeps: [[called('ab')]] },
  'roo-type-array-rewritten': {
    breaks: [[withProperty({ type: ['string', 'null'] })], [withProperty({ type: 'string', format: 'date' })]],
    keeps: [[tool(schema({ format: { type: 'string' } }))]],
  },
  'copilot-studio-type-array': {
    breaks: [[withProperty({ type: ['string', 'null'] })]],
    keeps: [[withProperty({ type: 'string' })]],
  },
  'windsurf-tools-100': { breaks: [many(101)], keeps: [many(100)] },
  'copilot-intellij-name-warning': { breaks: [[called('a.b')]], keeps: [[called('a_b')]] },
  'vscode-tuple-items-rewritten': {
    breaks: [[withProperty({ type: 'array', items: [{ type: 'string' }] })]],
    keeps: [[withProperty({ type: 'array', items: { type: 'string' } })]],
  },
  'cursor-name-60': { breaks: [[called(letters(60))]], keeps: [[called(letters(40))]] },
};
