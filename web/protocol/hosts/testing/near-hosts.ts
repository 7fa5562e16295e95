/** Tool lists that SDKs and other hosts refuse or change, and ones that narrowly pass, by the id of the entry. For tests only. */
import { called, described, letters, schema, tool, withProperty, type NearMisses } from './build.ts';

/** By the id of the entry. */
export const NEAR_HOSTS: NearMisses = {
  'tssdk-input-root-type-object': {
    breaks: [[tool({ properties: {} })], [tool({ type: ['object'] })], [tool({ anyOf: [schema({}), schema({})] })]],
    keeps: [
      [tool(schema({}))],
      [tool({ type: 'object', anyOf: [{ required: ['a'] }], properties: { a: { type: 'string' } } })],
    ],
  },
  'tssdk-null-optional-fields': {
    breaks: [
      [tool(schema({}), { title: null })],
      [tool(schema({}), { outputSchema: null })],
      [tool({ type: 'object', properties: null })],
      [tool(schema({}), { annotations: null })],
      [tool(schema({}), { _meta: null })],
    ],
    keeps: [
      [tool(schema({ q: { type: ['string', 'null'], default: null } }))],
      [tool(schema({}), { annotations: {} })],
      [tool(schema({ q: { description: null } }))],
    ],
  },
  'tssdk-boolean-property-subschema': {
    breaks: [[withProperty(true)], [tool(schema({}), { outputSchema: schema({ a: false }) })]],
    keeps: [
      [tool(schema({}, { additionalProperties: true }))],
      [withProperty({ items: true, type: 'array' })],
      [withProperty({ default: true, type: 'boolean' })],
    ],
  },
  'tssdk-output-root-type-object': {
    breaks: [
      [tool(schema({}), { outputSchema: { type: 'array', items: {} } })],
      [tool(schema({}), { outputSchema: {} })],
    ],
    keeps: [[tool(schema({}), { outputSchema: schema({}) })], [tool(schema({}))]],
  },
  'tssdk-output-schema-not-compilable': {
    breaks: [
      [tool(schema({}), { outputSchema: schema({ a: { $ref: '#/$defs/none' } }) })],
      [tool(schema({}), { outputSchema: schema({ a: { type: 'string', pattern: '[a-' } }) })],
      [tool(schema({}), { outputSchema: schema({ a: { type: 'string', pattern: '\\-x' } }) })],
    ],
    keeps: [
      [tool(schema({}), { outputSchema: schema({ a: { $ref: '#/$defs/x' } }, { $defs: { x: { type: 'string' } } }) })],
      [tool(schema({}), { outputSchema: schema({ a: { type: 'string', pattern: '^[a-z]+$' } }) })],
      [tool(schema({ a: { $ref: '#/$defs/none' } }))],
    ],
  },
  'tssdk-execution-tasksupport-enum': {
    breaks: [
      [tool(schema({}), { execution: { taskSupport: 'yes' } })],
      [tool(schema({}), { execution: { taskSupport: true } })],
    ],
    keeps: [[tool(schema({}), { execution: { taskSupport: 'optional' } })], [tool(schema({}), { execution: {} })]],
  },
  'tssdk-icons-sizes-array': {
    breaks: [[tool(schema({}), { icons: [{ src: 'https://a/b.png', sizes: '48x48' }] })]],
    keeps: [
      [tool(schema({}), { icons: [{ src: 'https://a/b.png', sizes: ['48x48'] }] })],
      [tool(schema({}), { icons: [{ src: 'https://a/b.png' }] })],
    ],
  },
  'amazon-q-empty-description': {
    breaks: [[described('')], [{ name: 'n', inputSchema: schema({}) }]],
    keeps: [[described('x')]],
  },
  'langchain4j-schema-subset': {
    breaks: [
      [withProperty({ type: 'any' })],
      [withProperty({ oneOf: [{ type: 'string' }] })],
      [withProperty({ description: 'x' })],
    ],
    keeps: [
      [withProperty({ type: 'string' })],
      [withProperty({ anyOf: [{ type: 'string' }] })],
      [withProperty({ $ref: '#/$defs/x' })],
      [withProperty({ enum: ['a'] })],
    ],
  },
  'strands-tool-name-64': { breaks: [[called(letters(65))], [called('a.b')]], keeps: [[called(letters(64))]] },
  'stainless-openai-agents-root-union': {
    breaks: [[tool({ type: 'object', anyOf: [schema({})] })]],
    keeps: [[withProperty({ anyOf: [{ type: 'string' }] })]],
  },
  'codex-root-null-type': {
    breaks: [[tool({ type: 'null' })]],
    keeps: [[tool(schema({}))], [withProperty({ type: 'null' })]],
  },
  'vercel-ai-google-ref': {
    breaks: [
      [withProperty({ $ref: 'other.json' })],
      [tool(schema({ a: { $ref: '#/properties/b' }, b: { type: 'string' } }))],
      [withProperty({ enum: ['a', 1] })],
    ],
    keeps: [
      [tool(schema({ a: { $ref: '#/$defs/x' } }, { $defs: { x: { type: 'string' } } }))],
      [withProperty({ enum: ['a', 'b'] })],
    ],
  },
  'claude-connector-tool-name-64': { breaks: [[called(letters(65))], [called('a.b')]], keeps: [[called(letters(64))]] },
  'claude-code-prefixed-name': { breaks: [[called('a.b')], [called(letters(129))]], keeps: [[called('a')]] },
  'claude-connector-output-root-anyof': {
    breaks: [[tool(schema({}), { outputSchema: { anyOf: [schema({})] } })]],
    keeps: [[tool(schema({}), { outputSchema: schema({}) })], [tool(schema({}))]],
  },
  'claude-code-root-combinator-dropped': {
    breaks: [[tool(schema({}, { anyOf: [{}] }))]],
    keeps: [[withProperty({ anyOf: [{}] })]],
  },
  'claude-code-description-2048': { breaks: [[described(letters(2049))]], keeps: [[described(letters(2048))]] },
  'claude-code-null-argument': {
    breaks: [
      [withProperty({ type: ['string', 'null'], default: null })],
      [withProperty({ anyOf: [{ type: 'string' }, { type: 'null' }], default: null })],
    ],
    keeps: [[withProperty({ type: 'string', default: null })], [withProperty({ type: ['string', 'null'] })]],
  },
  'codex-schema-keywords-dropped': {
    breaks: [
      [withProperty({ type: 'string', format: 'uri' })],
      [withProperty({ oneOf: [{ type: 'string' }] })],
      [withProperty({ type: 'string', default: 'x' })],
    ],
    keeps: [
      [withProperty({ type: 'string', description: 'd' })],
      [withProperty({ anyOf: [{ type: 'string' }] })],
      [tool(schema({ default: { type: 'string' }, format: { type: 'string' } }))],
    ],
  },
  'codex-schema-5000-bytes': {
    breaks: [
      [withProperty({ type: 'string', description: letters(5000) })],
      [withProperty({ type: 'string', description: 'é'.repeat(2500) })],
    ],
    keeps: [[withProperty({ type: 'string', description: 'é'.repeat(2300) })]],
  },
  'codex-untyped-becomes-string': {
    breaks: [
      [withProperty({})],
      [withProperty({ description: 'x' })],
      [withProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })],
      [withProperty(true)],
    ],
    keeps: [
      [withProperty({ enum: ['a'] })],
      [withProperty({ $ref: '#/$defs/x' })],
      [withProperty({ anyOf: [{}] })],
      [withProperty({ properties: {} })],
    ],
  },
  'codex-array-items-default-string': {
    breaks: [[withProperty({ type: 'array' })]],
    keeps: [[withProperty({ type: 'array', items: { type: 'string' } })]],
  },
  'gemini-cli-name-63': { breaks: [[called(letters(60))]], keeps: [[called(letters(40))]] },
  'crush-schema-reduced': {
    breaks: [[withProperty({ $ref: '#/x' })], [tool(schema({}, { $defs: {} }))]],
    keeps: [
      [withProperty({ type: 'object', additionalProperties: false })],
      [tool(schema({ $ref: { type: 'string' } }))],
    ],
  },
  'goose-name-unsanitised': { breaks: [[called('a.b')], [called(letters(63))]], keeps: [[called('ab')]] },
  'librechat-name-suffix': { breaks: [[called(letters(60))]], keeps: [[called(letters(40))]] },
  'amazon-q-description-10004': {
    breaks: [[described(letters(10005))], [described('é'.repeat(5003))]],
    keeps: [[described(letters(10004))]],
  },
  'amazon-q-purpose-argument': {
    breaks: [[tool(schema({}, { additionalProperties: false }))]],
    keeps: [
      [tool(schema({}, { additionalProperties: true }))],
      [withProperty({ type: 'object', additionalProperties: false })],
    ],
  },
  'spring-ai-name-last-64': {
    breaks: [[called('a-b')], [called('a.b')], [called(letters(64))]],
    keeps: [[called('a_b')]],
  },
  'stainless-claude-stringified-json': {
    breaks: [[withProperty({ type: 'object' })], [withProperty({ type: 'array', items: {} })]],
    keeps: [[withProperty({ type: 'string' })]],
  },
  'claude-directory-annotations': {
    breaks: [
      [tool(schema({}))],
      [tool(schema({}), { title: 'x' })],
      [tool(schema({}), { title: 'x', annotations: { readOnlyHint: true, destructiveHint: true } })],
    ],
    keeps: [
      [tool(schema({}), { title: 'x', annotations: { readOnlyHint: true } })],
      [tool(schema({}), { annotations: { title: 'x', destructiveHint: false } })],
    ],
  },
  'amazon-q-name-excluded': { breaks: [[called(letters(65))]], keeps: [[called(letters(40))]] },
};
