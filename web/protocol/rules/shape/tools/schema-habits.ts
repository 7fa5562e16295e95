import type { JsonObject } from '../../../json/types.ts';
import { has, get } from '../../../json/object.ts';
import type { Finding } from '../../define.ts';
import { code, named, whatIs } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { surveysOf, type Misuse, type SchemaMember, type Part } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, FIRST, LEGACY, MODERN, tool, within } from './example-messages.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';

// Repairs for habits of older drafts of JSON Schema.

const BOUND: Readonly<Record<string, string>> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

/** The number moves into the keyword that was a flag; a flag that says no just goes. */
function boundPlan(part: Part, at: Path, flag: string): FixPlan | null {
  const bound = BOUND[flag] ?? '';
  const limit = get(part.schema, bound);
  const path = [...at, flag];
  if (get(part.schema, flag) === false) {
    return { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] };
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

/** The flag goes, and the name of the property moves into the list of the object around. */
function requiredPlan(part: Part, at: Path, document: Path): FixPlan | null {
  const path = [...at, 'required'];
  const found = get(part.schema, 'required');
  const flag = found === 'true' ? true : found === 'false' ? false : found;
  const remove = { do: 'remove', path } as const;
  if (flag === false || flag === null) return { says: 'Leave it out.', safety: 'safe', steps: [remove] };
  if (typeof flag === 'string') {
    return { says: 'Make it a list.', safety: 'safe', steps: [{ do: 'replace', path, value: [flag] }] };
  }
  const { property, up } = part;
  if (flag !== true || property === null || !up) return null;
  const list = get(up.schema, 'required');
  const around = [...document, ...up.path];
  const says = `List \`${property}\` in the \`required\` of the object around.`;
  if (list === undefined) {
    const value = [property];
    return { says, safety: 'safe', steps: [remove, { do: 'insert', path: around, key: 'required', value }] };
  }
  if (!Array.isArray(list)) return null;
  const value = list.includes(property) ? list : [...list, property];
  return { says, safety: 'safe', steps: [remove, { do: 'replace', path: [...around, 'required'], value }] };
}

/** The mistakes that this rule knows by name, so that others leave them alone. */
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
      title: '`required` lists names, beside `properties`',
      why: 'Validators refuse such a schema, or take every argument for optional.',
      what: `${within(place, path)} is ${whatIs(fault.found)}. It is a list, and it names properties of the object it stands in.`,
      ...(fix ? { fix } : {}),
    };
  }
  if (keyword === 'items') {
    const steps = [{ do: 'rename', path, to: 'prefixItems' }] as const;
    return {
      requirement: 'input-schema/tuple-items-default-dialect',
      path,
      mark: 'key',
      title: 'A list of schemas is called `prefixItems`',
      why: 'Without `$schema` this is read as 2020-12, where `items` is one schema for all items; a list of them is invalid.',
      what: `${within(place, path)} is a list of schemas, as up to 2019-09. The schema names no such dialect.`,
      ...(has(part.schema, 'prefixItems') ? {} : { fix: { says: 'Name it `prefixItems`.', safety: 'safe', steps } }),
    };
  }
  const fix = boundPlan(part, at, keyword);
  return {
    requirement: 'json-schema/boolean-exclusive',
    path,
    title: `${named(keyword)} is a number`,
    what: `${within(place, path)} is ${code(fault.found)}. It was a flag up to draft-04; since then it is the limit itself.`,
    ...(fix ? { fix } : {}),
  };
}

/** Three habits of older drafts that 2020-12 takes for mistakes. https://json-schema.org/draft/2020-12/release-notes */
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
  title: 'A schema is written as its dialect has it',
  why: 'The limit is not enforced, or the whole schema is refused.',
  how: 'Limits are numbers, `required` is a list beside `properties`, and tuples are written with `prefixItems`.',
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
