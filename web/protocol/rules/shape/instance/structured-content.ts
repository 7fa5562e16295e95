import type { JsonObject } from '../../../json/types.ts';
import { fitsQuickly } from '../../../schema/instance/remember.ts';
import { get, has } from '../../../json/object.ts';
import type { CueContext } from '../../define.ts';
import { defineShapeRule } from '../define.ts';
import type { Asked } from '../../../schema/request-context.ts';
import { answer, FORECAST, LISTED } from './example-texts.ts';
import { faultsOf, findingOf, schemaOf, toolSchema } from './tool-schema.ts';

const MEMBER = 'structuredContent';

/** True for the result of a call that went well: only that one is bound to the schema. */
function isBound(value: JsonObject, asked: Asked | null): boolean {
  if (asked?.method !== 'tools/call' || (has(value, 'isError') && get(value, 'isError') !== false)) return false;
  const type = get(value, 'resultType');
  return typeof type !== 'string' || type === 'complete';
}

/** The text shows the schema of the tool, and one quick reading of it does not settle that the content fits. */
function mayNotFit(value: JsonObject, context: CueContext): boolean {
  const { asked } = context;
  if (!isBound(value, asked)) return false;
  const schema = schemaOf(context, asked?.named ?? undefined, 'outputSchema');
  if (schema === null) return false;
  const content = get(value, MEMBER);
  return content === undefined || !fitsQuickly(schema, content);
}

/** `structuredContent` fits the `outputSchema` that the text shows for the tool called, and is there when a call succeeds. */
export const structuredContent = defineShapeRule({
  id: 'structured-content/schema',
  requirements: ['structured-content/mismatch', 'structured-content/missing'],
  class: 'spec',
  types: ['CallToolResult'],
  title: '`structuredContent` fits the `outputSchema` of the tool',
  why: 'Clients build types and checks from the `outputSchema`; a result that does not fit fails there, long after it was sent.',
  how: 'Send what the `outputSchema` of the tool promises, or change the schema to what the tool really sends.',
  examples: {
    good: [
      answer(
        FORECAST,
        '"structuredContent":{"degrees":21.5,"sky":"clear"}',
        '{\\"degrees\\":21.5,\\"sky\\":\\"clear\\"}',
      ),
      answer(FORECAST, '"isError":true', 'No such city'),
      answer('', '"structuredContent":{"degrees":"warm"}', '{\\"degrees\\":\\"warm\\"}'),
      answer(LISTED, '"structuredContent":[1,2]', '[1,2]', '2026-07-28'),
    ],
    bad: [
      answer(
        FORECAST,
        '"structuredContent":{"degrees":⟦"warm"⟧,"sky":"clear"}',
        '{\\"degrees\\":\\"warm\\",\\"sky\\":\\"clear\\"}',
      ),
      answer(FORECAST, '⟦"structuredContent"⟧:{"degrees":21.5}', '{\\"degrees\\":21.5}'),
      answer(
        FORECAST,
        '"structuredContent":{"degrees":21.5,"sky":⟦"blue"⟧}',
        '{\\"degrees\\":21.5,\\"sky\\":\\"blue\\"}',
        '2025-06-18',
      ),
      answer(LISTED, '"structuredContent":[1,⟦"2"⟧]', '[1,\\"2\\"]', '2026-07-28'),
      answer(FORECAST, null, 'It is warm'),
    ],
  },
  cues: [{ value: mayNotFit }],
  judge(place) {
    const { asked, value } = place;
    if (!asked || !isBound(value, asked)) return;
    const tool = toolSchema(place, get(asked.params, 'name'), 'outputSchema');
    if (!tool) return;
    const content = get(value, MEMBER);
    if (content === undefined) {
      place.report({
        requirement: 'structured-content/missing',
        mark: 'missing',
        title: 'A tool with an `outputSchema` sends `structuredContent`',
        why: 'Clients that rely on the declared output have nothing to read and nothing to check.',
        what: `The result in ${place.name.charAt(0).toLowerCase()}${place.name.slice(1)} has no \`structuredContent\`, which ${tool.name} promises.`,
      });
      return;
    }
    if (place.wrong([MEMBER])) return;
    for (const fault of faultsOf(tool, content, place)) {
      place.report(findingOf(fault, place, MEMBER, 'structured-content/mismatch'));
    }
  },
});
