import { get } from '../../../json/object.ts';
import { code, named, short } from '../../../json/describe.ts';
import type { Finding } from '../../define.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { annotationsOf, type Annotation } from './headers.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, tool, within } from './example-messages.ts';

const ARRAYS = new Set(['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains']);
const SHARED = new Set(['$defs', 'definitions']);
const PRIMITIVE = new Set(['string', 'integer', 'boolean', 'null']);

function wrongWay(place: Place, { path, part }: Annotation, via: string): Finding {
  const requirement = ARRAYS.has(via)
    ? 'x-mcp-header/under-items'
    : SHARED.has(via)
      ? 'x-mcp-header/behind-ref'
      : 'x-mcp-header/under-composition';
  const says = SHARED.has(via)
    ? `${named(via)}, which only a \`$ref\` can reach`
    : `${named(via)}, which does not identify a single argument`;
  return {
    requirement,
    path,
    mark: 'member',
    title: '`x-mcp-header` {must} identify a single argument',
    what: `${within(place, part.path.length > 0 ? ['inputSchema', ...part.path] : ['inputSchema'])} has \`x-mcp-header\` inside ${says}. Clients read it only inside \`properties\`.`,
  };
}

/** The type that a header cannot contain, or null. A schema without a type is not judged. */
function foreignType({ part }: Annotation): string | null {
  if (part.up === null) return 'object';
  const type = get(part.schema, 'type');
  const names = typeof type === 'string' ? [type] : Array.isArray(type) ? type : [];
  const foreign = names.find((name) => typeof name === 'string' && !PRIMITIVE.has(name));
  if (typeof foreign === 'string') return foreign;
  return type === 'null' ? 'null' : null;
}

function judge(place: Place, one: Annotation): Finding | null {
  const { path, part } = one;
  if (part.via !== null) return wrongWay(place, one, part.via);
  const type = foreignType(one);
  if (type === null) return null;
  const number = type === 'number';
  return {
    requirement: number ? 'x-mcp-header/number-type' : 'x-mcp-header/non-primitive',
    path,
    mark: 'member',
    title: number
      ? 'A header argument {must} not have the type `number`'
      : 'A header argument {must} be a string, an integer or a boolean',
    what: number
      ? `${within(place, path)} is ${short(one.value)} on an argument of type \`number\`. A fraction can be written in several ways, so header and body may not match.`
      : `${within(place, path)} is ${short(one.value)} on ${part.up === null ? 'the whole schema' : `an argument of type ${code(type)}`}, which cannot be sent in a header.`,
    ...(number && get(part.schema, 'type') === 'number'
      ? {
          fix: {
            says: 'Change the type to `integer`.',
            safety: 'unsafe',
            steps: [{ do: 'replace', path: [...path.slice(0, -1), 'type'], value: 'integer' }],
          },
        }
      : {}),
  };
}

const REGION = '{"type":"string","x-mcp-header":"Region"}';
const MARKED = '{"type":"string",⟦"x-mcp-header":"Region"⟧}';

/** Only a string, integer or boolean that is reached through `properties` alone can become a header. */
export const headerPlaces = defineShapeRule({
  id: 'x-mcp-header/place',
  requirements: [
    'x-mcp-header/under-items',
    'x-mcp-header/under-composition',
    'x-mcp-header/behind-ref',
    'x-mcp-header/non-primitive',
    'x-mcp-header/number-type',
  ],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: '`x-mcp-header` {must} be on a primitive argument',
  why: 'HTTP clients remove the whole tool from the list.',
  how: 'Use it only on arguments of type `string`, `integer` or `boolean` that are reached through `properties` alone.',
  examples: {
    good: [
      argument(`{"type":"object","properties":{"region":${REGION}}}`, MODERN),
      argument('{"type":["integer","null"],"x-mcp-header":"Shard"}', MODERN),
    ],
    bad: [
      argument(`{"type":"array","items":${MARKED}}`, MODERN),
      argument(`{"anyOf":[${MARKED},{"type":"integer"}]}`, MODERN),
      tool(`"inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/r"}},"$defs":{"r":${MARKED}}}`, MODERN),
      argument('{"type":"object",⟦"x-mcp-header":"Place"⟧}', MODERN),
      argument('{"type":"number",⟦"x-mcp-header":"Ratio"⟧}', MODERN),
    ],
  },
  judge(place) {
    for (const annotation of annotationsOf(place)) {
      if (place.wrong(annotation.path)) continue;
      const finding = judge(place, annotation);
      if (finding) place.report(finding);
    }
  },
});
