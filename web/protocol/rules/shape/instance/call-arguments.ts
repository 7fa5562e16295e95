import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { CueContext } from '../../define.ts';
import { fitsQuickly } from '../../../schema/instance/remember.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { afterList, call, CITY, NO_TEXTS, UNION } from './example-texts.ts';
import { faultsOf, findingOf, schemaOf, toolSchema, type ToolSchema } from './tool-schema.ts';

const REQUIREMENT = 'tools/call-arguments-mismatch';
/** The arguments of a call that has none. */
const NOTHING = Object.freeze({});

/** A call without `arguments` is one with none: what the tool requires is missing with them. */
function judgeNone(place: Place, tool: ToolSchema): void {
  const missing = faultsOf(tool, {}, place).find((fault) => fault.path.length === 0);
  if (!missing) return;
  const asks = missing.missing === undefined ? 'does not take none' : `requires ${named(missing.missing)}`;
  place.report({
    requirement: REQUIREMENT,
    mark: 'missing',
    what: `${place.name} calls the tool without \`arguments\`; ${tool.name} ${asks}.`,
  });
}

/** The text shows the schema of the tool, and one quick reading of it does not settle that the arguments fit. */
function mayNotFit(value: JsonObject, context: CueContext): boolean {
  const schema = schemaOf(context, get(value, 'name'), 'inputSchema');
  return schema !== null && !fitsQuickly(schema, get(value, 'arguments') ?? NOTHING);
}

/** `arguments` of a call fit the `inputSchema` that the text shows for the tool. The duty to check them is the server's. */
export const callArguments = defineShapeRule({
  id: 'tools/call-arguments',
  requirements: [REQUIREMENT],
  class: 'spec',
  types: ['CallToolRequestParams'],
  title: 'Arguments fit the `inputSchema` of the tool',
  why: 'The server checks arguments against the schema it has listed, and refuses a call that does not fit.',
  how: 'Send what the `inputSchema` of the tool asks for: its members, their kinds of values, and nothing it rules out.',
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
