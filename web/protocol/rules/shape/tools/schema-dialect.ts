import { get, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { DEFAULT_DIALECT, dialectAt, DIALECTS } from './dialects.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { MODERN, tool, within } from './example-messages.ts';

const schema = (dialect: string): string =>
  `"inputSchema":{"$schema":${dialect},"type":"object","properties":{"a":{"type":"number"}}}`;

/** `$schema` names the dialect; without it 2020-12 is meant, the only one every peer has to know. */
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
  title: 'Schemas are written in JSON Schema 2020-12',
  why: 'Only 2020-12 is sure to be understood. A peer without the dialect refuses the tool.',
  how: 'Write the schema in 2020-12, and leave `$schema` out or name that dialect.',
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
        ...(unknown ? { title: '`$schema` names a dialect people know' } : {}),
        ...(unknown ? { why: 'A schema in an unknown dialect cannot be checked at all.' } : {}),
        what: `${within(place, path)} is ${code(address, 80)}${unknown ? ', which is the address of no dialect known here' : ', an older dialect that a peer need not know'}.`,
        fix: {
          says: 'Name 2020-12; the schema has to be written in it.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path, value: DEFAULT_DIALECT }],
        },
      });
    }
  },
});
