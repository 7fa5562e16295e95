/** Tool lists that the APIs of models refuse or change, and ones that narrowly pass, by the id of the entry. For tests only. */
import { called, described, letters, many, schema, tool, withProperty, type NearMisses } from './build.ts';

/** By the id of the entry. */
export const NEAR_APIS: NearMisses = {
  'anthropic-root-combinator': {
    breaks: [
      [
        tool(
          schema(
            { a: { type: 'string' }, b: { type: 'string' } },
            { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
          ),
        ),
      ],
      [tool({ type: 'object', allOf: [schema({})] })],
      [tool({ oneOf: [schema({})] })],
    ],
    keeps: [
      [withProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })],
      [tool(schema({ a: { type: 'string' } }, { not: { required: ['b'] } }))],
      [tool(schema({ anyOf: { type: 'string' } }))],
    ],
  },
  'anthropic-property-name': {
    breaks: [
      [tool(schema({ 'a b': { type: 'string' } }))],
      [tool(schema({ $filter: { type: 'string' } }))],
      [tool(schema({ [letters(65)]: { type: 'string' } }))],
      [tool(schema({ '': { type: 'string' } }))],
      [tool(schema({ 名: { type: 'string' } }))],
    ],
    keeps: [
      [tool(schema({ 'a.b-c_D9': { type: 'string' } }))],
      [tool(schema({ [letters(64)]: { type: 'string' } }))],
      [withProperty({ type: 'object', properties: { 'a b': { type: 'string' } } })],
    ],
  },
  'anthropic-tool-name-128': {
    breaks: [[called('a.b')], [called('a/b')], [called('a b')], [called(letters(129))], [called('é')]],
    keeps: [[called('a-B_9')], [called(letters(100))]],
  },
  'anthropic-schema-draft-2020-12': {
    breaks: [
      [withProperty({ type: 'integer', minimum: 1, exclusiveMinimum: true })],
      [withProperty({ type: 'array', items: [{ type: 'string' }] })],
      [tool(schema({ q: { type: 'string', required: true } }))],
      [withProperty({ type: 'text' })],
      [tool(schema({}, { required: 'q' }))],
      [withProperty({ $ref: '#/$defs/x' })],
      [withProperty({ type: 'str' })],
      [withProperty({ type: null })],
    ],
    keeps: [
      [withProperty({ type: 'integer', exclusiveMinimum: 1 })],
      [withProperty({ type: 'array', prefixItems: [{ type: 'string' }] })],
      [withProperty({ type: ['string', 'null'] })],
      [tool(schema({ required: { type: 'boolean' } }, { required: ['required'] }))],
      [withProperty({ enum: [] })],
      [withProperty({ default: true, type: 'string' })],
    ],
  },
  'openai-chat-tool-name-64': { breaks: [[called(letters(65))], [called('a.b')]], keeps: [[called(letters(64))]] },
  'openai-responses-tool-name-128': {
    breaks: [[called(letters(129))], [called('a:b')]],
    keeps: [[called(letters(128))]],
  },
  'openai-array-items': {
    breaks: [
      [withProperty({ type: 'array' })],
      [withProperty({ type: ['array', 'null'] })],
      [withProperty({ type: 'object', properties: { x: { type: 'array', minItems: 1 } } })],
      [withProperty({ type: 'array', prefixItems: [{ type: 'string' }] })],
      [tool(schema({ q: { anyOf: [{ type: 'array' }, { type: 'null' }] } }))],
      [tool(schema({}, { $defs: { x: { type: 'array' } } }))],
    ],
    keeps: [
      [withProperty({ type: 'array', items: {} })],
      [withProperty({ type: 'array', items: { type: 'string' } })],
      [withProperty({ enum: ['array'], type: 'string' })],
      [withProperty({ default: { type: 'array' }, type: 'object' })],
    ],
  },
  'openai-object-properties-root': {
    breaks: [
      [tool({ type: 'object' })],
      [tool({ type: 'object', additionalProperties: true })],
      [tool({ type: 'object', title: 'EmptyObject', $schema: 'http://json-schema.org/draft-07/schema#' })],
    ],
    keeps: [[tool(schema({}))], [withProperty({ type: 'object' })]],
  },
  'openai-root-combinator': {
    breaks: [
      [tool({ oneOf: [schema({})] })],
      [tool(schema({}, { enum: [{}] }))],
      [tool(schema({}, { not: {} }))],
      [tool({ type: 'string' })],
    ],
    keeps: [[tool(schema({}, { if: {}, else: {} }))], [withProperty({ anyOf: [{ type: 'string' }] })]],
  },
  'openai-tools-128': { breaks: [many(129)], keeps: [many(128)] },
  'openai-agents-duplicate-names': { breaks: [[called('a'), called('a')]], keeps: [[called('a'), called('A')]] },
  'gemini-type-array': {
    breaks: [
      [withProperty({ type: ['string', 'null'] })],
      [withProperty({ type: 'array', items: { type: ['string', 'number'] } })],
    ],
    keeps: [[withProperty({ type: 'string', nullable: true })], [withProperty({ enum: ['type'], type: 'string' })]],
  },
  'gemini-enum-not-string': {
    breaks: [
      [withProperty({ type: 'integer', enum: [1, 2] })],
      [withProperty({ enum: ['a', 'b'] })],
      [withProperty({ type: 'string', enum: ['a', null] })],
    ],
    keeps: [[withProperty({ type: 'string', enum: ['a', 'b'] })], [tool(schema({ enum: { type: 'integer' } }))]],
  },
  'gemini-enum-empty-string': {
    breaks: [[withProperty({ type: 'string', enum: ['', 'a'] })]],
    keeps: [[withProperty({ type: 'string', enum: [' ', 'a'] })], [withProperty({ type: 'string', default: '' })]],
  },
  'gemini-empty-enum': {
    breaks: [[withProperty({ type: 'string', enum: [] })], [withProperty({ type: 'string', format: 'enum' })]],
    keeps: [[withProperty({ type: 'string', format: 'enum', enum: ['a'] })]],
  },
  'gemini-object-keywords-on-non-object': {
    breaks: [
      [withProperty({ properties: { a: { type: 'string' } } })],
      [withProperty({ type: 'string', required: ['a'] })],
    ],
    keeps: [[withProperty({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] })]],
  },
  'gemini-format': {
    breaks: [
      [withProperty({ type: 'string', format: 'uri' })],
      [withProperty({ type: 'string', format: 'email' })],
      [withProperty({ type: 'integer', format: 'uint32' })],
      [withProperty({ type: 'number', format: 'decimal' })],
    ],
    keeps: [
      [withProperty({ type: 'string', format: 'date-time' })],
      [withProperty({ type: 'string', format: 'enum', enum: ['a'] })],
      [withProperty({ type: 'integer', format: 'int64' })],
      [tool(schema({ format: { type: 'string' } }))],
    ],
  },
  'gemini-nesting-depth': {
    breaks: [
      [
        tool(
          schema(
            { n: { $ref: '#/$defs/n' } },
            { $defs: { n: schema({ c: { type: 'array', items: { $ref: '#/$defs/n' } } }) } },
          ),
        ),
      ],
    ],
    keeps: [[tool(schema({ n: { $ref: '#/$defs/n' } }, { $defs: { n: schema({ c: { type: 'string' } }) } }))]],
  },
  'gemini-function-name': {
    breaks: [[called('1a')], [called('-a')], [called(letters(65))], [called('a b')], [called('a/b')]],
    keeps: [[called('_a.b:c-d')], [called(letters(64))]],
  },
  'gemini-parameter-name': {
    breaks: [
      [tool(schema({ 'a-b': { type: 'string' } }))],
      [withProperty({ type: 'object', properties: { 'x.y': { type: 'string' } } })],
      [tool(schema({ '1a': { type: 'string' } }))],
    ],
    keeps: [[tool(schema({ a_b1: { type: 'string' } }))]],
  },
  'gemini-required-unknown': {
    breaks: [
      [tool(schema({ a: { type: 'string' } }, { required: ['b'] }))],
      [withProperty({ type: 'object', properties: {}, required: ['x'] })],
    ],
    keeps: [[tool(schema({ a: { type: 'string' } }, { required: ['a'] }))]],
  },
  'bedrock-tool-name-64': { breaks: [[called(letters(65))], [called('a.b')]], keeps: [[called(letters(64))]] },
  'bedrock-description-empty': {
    breaks: [[described('')]],
    keeps: [[described(' ')], [{ name: 'n', inputSchema: schema({}) }]],
  },
  'ollama-boolean-subschema': {
    breaks: [[withProperty(true)], [withProperty({ type: 'array', items: false })]],
    keeps: [[tool(schema({}, { additionalProperties: false }))], [withProperty({ type: 'array', items: {} })]],
  },
  'llamacpp-large-maxlength': {
    breaks: [
      [withProperty(schema({ x: { type: 'string', maxLength: 2000 } }))],
      [withProperty(schema({ x: { type: 'array', items: { type: 'string' }, maxItems: 1000 } }))],
    ],
    keeps: [
      [withProperty(schema({ x: { type: 'string', maxLength: 1999 } }))],
      [withProperty({ type: 'string', maxLength: 2000 })],
    ],
  },
  'gemini-512-functions': { breaks: [many(513)], keeps: [many(512)] },
  'gemini-missing-type': {
    breaks: [[withProperty({ description: 'x' })], [withProperty({ type: 'array', items: {} })]],
    keeps: [
      [withProperty({ anyOf: [{ type: 'string' }] })],
      [withProperty({ $ref: '#/$defs/x' })],
      [withProperty({ type: 'string' })],
    ],
  },
  'gemini-empty-properties-object': {
    breaks: [[withProperty({ type: 'object' })], [withProperty({ type: 'object', properties: {} })]],
    keeps: [[tool(schema({}))], [withProperty({ type: 'object', properties: { a: { type: 'string' } } })]],
  },
  'bedrock-root-type-object': { breaks: [[tool({})], [tool({ type: 'array' })]], keeps: [[tool(schema({}))]] },
  'llamacpp-pattern-anchored': {
    breaks: [
      [withProperty({ type: 'string', pattern: 'abc' })],
      [withProperty({ type: 'string', pattern: '^abc' })],
      [withProperty({ type: 'string', pattern: '^abc\\$' })],
    ],
    keeps: [[withProperty({ type: 'string', pattern: '^abc$' })], [tool(schema({ pattern: { type: 'string' } }))]],
  },
  'llamacpp-pattern-classes': {
    breaks: [
      [withProperty({ type: 'string', pattern: '^\\d+$' })],
      [withProperty({ type: 'string', pattern: '^(?!a).*$' })],
      [withProperty({ type: 'string', pattern: '^(?i)a$' })],
    ],
    keeps: [
      [withProperty({ type: 'string', pattern: '^[0-9]+$' })],
      [withProperty({ type: 'string', pattern: '^\\\\d$' })],
      [withProperty({ type: 'string', pattern: '^(?:ab)$' })],
    ],
  },
  'kimi-schema-empty-forms': {
    breaks: [
      [withProperty({ type: 'object', additionalProperties: {} })],
      [withProperty({ anyOf: [{ not: {} }, { type: 'string' }] })],
    ],
    keeps: [[withProperty({ type: 'object', additionalProperties: true })]],
  },
  'antigravity-nested-oneof': {
    breaks: [[withProperty({ oneOf: [{ type: 'string' }] })]],
    keeps: [[withProperty({ anyOf: [{ type: 'string' }] })], [tool(schema({ oneOf: { type: 'string' } }))]],
  },
  'openai-description-1024-2025': { breaks: [[described(letters(1025))]], keeps: [[described(letters(1024))]] },
  'openai-boolean-subschema': {
    breaks: [[withProperty('x')], [withProperty({ type: 'array', items: 1 })]],
    keeps: [[withProperty(true)]],
  },
  'openai-strict-required-all': {
    breaks: [
      [withProperty({ type: 'string' })],
      [tool(schema({ a: { type: 'string' } }, { additionalProperties: false }))],
    ],
    keeps: [[tool(schema({ a: { type: 'string' } }, { additionalProperties: false, required: ['a'] }))]],
  },
  'openai-strict-allof': {
    breaks: [
      [withProperty({ allOf: [{ type: 'string' }] })],
      [withProperty({ type: 'object', patternProperties: {} })],
    ],
    keeps: [[withProperty({ anyOf: [{ type: 'string' }] })]],
  },
  'gemini-parameters-unknown-keyword': {
    breaks: [
      [withProperty({ type: 'object', additionalProperties: false })],
      [withProperty({ const: 'a' })],
      [tool(schema({}, { $schema: 'x' }))],
      [withProperty({ type: 'integer', exclusiveMinimum: 0 })],
    ],
    keeps: [
      [withProperty({ type: 'string', description: 'd', nullable: true, minLength: 1, pattern: 'a' })],
      [tool(schema({ const: { type: 'string' }, $ref: { type: 'string' } }))],
      [withProperty({ type: 'string', enum: ['const'] })],
    ],
  },
  'gemini-json-schema-subset': {
    breaks: [[withProperty({ type: 'string', pattern: 'a' })], [withProperty({ not: {} })]],
    keeps: [[withProperty({ type: 'string', enum: ['a'], description: 'd' })]],
  },
  'ollama-schema-reduced': {
    breaks: [[withProperty({ $ref: '#/x' })], [withProperty({ type: 'string', default: 'a' })]],
    keeps: [[withProperty({ type: 'string' })], [tool(schema({ default: { type: 'string' } }))]],
  },
  'kiro-schema-subset': {
    breaks: [[withProperty({ type: 'integer' })], [withProperty({ anyOf: [{ type: 'string' }] })]],
    keeps: [[withProperty({ type: 'number' })]],
  },
};
