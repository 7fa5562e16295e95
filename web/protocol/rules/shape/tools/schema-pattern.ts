import type { Path } from '../../../json/plan.ts';
import { get, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { surveysOf } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, within } from './example-messages.ts';

/** Longer patterns are not checked: compiling them is expensive, and they are not written by hand. */
const LONGEST = 5000;

/** True when some mode of ECMAScript accepts the pattern; it is never executed. */
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

/** A hint for the message: features of other engines that JavaScript lacks. */
function hint(pattern: string): string {
  if (pattern.includes('(?P<')) return ' Named groups are written `(?<name>…)`.';
  if (/^\(\?[a-z]+\)/u.test(pattern)) return ' ECMAScript does not support flags such as `(?i)`.';
  if (/[*+?}]\+/u.test(pattern)) return ' ECMAScript does not support possessive quantifiers.';
  return '';
}

function judge(place: Place, pattern: string, path: Path, mark: 'value' | 'key'): void {
  if (compiles(pattern) || place.wrong(path)) return;
  place.report({
    requirement: 'json-schema/bad-regex',
    path,
    mark,
    what: `${within(place, path.slice(0, mark === 'key' ? -1 : undefined))} has ${code(pattern)}, which is not a regular expression of ECMAScript.${hint(pattern)}`,
  });
}

/** Patterns are regular expressions of ECMA-262. https://json-schema.org/draft/2020-12/json-schema-core#section-6.4 */
export const schemaPattern = defineShapeRule({
  id: 'json-schema/bad-regex',
  requirements: ['json-schema/bad-regex'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'A pattern {must} be a valid regular expression',
  why: 'Validators fail when they compile the schema, so the tool cannot be used.',
  how: 'Close every bracket and group, and use only the syntax of ECMAScript.',
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
