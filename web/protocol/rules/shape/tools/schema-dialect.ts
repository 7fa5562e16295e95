import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { DEFAULT_DIALECT, dialectAt, DIALECTS } from './dialects.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { MODERN, tool, within } from './example-messages.ts';

const MEMBERS = ['inputSchema', 'outputSchema'] as const;

/** A schema with a dialect other than 2020-12. */
interface Use {
  readonly address: string;
  readonly requirement: string;
}

/** The dialect of a schema of a tool; null if it is 2020-12. */
function otherDialect(tool: JsonObject, member: (typeof MEMBERS)[number]): Use | null {
  const address = get(objectAt(tool, member), '$schema');
  const dialect = typeof address === 'string' ? dialectAt(address) : DIALECTS.r2020;
  if (typeof address !== 'string' || dialect === DIALECTS.r2020) return null;
  if (dialect === null) return { address, requirement: 'json-schema/dialect-unknown' };
  const common = member === 'inputSchema' && dialect >= DIALECTS.draft07;
  return { address, requirement: common ? 'input-schema/dialect-not-recommended' : 'json-schema/dialect-not-2020-12' };
}

/** By list of tools, the first tool with each dialect, and the number of schemas that declare it. */
const lists = new WeakMap<readonly JsonValue[], ReadonlyMap<string, { first: JsonObject; count: number }>>();

/**
 * A server usually declares the same dialect in all its tools: that is one finding in a list, at its first tool.
 * @returns the number of other schemas in the list with this dialect; null if an earlier tool has it
 */
function othersWith({ value, around }: Place, use: Use): number | null {
  const tools = around ? get(around.value, 'tools') : undefined;
  if (!Array.isArray(tools)) return 0;
  let found = lists.get(tools);
  if (!found) lists.set(tools, (found = dialectsIn(tools)));
  const known = found.get(`${use.requirement} ${use.address}`);
  if (!known) return 0;
  return known.first === value ? known.count - 1 : null;
}

function dialectsIn(tools: readonly JsonValue[]): ReadonlyMap<string, { first: JsonObject; count: number }> {
  const found = new Map<string, { first: JsonObject; count: number }>();
  for (const tool of tools) {
    for (const member of isObject(tool) ? MEMBERS : []) {
      const use = isObject(tool) ? otherDialect(tool, member) : null;
      if (!isObject(tool) || !use) continue;
      const key = `${use.requirement} ${use.address}`;
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { first: tool, count: 1 });
    }
  }
  return found;
}

const schema = (dialect: string): string =>
  `"inputSchema":{"$schema":${dialect},"type":"object","properties":{"a":{"type":"number"}}}`;

/** `$schema` declares the dialect; the default is 2020-12, the only dialect that every peer must support. */
export const schemaDialect = defineShapeRule({
  id: 'json-schema/dialect',
  requirements: [
    'json-schema/dialect-unknown',
    'json-schema/dialect-not-2020-12',
    'input-schema/dialect-not-recommended',
  ],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'Schemas {must} use JSON Schema 2020-12',
  why: 'Peers must support only 2020-12, and one without the declared dialect rejects the tool.',
  how: 'Write the schema in 2020-12, and omit `$schema` or set it to that dialect.',
  examples: {
    good: [tool(schema(`"${DEFAULT_DIALECT}"`)), tool(schema(`"${DEFAULT_DIALECT}#"`), MODERN)],
    bad: [
      tool(schema('⟦"http://json-schema.org/draft-07/schema#"⟧')),
      tool(schema('⟦"http://json-schema.org/draft-04/schema#"⟧'), MODERN),
      tool(schema('⟦"https://spec.example.org/dialect"⟧')),
    ],
  },
  judge(place) {
    for (const member of MEMBERS) {
      const use = otherDialect(place.value, member);
      if (!use) continue;
      const { address, requirement } = use;
      const others = othersWith(place, use);
      if (others === null) continue;
      const path = [member, '$schema'];
      const unknown = requirement === 'json-schema/dialect-unknown';
      const more =
        others === 0 ? '' : ` So is that of ${others} more ${others === 1 ? 'schema' : 'schemas'} in this list.`;
      place.report({
        requirement,
        path,
        ...(unknown ? { title: '`$schema` {must} be a known dialect' } : {}),
        ...(unknown ? { why: 'A schema in an unknown dialect cannot be validated.' } : {}),
        what: `${within(place, path)} is ${code(address, 80)}${unknown ? ', which is not the URI of a known dialect' : ', an older dialect that peers need not support'}.${more}`,
        fix: {
          says: 'Declare 2020-12; the schema must then use this dialect.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path, value: DEFAULT_DIALECT }],
        },
      });
    }
  },
});
