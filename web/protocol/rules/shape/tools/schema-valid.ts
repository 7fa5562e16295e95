import { listed, whatIs, code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { surveysOf, type SchemaMember } from './documents.ts';
import { TYPE_NAMES, keywordFault, type KeywordFault } from './keywords.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, tool, within } from './example-messages.ts';
import { isHabit } from './schema-habits.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { nearest } from '../../../json/nearest.ts';
import { DIALECTS } from './dialects.ts';

// Fixes for invalid values of JSON Schema keywords.

/** Names of the seven types in other languages. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  char: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  dict: 'object',
  map: 'object',
  record: 'object',
  struct: 'object',
  list: 'array',
  tuple: 'array',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

function typeMeant(found: JsonValue): string | null {
  if (typeof found !== 'string') return null;
  const lower = found.toLowerCase();
  return (Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : undefined) ?? nearest(found, TYPE_NAMES);
}

/** The replacement for an invalid value of a keyword, where it can be determined. */
function keywordPlan(keyword: string, fault: KeywordFault, path: Path): FixPlan | null {
  const { found } = fault;
  const { wants } = fault;
  if (wants === 'type') {
    const meant = typeMeant(found);
    if (meant !== null)
      return { says: `Use ${code(meant)}.`, safety: 'safe', steps: [{ do: 'replace', path, value: meant }] };
  }
  if ((found === null || (wants === 'type' && found === 'any')) && fault.path.length === 0) {
    return { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] };
  }
  if (wants === 'map' && Array.isArray(found) && found.length === 0) {
    return { says: 'Use `{}`.', safety: 'safe', steps: [{ do: 'replace', path, value: {} }] };
  }
  if (typeof found !== 'string' || found.trim() === '' || (wants !== 'number' && wants !== 'flag')) return null;
  const value: JsonValue = /^(?:true|false)$/iu.test(found) ? found.toLowerCase() === 'true' : Number(found);
  if (Number.isNaN(value) || keywordFault(keyword, value, DIALECTS.draft07)) return null;
  return { says: `Write ${code(value)} without quotes.`, safety: 'safe', steps: [{ do: 'replace', path, value }] };
}

/**
 * The requirement for this fault: unknown types have one of their own, and so have output schemas in revisions that define one.
 */
function entryOf(place: Place, member: SchemaMember, keyword: string): string {
  const own = member === 'outputSchema' ? 'output-schema/not-valid-json-schema' : 'input-schema/not-valid-json-schema';
  if (member === 'outputSchema' && place.deep.ledger.has(own)) return own;
  return keyword === 'type' || member === 'outputSchema' ? 'json-schema/invalid-keyword-value' : own;
}

const MAX = 5;

/** Keyword values must be valid in the dialect. https://json-schema.org/draft/2020-12/schema */
export const schemaValid = defineShapeRule({
  id: 'json-schema/valid',
  requirements: [
    'json-schema/invalid-keyword-value',
    'input-schema/not-valid-json-schema',
    'output-schema/not-valid-json-schema',
  ],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'A schema {must} be valid in its dialect',
  why: 'Validators cannot compile an invalid schema, so the tool cannot be used, or its values are not checked.',
  how: 'Give each keyword a value that the schema’s dialect allows.',
  examples: {
    good: [
      argument('{"type":["string","null"],"minLength":1,"default":null,"x-order":"first"}'),
      argument('{"enum":[1,"two",null],"examples":[1]}', MODERN),
    ],
    bad: [
      argument('{"type":⟦"int"⟧}'),
      argument('{"type":"array","items":{"type":⟦"strng"⟧}}', MODERN),
      argument('{"type":"string","maxLength":⟦"20"⟧}'),
      argument('{"anyOf":⟦[]⟧}', MODERN),
      tool('"inputSchema":{"type":"object","additionalProperties":false},"outputSchema":{"type":⟦"float"⟧}', MODERN),
    ],
  },
  judge(place) {
    for (const { member, document, misuses } of surveysOf(place.value)) {
      let expectReported = 0;
      for (const misuse of misuses) {
        const { part, keyword, fault } = misuse;
        const path = [member, ...part.path, keyword, ...fault.path];
        if (expectReported >= MAX || isHabit(misuse, document) || place.wrong(path)) continue;
        expectReported++;
        const names = fault.wants === 'type' ? `: ${listed(TYPE_NAMES, 'or', 7)}` : '';
        const fix = keywordPlan(keyword, fault, path);
        place.report({
          requirement: entryOf(place, member, keyword),
          path,
          what: `${within(place, path)} is ${whatIs(fault.found)}; it must be ${fault.expected}${names}.`,
          ...(fix ? { fix } : {}),
        });
      }
    }
  },
});
