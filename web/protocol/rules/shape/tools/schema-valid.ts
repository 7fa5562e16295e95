import { listed, whatIs } from '../../words.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { dialectOf, documentsOf, partsOf, type SchemaMember } from './documents.ts';
import { keywordPlan } from './keyword-plans.ts';
import { keywordFault, TYPE_NAMES, type KeywordFault } from './keywords.ts';
import { argument, MODERN, tool, within } from './say.ts';

/** The entry that speaks of this fault: unknown types have one of their own, and outputs have since they have one. */
function entryOf(place: Place, member: SchemaMember, keyword: string): string {
  const own = member === 'outputSchema' ? 'output-schema/not-valid-json-schema' : 'input-schema/not-valid-json-schema';
  if (member === 'outputSchema' && place.deep.ledger.has(own)) return own;
  return keyword === 'type' || member === 'outputSchema' ? 'json-schema/invalid-keyword-value' : own;
}

/** Left to `json-schema/old-habits`, which knows what was meant. */
function isHabit(keyword: string, fault: KeywordFault): boolean {
  return (
    (keyword === 'required' && fault.path.length === 0) ||
    (keyword === 'items' && Array.isArray(fault.found)) ||
    (keyword.startsWith('exclusive') && typeof fault.found === 'boolean')
  );
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
    for (const { member, document } of documentsOf(place.value)) {
      const dialect = dialectOf(document);
      if (dialect === null) continue;
      let told = 0;
      for (const part of partsOf(document)) {
        for (const keyword of Object.keys(part.schema)) {
          const value = part.schema[keyword];
          const fault = value === undefined ? null : keywordFault(keyword, value, dialect);
          if (!fault || told >= MOST) continue;
          if (isHabit(keyword, fault) && !(keyword === 'items' && Object.hasOwn(document, '$schema'))) continue;
          const path = [member, ...part.path, keyword, ...fault.path];
          if (place.wrong(path)) continue;
          told++;
          const types = fault.wants === 'type';
          const fix = keywordPlan(keyword, fault, path);
          place.report({
            requirement: entryOf(place, member, keyword),
            path,
            what: `${within(place, path)} is ${whatIs(fault.found)}; it takes ${fault.expected}${types ? `: ${listed(TYPE_NAMES, 'or', 7)}` : ''}.`,
            ...(fix ? { fix } : {}),
          });
        }
      }
    }
  },
});
