import type { Path } from '../../../json/plan.ts';
import { get, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { surveysOf } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, within } from './example-messages.ts';

/** Longer ones are not looked at: compiling them is work, and no one writes them by hand. */
const LONGEST = 5000;

/** True when some reading of ECMAScript accepts it; nothing is ever matched against it. */
function compiles(pattern: string): boolean {
  if (pattern.length > LONGEST) return true;
  return ['', 'u'].some((flags) => {
    try {
      return new RegExp(pattern, flags).flags === flags;
    } catch {
      return false;
    }
  });
}

/** What other engines have and JavaScript lacks, for the sentence. */
function hint(pattern: string): string {
  if (pattern.includes('(?P<')) return ' Named groups are written `(?<name>…)`.';
  if (/^\(\?[a-z]+\)/u.test(pattern)) return ' Flags such as `(?i)` are not part of it.';
  if (/[*+?}]\+/u.test(pattern)) return ' Possessive quantifiers are not part of it.';
  return '';
}

function judge(place: Place, pattern: string, path: Path, mark: 'value' | 'key'): void {
  if (compiles(pattern) || place.wrong(path)) return;
  place.report({
    requirement: 'json-schema/bad-regex',
    path,
    mark,
    what: `${within(place, path.slice(0, mark === 'key' ? -1 : undefined))} has ${code(pattern)}, which is no regular expression of ECMAScript.${hint(pattern)}`,
  });
}

/** Patterns are regular expressions of ECMA-262. https://json-schema.org/draft/2020-12/json-schema-core#section-6.4 */
export const schemaPattern = defineShapeRule({
  id: 'json-schema/bad-regex',
  requirements: ['json-schema/bad-regex'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'A pattern is a regular expression',
  why: 'Validators stop at it while they compile the schema, and the tool cannot be used.',
  how: 'Close every bracket and group, and keep to the syntax of ECMAScript.',
  examples: {
    good: [
      argument('{"type":"string","pattern":"^[a-z]{2,3}-\\\\d+$"}'),
      argument('{"type":"object","patternProperties":{"^x-":{"type":"string"}}}', MODERN),
    ],
    bad: [
      argument('{"type":"string","pattern":⟦"^[a-z+$"⟧}'),
      argument('{"type":"string","pattern":⟦"(?i)^de"⟧}', MODERN),
      argument('{"type":"object","patternProperties":{⟦"*-id"⟧:{"type":"string"}}}'),
    ],
  },
  judge(place) {
    for (const { member, patterned } of surveysOf(place.value)) {
      for (const { schema, path } of patterned) {
        const pattern = get(schema, 'pattern');
        if (typeof pattern === 'string') judge(place, pattern, [member, ...path, 'pattern'], 'value');
        const byPattern = get(schema, 'patternProperties');
        if (!isObject(byPattern)) continue;
        for (const name of Object.keys(byPattern))
          judge(place, name, [member, ...path, 'patternProperties', name], 'key');
      }
    }
  },
});
