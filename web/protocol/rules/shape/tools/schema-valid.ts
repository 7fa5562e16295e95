import { listed, whatIs } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { surveysOf, type SchemaMember } from './documents.ts';
import { keywordPlan } from './keyword-plans.ts';
import { TYPE_NAMES } from './keywords.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, tool, within } from './say.ts';
import { isHabit } from './schema-habits.ts';

/** The entry that speaks of this fault: unknown types have one of their own, and outputs have since they have one. */
function entryOf(place: Place, member: SchemaMember, keyword: string): string {
  const own = member === 'outputSchema' ? 'output-schema/not-valid-json-schema' : 'input-schema/not-valid-json-schema';
  if (member === 'outputSchema' && place.deep.ledger.has(own)) return own;
  return keyword === 'type' || member === 'outputSchema' ? 'json-schema/invalid-keyword-value' : own;
}

const MOST = 5;

/** The values of keywords are what the dialect allows. https://json-schema.org/draft/2020-12/schema */
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
  title: 'A schema is valid in its dialect',
  why: 'Validators refuse to compile an invalid schema, so that the tool cannot be used, or is used unchecked.',
  how: 'Write each keyword with a value that the dialect of the schema knows.',
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
      let told = 0;
      for (const misuse of misuses) {
        const { part, keyword, fault } = misuse;
        const path = [member, ...part.path, keyword, ...fault.path];
        if (told >= MOST || isHabit(misuse, document) || place.wrong(path)) continue;
        told++;
        const names = fault.wants === 'type' ? `: ${listed(TYPE_NAMES, 'or', 7)}` : '';
        const fix = keywordPlan(keyword, fault, path);
        place.report({
          requirement: entryOf(place, member, keyword),
          path,
          what: `${within(place, path)} is ${whatIs(fault.found)}; it takes ${fault.expected}${names}.`,
          ...(fix ? { fix } : {}),
        });
      }
    }
  },
});
