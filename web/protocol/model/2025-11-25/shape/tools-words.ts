/** Tools, their schemas and contents: the requirements that begin with 2025-11-25, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'input-schema/dialect-not-recommended': { says: 'The schemas of arguments are best written in JSON Schema 2020-12.' },
  'input-schema/no-parameters': { says: 'A tool without arguments says so with `"additionalProperties": false`.' },
  'input-schema/not-valid-json-schema': {
    says: '`inputSchema` is a valid JSON Schema in its dialect.',
    why: 'Validators refuse it, so that the tool cannot be used, or is used unchecked.',
  },
  'input-schema/tuple-items-default-dialect': {
    says: 'Without `$schema` a schema is 2020-12, where `items` is one schema and lists are called `prefixItems`.',
  },
  'json-schema/bad-regex': { says: 'Every `pattern` is a regular expression of ECMAScript.' },
  'json-schema/boolean-exclusive': { says: '`exclusiveMinimum` and `exclusiveMaximum` are numbers.' },
  'json-schema/dangling-ref': { says: 'A `$ref` within a schema leads to a place in that schema.' },
  'json-schema/dialect-not-2020-12': { says: 'Schemas are best written in JSON Schema 2020-12.' },
  'json-schema/dialect-unknown': { says: '`$schema` is the address of a dialect that people know.' },
  'json-schema/invalid-keyword-value': { says: 'Every keyword of a schema has a value that its dialect allows.' },
  'json-schema/required-not-array': {
    says: '`required` is a list of names, in the schema that has the properties.',
    why: 'Validators refuse such a schema, or take every member for optional.',
  },
  'json-schema/schema-uri-type': {
    says: '`$schema` is a text: the address of a dialect.',
    why: 'Nobody can tell which dialect is meant, so the schema cannot be checked.',
  },
  'tool-names/allowed-characters': { says: 'Names of tools have letters of ASCII, digits, `_`, `-` and `.` only.' },
  'tool-names/length': { says: 'Names of tools have 1 to 128 characters.' },
  'tool-names/spaces-or-commas': { says: 'Names of tools have no spaces, commas or the like in them.' },
  'tools/execution-task-support': {
    says: '`taskSupport` is `forbidden`, `optional` or `required`.',
    why: 'A client cannot tell whether it may, or has to, call the tool as a task.',
  },
};
