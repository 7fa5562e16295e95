import { get, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { DEFAULT_DIALECT, dialectAt, DIALECTS } from './dialects.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { MODERN, tool, within } from './example-messages.ts';

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
  why: 'Peers must support only 2020-12. A peer without the declared dialect rejects the tool.',
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
    for (const member of ['inputSchema', 'outputSchema']) {
      const address = get(objectAt(place.value, member), '$schema');
      if (typeof address !== 'string') continue;
      const dialect = dialectAt(address);
      if (dialect === DIALECTS.r2020) continue;
      const path = [member, '$schema'];
      const unknown = dialect === null;
      const common = member === 'inputSchema' && dialect !== null && dialect >= DIALECTS.draft07;
      place.report({
        requirement: unknown
          ? 'json-schema/dialect-unknown'
          : common
            ? 'input-schema/dialect-not-recommended'
            : 'json-schema/dialect-not-2020-12',
        path,
        ...(unknown ? { title: '`$schema` {must} be a known dialect' } : {}),
        ...(unknown ? { why: 'A schema in an unknown dialect cannot be validated.' } : {}),
        what: `${within(place, path)} is ${code(address, 80)}${unknown ? ', which is not the URI of a known dialect' : ', an older dialect that peers need not support'}.`,
        fix: {
          says: 'Declare 2020-12; the schema must then use this dialect.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path, value: DEFAULT_DIALECT }],
        },
      });
    }
  },
});
