import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { CueContext } from '../../define.ts';
import { fitsQuickly } from '../../../schema/instance/remember.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { afterList, call, CITY, NO_TEXTS, UNION } from './example-texts.ts';
import { faultsOf, findingOf, schemaOf, toolSchema, type ToolSchema } from './tool-schema.ts';

const REQUIREMENT = 'tools/call-arguments-mismatch';
/** The arguments of a call without `arguments`. */
const NOTHING = Object.freeze({});

/** A call without `arguments` has none, so every argument that the tool requires is missing. */
function judgeNone(place: Place, tool: ToolSchema): void {
  const missing = faultsOf(tool, {}, place).find((fault) => fault.path.length === 0);
  if (!missing) return;
  const requests =
    missing.missing === undefined ? 'does not accept a call without them' : `requires ${named(missing.missing)}`;
  place.report({
    requirement: REQUIREMENT,
    mark: 'missing',
    what: `${place.name} calls the tool without \`arguments\`; ${tool.name} ${requests}.`,
  });
}

/** The input contains the schema of the tool, and the fast check does not show that the arguments match it. */
function mayNotFit(value: JsonObject, context: CueContext): boolean {
  const schema = schemaOf(context, get(value, 'name'), 'inputSchema');
  return schema !== null && !fitsQuickly(schema, get(value, 'arguments') ?? NOTHING);
}

/** The `arguments` of a call match the `inputSchema` of the tool in the input. Validation is the server’s duty. */
export const callArguments = defineShapeRule({
  id: 'tools/call-arguments',
  requirements: [REQUIREMENT],
  class: 'spec',
  types: ['CallToolRequestParams'],
  title: 'The arguments do not match the tool’s `inputSchema`',
  why: 'The server validates arguments against the schema that it lists, and rejects a call that does not match.',
  how: 'Send arguments that match the tool’s `inputSchema`: its members and types, and nothing that it excludes.',
  examples: {
    good: [
      afterList(CITY, call('"arguments":{"city":"Lima","days":2}')),
      afterList(NO_TEXTS, call('"arguments":{}')),
      afterList(NO_TEXTS, call()),
      afterList(UNION, call('"arguments":{"at":{"kind":"place","city":"Lima"}}')),
    ],
    bad: [
      afterList(CITY, call('"arguments":{"city":"Lima","days":⟦"2"⟧}')),
      afterList(CITY, call('⟦"arguments"⟧:{"town":"Lima"}')),
      afterList(CITY, call('⟦"arguments"⟧:{"citty":"Lima"}')),
      afterList(CITY, call('"arguments":{"city":"Lima","units":⟦"metrics"⟧}')),
      afterList(NO_TEXTS, call('"arguments":{⟦"city"⟧:"Lima"}')),
      afterList(CITY, call().replace('"params"', '⟦"params"⟧')),
      afterList(UNION, call('"arguments":{"at":{"kind":"point","lat":⟦-100⟧,"lon":3}}')),
    ],
  },
  cues: [{ value: mayNotFit }],
  judge(place) {
    const tool = toolSchema(place, get(place.value, 'name'), 'inputSchema');
    if (!tool) return;
    if (!has(place.value, 'arguments')) return judgeNone(place, tool);
    const value = get(place.value, 'arguments');
    if (!isObject(value) || place.wrong(['arguments'])) return;
    for (const fault of faultsOf(tool, value, place)) place.report(findingOf(fault, place, 'arguments', REQUIREMENT));
  },
});
