import type { JsonObject } from '../../../json/types.ts';
import { fitsQuickly } from '../../../schema/instance/remember.ts';
import { get, has } from '../../../json/object.ts';
import type { CueContext } from '../../define.ts';
import { defineShapeRule } from '../define.ts';
import type { RequestContext } from '../../../schema/request-context.ts';
import { answer, FORECAST, LISTED } from './example-texts.ts';
import { faultsOf, findingOf, schemaOf, toolSchema } from './tool-schema.ts';

const MEMBER = 'structuredContent';

/** True for the result of a successful call: the schema applies only to it. */
function isBound(value: JsonObject, request: RequestContext | null): boolean {
  if (request?.method !== 'tools/call' || (has(value, 'isError') && get(value, 'isError') !== false)) return false;
  const type = get(value, 'resultType');
  return typeof type !== 'string' || type === 'complete';
}

/** The input contains the schema of the tool, and the fast check does not show that the content matches it. */
function mayNotFit(value: JsonObject, context: CueContext): boolean {
  const { request } = context;
  if (!isBound(value, request)) return false;
  const schema = schemaOf(context, request?.named ?? undefined, 'outputSchema');
  if (schema === null) return false;
  const content = get(value, MEMBER);
  return content === undefined || !fitsQuickly(schema, content);
}

/** `structuredContent` matches the `outputSchema` of the called tool in the input, and is present when a call succeeds. */
export const structuredContent = defineShapeRule({
  id: 'structured-content/schema',
  requirements: ['structured-content/mismatch', 'structured-content/missing'],
  class: 'spec',
  types: ['CallToolResult'],
  title: '`structuredContent` {must} match the tool’s `outputSchema`',
  why: 'Clients derive types and checks from the `outputSchema`, so a result that does not match fails there.',
  how: 'Return what the tool’s `outputSchema` describes, or change the schema to what the tool really returns.',
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
    const { request, value } = place;
    if (!request || !isBound(value, request)) return;
    const tool = toolSchema(place, get(request.params, 'name'), 'outputSchema');
    if (!tool) return;
    const content = get(value, MEMBER);
    if (content === undefined) {
      place.report({
        requirement: 'structured-content/missing',
        mark: 'missing',
        title: 'A tool with an `outputSchema` {must} return `structuredContent`',
        why: 'Clients that rely on the declared output have nothing to read or validate.',
        what: `The result in ${place.name.charAt(0).toLowerCase()}${place.name.slice(1)} has no \`structuredContent\`, which ${tool.name} requires.`,
      });
      return;
    }
    if (place.wrong([MEMBER])) return;
    for (const fault of faultsOf(tool, content, place)) {
      place.report(findingOf(fault, place, MEMBER, 'structured-content/mismatch'));
    }
  },
});
