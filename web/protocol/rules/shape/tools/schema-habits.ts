import type { JsonObject } from '../../../json/types.ts';
import { has, get } from '../../../json/object.ts';
import type { Finding } from '../../define.ts';
import { code, named, whatIs } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { surveysOf, type Misuse, type SchemaMember, type Part } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, FIRST, LEGACY, MODERN, tool, within } from './example-messages.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';

// Fixes for habits from older drafts of JSON Schema.

const BOUND: Readonly<Record<string, string>> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

/** Moves the number into the keyword that was a boolean; a `false` is only removed. */
function boundPlan(part: Part, at: Path, flag: string): FixPlan | null {
  const bound = BOUND[flag] ?? '';
  const limit = get(part.schema, bound);
  const path = [...at, flag];
  if (get(part.schema, flag) === false) {
    return { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] };
  }
  if (typeof limit !== 'number') return null;
  return {
    says: `Write the limit itself: \`"${flag}": ${limit}\`.`,
    safety: 'safe',
    steps: [
      { do: 'replace', path, value: limit },
      { do: 'remove', path: [...at, bound] },
    ],
  };
}

/** Removes the boolean and adds the property name to the `required` array of the parent object. */
function requiredPlan(part: Part, at: Path, document: Path): FixPlan | null {
  const path = [...at, 'required'];
  const found = get(part.schema, 'required');
  const flag = found === 'true' ? true : found === 'false' ? false : found;
  const remove = { do: 'remove', path } as const;
  if (flag === false || flag === null) return { says: 'Remove it.', safety: 'safe', steps: [remove] };
  if (typeof flag === 'string') {
    return { says: 'Convert it to an array.', safety: 'safe', steps: [{ do: 'replace', path, value: [flag] }] };
  }
  const { property, up } = part;
  if (flag !== true || property === null || !up) return null;
  const list = get(up.schema, 'required');
  const around = [...document, ...up.path];
  const says = `Add \`${property}\` to the \`required\` array of the parent object.`;
  if (list === undefined) {
    const value = [property];
    return { says, safety: 'safe', steps: [remove, { do: 'insert', path: around, key: 'required', value }] };
  }
  if (!Array.isArray(list)) return null;
  const value = list.includes(property) ? list : [...list, property];
  return { says, safety: 'safe', steps: [remove, { do: 'replace', path: [...around, 'required'], value }] };
}

/** The mistakes that this rule recognizes, so that other rules ignore them. */
export function isHabit({ keyword, fault }: Misuse, document: JsonObject): boolean {
  if (keyword === 'items') return Array.isArray(fault.found) && fault.path.length === 0 && !has(document, '$schema');
  if (keyword === 'required') return fault.path.length === 0 && !Array.isArray(fault.found);
  return (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') && typeof fault.found === 'boolean';
}

function judgeHabit(place: Place, { part, keyword, fault }: Misuse, member: SchemaMember): Finding {
  const at = [member, ...part.path];
  const path = [...at, keyword];
  if (keyword === 'required') {
    const fix = requiredPlan(part, at, [member]);
    const known = place.deep.ledger.has('json-schema/required-not-array') || member !== 'inputSchema';
    return {
      requirement: known ? 'json-schema/required-not-array' : 'input-schema/required-array',
      path,
      title: '`required` {must} be an array of names beside `properties`',
      why: 'Validators reject such a schema or treat every argument as optional.',
      what: `${within(place, path)} is ${whatIs(fault.found)}. It must be an array with property names of the object that contains it.`,
      ...(fix ? { fix } : {}),
    };
  }
  if (keyword === 'items') {
    const steps = [{ do: 'rename', path, to: 'prefixItems' }] as const;
    return {
      requirement: 'input-schema/tuple-items-default-dialect',
      path,
      mark: 'key',
      title: 'An array of schemas {must} be called `prefixItems`',
      why: 'Without `$schema`, the dialect is 2020-12, where `items` is one schema for all items and an array is invalid.',
      what: `${within(place, path)} is an array of schemas, which is valid only until 2019-09. The schema declares no such dialect.`,
      ...(has(part.schema, 'prefixItems')
        ? {}
        : { fix: { says: 'Rename it to `prefixItems`.', safety: 'safe', steps } }),
    };
  }
  const fix = boundPlan(part, at, keyword);
  return {
    requirement: 'json-schema/boolean-exclusive',
    path,
    title: `${named(keyword)} {must} be a number`,
    what: `${within(place, path)} is ${code(fault.found)}. Until draft-04 it was a boolean; since then it is the limit itself.`,
    ...(fix ? { fix } : {}),
  };
}

/** Three habits from older drafts that are invalid in 2020-12. https://json-schema.org/draft/2020-12/release-notes */
export const schemaHabits = defineShapeRule({
  id: 'json-schema/old-habits',
  requirements: [
    'json-schema/boolean-exclusive',
    'json-schema/required-not-array',
    'input-schema/required-array',
    'input-schema/tuple-items-default-dialect',
  ],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'A schema {must} follow its dialect',
  why: 'Validators do not enforce the limit, or reject the whole schema.',
  how: 'Use numbers as limits, put the `required` array beside `properties`, and write tuples with `prefixItems`.',
  examples: {
    good: [
      argument('{"type":"number","exclusiveMinimum":0}'),
      tool(
        '"inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"a":{"type":"array","prefixItems":[{"type":"number"}]}},"required":["a"]}',
      ),
    ],
    bad: [
      argument('{"type":"number","minimum":0,"exclusiveMinimum":⟦true⟧}'),
      argument('{"type":"integer","maximum":9,"exclusiveMaximum":⟦false⟧}', MODERN),
      argument('{"type":"string","required":⟦true⟧}', LEGACY),
      tool('"inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"required":⟦"a"⟧}', MODERN),
      argument('{"type":"string","required":⟦true⟧}', FIRST),
      argument('{"type":"array",⟦"items"⟧:[{"type":"number"},{"type":"number"}]}'),
    ],
  },
  judge(place) {
    for (const { member, document, misuses } of surveysOf(place.value)) {
      for (const misuse of misuses) {
        if (!isHabit(misuse, document) || place.wrong([member, ...misuse.part.path, misuse.keyword])) continue;
        place.report(judgeHabit(place, misuse, member));
      }
    }
  },
});
